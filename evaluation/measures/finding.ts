/** The result of one check. `value` is the figure for the reader; `ok` is the verdict. */
export interface Finding {
  name: string;
  value: number | string;
  goal: string;
  ok: boolean;
}

/** Enough digits to show why a limit was missed. */
const roundToDigits = (value: number): number => Math.round(value * 10_000) / 10_000;

export const findingAtLeast = (name: string, value: number, least: number): Finding => ({
  name,
  value: roundToDigits(value),
  goal: `>=${least}`,
  ok: value >= least,
});

export const findingAtMost = (name: string, value: number, most: number): Finding => ({
  name,
  value: roundToDigits(value),
  goal: `<=${most}`,
  ok: value <= most,
});

export const findingIf = (name: string, ok: boolean, value: string, goal: string): Finding => ({
  name,
  value,
  goal,
  ok,
});

export const findingOneOf = (name: string, value: string, wanted: readonly string[]): Finding =>
  findingIf(name, wanted.includes(value), value, wanted.join(' | '));
