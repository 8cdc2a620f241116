import { randomInt } from 'node:crypto';
import process, { stdout } from 'node:process';

/** One measured number and its goal: `>=0.9`, `<=3000`, `=0`. */
export interface Figure {
  name: string;
  value: number;
  goal: string;
}

export const printLine = (line: string): void => {
  stdout.write(`${line}\n`);
};

const meetsGoal = (value: number, goal: string): boolean => {
  const [, sign, bound = ''] = /^(>=|<=|=)(-?[\d.]+)$/.exec(goal) ?? [];
  if (sign === '>=') return value >= Number(bound);
  if (sign === '<=') return value <= Number(bound);
  if (sign === '=') return value === Number(bound);
  throw new Error(`${goal} is not a goal`);
};

/**
 * Prints one readable line per figure, then all figures as JSON in the last line. Sets the exit code to 1 if a goal
 * was missed.
 */
export const reportFigures = (name: string, figures: readonly Figure[]): void => {
  const judged = figures.map((figure) => ({ ...figure, ok: meetsGoal(figure.value, figure.goal) }));
  for (const { name: what, value, goal, ok } of judged) {
    printLine(`${ok ? 'ok    ' : 'FAILED'}  ${what}: ${value} (goal ${goal})`);
  }
  printLine(JSON.stringify({ name, figures: judged }));
  process.exitCode = judged.every(({ ok }) => ok) ? 0 : 1;
};

/** Returns a quantile, rounded to a whole number. `share` is 0.95 for the 95th percentile. */
export const computeQuantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

/** Returns the given seed, or the seed that `.ci/run` sets for all its programs, or else a random one below `end`. */
export const readSeed = (given: string | undefined, end: number): number =>
  Number(given ?? process.env['BLAZON_SEED'] ?? randomInt(end));
