/** The result of one check: the measured value, its goal, and whether the goal was met. */
export interface Finding {
  name: string;
  value: number | string;
  goal: string;
  ok: boolean;
}

const roundToTenThousandth = (value: number): number => Math.round(value * 10_000) / 10_000;

export const createAtLeastFinding = (name: string, value: number, min: number): Finding => ({
  name,
  value: roundToTenThousandth(value),
  goal: `>=${min}`,
  ok: value >= min,
});

export const createAtMostFinding = (name: string, value: number, max: number): Finding => ({
  name,
  value: roundToTenThousandth(value),
  goal: `<=${max}`,
  ok: value <= max,
});

export const createFinding = (name: string, ok: boolean, value: string, goal: string): Finding => ({
  name,
  value,
  goal,
  ok,
});

export const createOneOfFinding = (name: string, value: string, wanted: readonly string[]): Finding =>
  createFinding(name, wanted.includes(value), value, wanted.join(' | '));
