import { expect, it } from 'vitest';
import type { FitRow } from './fit-weights.ts';
import { fitWeights, computeScores } from './fit-weights.ts';

const FIT_OPTIONS = { epochs: 20, rate: 0.1, regularisation: 0.0003 };
const createSpan = (...features: number[]): Int32Array => Int32Array.from(features);
/** The right span has the features 0 and 2, the wrong one 1 and 2. */
const rows: readonly FitRow[] = Array.from({ length: 30 }, () => ({
  features: [createSpan(1, 2), createSpan(0, 2)],
  isRight: [false, true],
}));

it('fitWeights gives features of the right span positive weights, and features of the wrong span negative ones', () => {
  const weights = fitWeights(rows, 3, FIT_OPTIONS);
  expect(weights[0]).toBeGreaterThan(0.5);
  expect(weights[1]).toBeLessThan(-0.5);
  expect(Math.abs(weights[2] ?? 1)).toBeLessThan(0.01);
  const [wrong = 0, right = 0] = computeScores(
    { features: [createSpan(1), createSpan(0)], isRight: [] },
    weights,
  );
  expect(right).toBeGreaterThan(wrong);
});

it('fitWeights gives the same weights each time, and all zeros if no span is right', () => {
  expect(fitWeights(rows, 3, FIT_OPTIONS)).toEqual(fitWeights(rows, 3, FIT_OPTIONS));
  const none = rows.map((row) => ({ ...row, isRight: [false, false] }));
  expect([...fitWeights(none, 3, FIT_OPTIONS)]).toEqual([0, 0, 0]);
});
