import { writeFileSync } from 'node:fs';
import type { StepResult } from './run-step.ts';

const maxShownFiles = 15;

export interface PhaseUsage {
  readonly seconds: number;
  /** How much of all cores' time was used, from 0 to 1. If it is low, the phase could run more steps at once. */
  readonly busyShare: number;
}

/** Prints the steps and their durations and writes them to `file`. Returns true if some passed and none failed. */
export function printReport({
  seconds,
  phases,
  results,
  file,
}: {
  readonly seconds: number;
  readonly phases: readonly PhaseUsage[];
  readonly results: readonly StepResult[];
  readonly file: string;
}): boolean {
  const steps = results.map(({ name, passed, failed, ...step }) => ({
    name,
    seconds: roundToTenth(step.seconds),
    cpuSeconds: roundToTenth(step.cpuSeconds),
    passed,
    failed,
  }));
  const files = results
    .flatMap((result) => result.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, maxShownFiles);
  writeFileSync(file, `${JSON.stringify({ seconds: roundToTenth(seconds), phases, steps, files })}\n`);

  console.log(`\n${formatRow('step', 'seconds', 'CPU seconds', 'passed', 'failed')}`);
  for (const step of steps)
    console.log(formatRow(step.name, step.seconds, step.cpuSeconds, step.passed, step.failed));
  console.log('\nslowest test files');
  for (const each of files)
    console.log(`${String(each.seconds).padStart(8)} s  ${each.file} (${each.tests} tests)`);
  console.log('');
  for (const [index, phase] of phases.entries())
    console.log(`phase ${index + 1}: ${phase.seconds} s, cores ${Math.round(phase.busyShare * 100)} % busy`);
  console.log(`${roundToTenth(seconds)} s in all`);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, step) => total + step[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0;
}

function formatRow(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(24) + cells.map((cell) => String(cell).padStart(13)).join('');
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
