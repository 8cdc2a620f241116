import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './steps.ts';
import { type FileTime, readVitestReport } from './vitest-report.ts';

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  /** User and system time of the step's processes: comparable between a quiet machine and a busy one. */
  readonly cpuSeconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

/** Runs a step with its output in a separate log, and prints that when it has ended: lanes must not mix lines. */
export async function runStep(
  step: Step,
  { root, logs }: { readonly root: string; readonly logs: string },
): Promise<StepResult> {
  const file = (extension: string) => join(logs, `${slugOfStep(step)}.${extension}`);
  console.log(`=== ${step.name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file('json')}`];
  const command = [...step.command, ...(step.isTests ? reporters : [])];
  const output = openSync(file('log'), 'w');
  const started = performance.now();
  const script = step.ownServices === undefined ? runWithTimesScript : runWithServicesScript;
  const child = spawn('bash', ['-c', script, 'bash', file('times'), ...command], {
    cwd: root,
    env: { ...process.env, ...createOwnServices(step) },
    stdio: ['ignore', output, output],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  closeSync(output);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${readFileSync(file('log'), 'utf8')}--- ${step.name}: ${seconds.toFixed(0)} s`);
  const whole = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.isTests
    ? readVitestReport(file('json'), root, code ?? 1)
    : { ...whole, failures: code === 0 ? [] : [`exit code ${code}`], files: [] };
  return {
    ...counts,
    name: step.name,
    seconds,
    cpuSeconds: readCpuSeconds(file('times')),
    failures: counts.failures.map((line) => `${step.name}: ${line}`),
  };
}

/** The shell's own times of its children, written to the first parameter; the rest is the command. */
const runWithTimesScript = 'file=$1; shift; "$@"; code=$?; times >"$file"; exit $code';

const runWithServicesScript = `trap 'npm run --silent services -- down' EXIT
npm run --silent services -- up || exit 1
${runWithTimesScript}`;

function slugOfStep({ name }: Step): string {
  return name.replaceAll(':', '-');
}

/** A data folder and ports that nothing else uses. */
function createOwnServices(step: Step): Readonly<Record<string, string>> {
  return step.ownServices === undefined
    ? {}
    : {
        BLAZON_DATA: `.data/${slugOfStep(step)}`,
        BLAZON_PORT_OFFSET: String(Number(process.env['BLAZON_PORT_OFFSET'] ?? 0) + step.ownServices),
      };
}

/** The second line of `times` is the children's: `0m1.234s 0m0.567s`. */
function readCpuSeconds(file: string): number {
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  return children
    .split(' ')
    .map((time) => time.split('m'))
    .reduce((sum, [minutes, rest = '0s']) => sum + Number(minutes) * 60 + Number(rest.slice(0, -1)), 0);
}
