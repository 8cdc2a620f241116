/**
 * `node tools/ci.ts run` runs what every change must pass, `node tools/ci.ts nightly` the long forms; `.ci/run` and
 * `.ci/nightly` call them after tools/bootstrap. Starts the services, runs the steps of tools/ci/steps.ts, stops the
 * services, and prints each step's seconds, the slowest test files and the failures; the same as JSON in
 * .data/ci.json. `--only a,b` runs only those steps. The last line is `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBusyShare } from './ci/busy-share.ts';
import { type PhaseTime, printReport } from './ci/report.ts';
import { type StepResult, runStep } from './ci/run-step.ts';
import { everyChange, nightly, type Phase, type Step } from './ci/steps.ts';

const root = resolve(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const tiers: Readonly<Record<string, readonly Phase[]>> = { run: everyChange, nightly };
const tier = tiers[positionals[0] ?? ''];
if (tier === undefined) throw new Error('usage: node tools/ci.ts run | nightly [--only step,step]');
const only = options.only?.split(',');
function isWanted({ name }: Step) {
  return only === undefined || only.includes(name);
}

const begin = performance.now();
const results: StepResult[] = [];
const phases: PhaseTime[] = [];
const logsFolder = join(root, '.data/ci');
rmSync(logsFolder, { recursive: true, force: true });
mkdirSync(logsFolder, { recursive: true });

function createServicesStep(word: string): Step {
  return {
    name: `services-${word}`,
    command: ['npm', 'run', '--silent', 'services', '--', word],
  };
}

async function runAndRecord(step: Step): Promise<void> {
  results.push(await runStep(step, { root, logs: logsFolder }));
}

// When we are stopped, our services must stop too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void runAndRecord(createServicesStep('down')).finally(() => process.exit(1)));

try {
  await runAndRecord(createServicesStep('up'));
  for (const { atOnce, steps } of tier) {
    // All lanes share one iterator, so none idles while steps are left.
    const left = steps.filter(isWanted).values();
    const phaseBegin = performance.now();
    const busyShare = measureBusyShare();
    const lane = async () => {
      for (const step of left) await runAndRecord(step);
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    phases.push({ seconds: Math.round((performance.now() - phaseBegin) / 1000), busyShare: busyShare() });
  }
} finally {
  await runAndRecord(createServicesStep('down'));
}

const seconds = (performance.now() - begin) / 1000;
process.exitCode = printReport({ seconds, phases, results, file: join(root, '.data/ci.json') }) ? 0 : 1;
