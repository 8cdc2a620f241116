/** A measured value with its goal. Every proof and benchmark reports a list of them. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** A goal such as `>=0.60`, `<=1.2` or `=200`. */
  readonly goal: string;
}

/**
 * Prints each figure and, with --json, all of them as one JSON object on the last line. Sets the exit code to 1 if a
 * goal was missed.
 */
export function reportFigures(name: string, figures: readonly Figure[]): void {
  const judged = figures.map((figure) => ({ ...figure, ok: meets(figure.value, figure.goal) }));
  for (const { name: what, value, goal, ok } of judged) {
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${what}: ${value} (goal ${goal})`);
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify({ name, figures: judged }));
  process.exitCode = judged.every(({ ok }) => ok) ? 0 : 1;
}

/** Whether to do a shorter run, as CI does for every change. */
export const isShort = process.argv.includes('--short');

/** Returns the number after a command-line option such as `--seed`, or the fallback. */
export function numberOption(name: string, fallback: number): number {
  const position = process.argv.indexOf(`--${name}`);
  const value = position < 0 ? fallback : Number(process.argv[position + 1]);
  if (!Number.isFinite(value)) throw new Error(`--${name} needs a number`);
  return value;
}

/** Returns the number after `--seed`, or the seed that `.ci/run` sets for all its programs, or else a random one. */
export function readSeed(): number {
  return numberOption('seed', Number(process.env['BLAZON_SEED'] ?? Date.now() % 1_000_000));
}

function meets(value: number, goal: string): boolean {
  const [, sign, text = ''] = /^(>=|<=|=|<|>)\s*(-?[\d.]+)$/.exec(goal) ?? [];
  const bound = Number(text);
  if (sign === '>=') return value >= bound;
  if (sign === '<=') return value <= bound;
  if (sign === '=') return value === bound;
  if (sign === '<') return value < bound;
  if (sign === '>') return value > bound;
  throw new Error(`${goal} is not a goal`);
}
