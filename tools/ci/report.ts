import { writeFileSync } from 'node:fs';
import type { StepResult } from './run-step.ts';

const shownFiles = 15;

export interface PhaseTime {
  readonly seconds: number;
  /** Of the time of all cores, what any process of the machine used: a low share means that more steps fit in. */
  readonly busyShare: number;
}

/** Prints the steps and their durations, and writes them to `file`. True when something passed and nothing failed. */
export function report({
  seconds,
  phases,
  results,
  file,
}: {
  readonly seconds: number;
  readonly phases: readonly PhaseTime[];
  readonly results: readonly StepResult[];
  readonly file: string;
}): boolean {
  const steps = results.map(({ name, passed, failed, ...step }) => ({
    name,
    seconds: rounded(step.seconds),
    cpuSeconds: rounded(step.cpuSeconds),
    passed,
    failed,
  }));
  const files = results
    .flatMap((result) => result.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownFiles);
  writeFileSync(file, `${JSON.stringify({ seconds: rounded(seconds), phases, steps, files })}\n`);

  console.log(`\n${row('step', 'seconds', 'CPU seconds', 'passed', 'failed')}`);
  for (const step of steps)
    console.log(row(step.name, step.seconds, step.cpuSeconds, step.passed, step.failed));
  console.log('\nslowest test files');
  for (const each of files)
    console.log(`${String(each.seconds).padStart(8)} s  ${each.file} (${each.tests} tests)`);
  console.log('');
  for (const [index, phase] of phases.entries())
    console.log(`phase ${index + 1}: ${phase.seconds} s, cores ${Math.round(phase.busyShare * 100)} % busy`);
  console.log(`${rounded(seconds)} s in all`);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, step) => total + step[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0;
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(24) + cells.map((cell) => String(cell).padStart(13)).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
