/**
 * `node tools/ci.ts run` runs the steps that every change must pass, and `node tools/ci.ts nightly` the longer
 * nightly steps. `.ci/run` and `.ci/nightly` call them after tools/bootstrap. `nightly --short` runs the nightly programs
 * in their short form. `--only a,b` runs only those steps of tools/ci/steps.ts. Prints the duration of each step, the
 * slowest test files and the failures, and writes them to .data/ci.json. The last line is `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startMeasuringBusyShare } from './ci/busy-share.ts';
import { type PhaseUsage, printReport } from './ci/report.ts';
import { type StepResult, runStep } from './ci/run-step.ts';
import { changePhases, nightlyPhases, type Phase, shortNightlyPhases, type Step } from './ci/steps.ts';

const root = resolve(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const tiers: Readonly<Record<string, readonly Phase[]>> = {
  run: changePhases,
  nightly: options.short ? shortNightlyPhases : nightlyPhases,
};
const tierName = positionals[0] ?? '';
const tier = tiers[tierName];
if (tier === undefined) throw new Error('usage: node tools/ci.ts run | nightly [--short] [--only step,step]');
// A change must not fail because of a random value that no earlier run tried. Nightly runs try new values.
if (tierName === 'run') process.env['BLAZON_SEED'] ??= '20261118';
const requestedStepNames = options.only?.split(',');
function isRequestedStep({ name }: Step) {
  return requestedStepNames === undefined || requestedStepNames.includes(name);
}

const startMilliseconds = performance.now();
const results: StepResult[] = [];
const phases: PhaseUsage[] = [];
const logsFolder = join(root, '.data/ci');
rmSync(logsFolder, { recursive: true, force: true });
mkdirSync(logsFolder, { recursive: true });

function createServicesStep(action: 'up' | 'down'): Step {
  return {
    name: `services-${action}`,
    command: ['npm', 'run', '--silent', 'services', '--', action],
  };
}

async function runAndRecord(step: Step): Promise<void> {
  results.push(await runStep(step, { root, logs: logsFolder }));
}

// On Ctrl-C or SIGTERM, stops the services before exiting.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void runAndRecord(createServicesStep('down')).finally(() => process.exit(1)));

try {
  await runAndRecord(createServicesStep('up'));
  // Most steps need the services. Without them, dozens of failures would hide the reason.
  const areServicesUp = results.every(({ failed }) => failed === 0);
  for (const { atOnce, steps } of areServicesUp ? tier : []) {
    // Each lane takes its next step from the same iterator, so none is idle while steps are left.
    const remainingSteps = steps.filter(isRequestedStep).values();
    const phaseBegin = performance.now();
    const stopMeasuring = startMeasuringBusyShare();
    const runLane = async () => {
      for (const step of remainingSteps) await runAndRecord(step);
    };
    await Promise.all(Array.from({ length: atOnce }, runLane));
    phases.push({ seconds: Math.round((performance.now() - phaseBegin) / 1000), busyShare: stopMeasuring() });
  }
} finally {
  await runAndRecord(createServicesStep('down'));
}

const seconds = (performance.now() - startMilliseconds) / 1000;
process.exitCode = printReport({ seconds, phases, results, file: join(root, '.data/ci.json') }) ? 0 : 1;
