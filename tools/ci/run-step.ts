import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './steps.ts';
import { type FileTime, readVitestReport } from './vitest-report.ts';

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  /**
   * User and system time of the step's processes. Unlike `seconds`, it hardly depends on what else the machine does.
   */
  readonly cpuSeconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

/** Writes the output of a step to a log and prints the log at the end, so that concurrent steps do not mix lines. */
export async function runStep(
  step: Step,
  { root, logs }: { readonly root: string; readonly logs: string },
): Promise<StepResult> {
  const file = (extension: string) => join(logs, `${createFileName(step)}.${extension}`);
  console.log(`=== ${step.name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file('json')}`];
  const command = [...step.command, ...(step.isTests ? reporters : [])];
  const output = openSync(file('log'), 'w');
  const started = performance.now();
  const script = step.ownServices === undefined ? timesScript : servicesScript;
  const child = spawn('bash', ['-c', script, 'bash', file('times'), ...command], {
    cwd: root,
    env: { ...process.env, ...createOwnServicesEnvironment(step) },
    stdio: ['ignore', output, output],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  closeSync(output);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${readFileSync(file('log'), 'utf8')}--- ${step.name}: ${seconds.toFixed(0)} s`);
  const ownCounts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.isTests
    ? readVitestReport(file('json'), root, code ?? 1)
    : { ...ownCounts, failures: code === 0 ? [] : [`exit code ${code}`], files: [] };
  return {
    ...counts,
    name: step.name,
    seconds,
    cpuSeconds: readCpuSeconds(file('times')),
    failures: counts.failures.map((line) => `${step.name}: ${line}`),
  };
}

/** Runs a command. Writes its CPU times, as the shell's `times` prints them, to the file in the first argument. */
const timesScript = 'file=$1; shift; "$@"; code=$?; times >"$file"; exit $code';

const servicesScript = `trap 'npm run --silent services -- down' EXIT
npm run --silent services -- up || exit 1
${timesScript}`;

function createFileName({ name }: Step): string {
  return name.replaceAll(':', '-');
}

/** Gives a step with its own services a data folder and ports that nothing else uses. */
function createOwnServicesEnvironment(step: Step): Readonly<Record<string, string>> {
  return step.ownServices === undefined
    ? {}
    : {
        BLAZON_DATA: `.data/${createFileName(step)}`,
        BLAZON_PORT_OFFSET: String(Number(process.env['BLAZON_PORT_OFFSET'] ?? 0) + step.ownServices),
      };
}

/** Adds user and system time. The second line of `times` is about child processes: `0m1.234s 0m0.567s`. */
function readCpuSeconds(file: string): number {
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  return children
    .split(' ')
    .map((time) => time.split('m'))
    .reduce((sum, [minutes, rest = '0s']) => sum + Number(minutes) * 60 + Number(rest.slice(0, -1)), 0);
}
