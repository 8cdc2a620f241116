import { expect, it } from 'vitest';
import { openSeedStream } from '@blazon/studio/language/seed-stream.ts';
import type { Comparison } from './fit.ts';
import { measureAgreement, fitPreferences } from './fit.ts';

const names = ['anvil', 'bell', 'comb', 'drum'] as const;
const TRUE_WEIGHTS = [6, -2, 0];
const TRUE_STRENGTHS: Readonly<Record<string, number>> = { anvil: 2, bell: 0, comb: -2, drum: 0 };

/** Simulates preferences that follow the true weights and strengths, with noise. */
const simulateComparisons = (count: number, seed: string): Comparison[] => {
  const stream = openSeedStream(seed);
  return Array.from({ length: count }, () => {
    const difference = TRUE_WEIGHTS.map(() => stream.next() - 0.5);
    const [one, other] = [stream.pick(names), stream.pick(names)];
    const margin =
      difference.reduce((sum, value, index) => sum + value * (TRUE_WEIGHTS[index] ?? 0), 0) +
      (TRUE_STRENGTHS[one] ?? 0) -
      (TRUE_STRENGTHS[other] ?? 0);
    return stream.next() < 1 / (1 + Math.exp(-margin))
      ? { difference, preferred: one, other }
      : { difference: difference.map((value) => -value), preferred: other, other: one };
  });
};

const options = { prior: [1, 1, 1], weightRegularisation: 1, strengthRegularisation: 1 };

it('fitPreferences recovers the weights and strengths behind simulated preferences', () => {
  const fitted = fitPreferences(simulateComparisons(1500, 'training'), options);
  expect(fitted.weights[0]).toBeGreaterThan(4);
  expect(fitted.weights[1]).toBeLessThan(-1);
  expect(Math.abs(fitted.weights[2] ?? 9)).toBeLessThan(0.8);
  const strength = (name: string): number => fitted.strengths.get(name) ?? 0;
  expect(strength('anvil')).toBeGreaterThan(strength('bell') + 1);
  expect(strength('comb')).toBeLessThan(strength('drum') - 1);
  const unseen = simulateComparisons(500, 'held back');
  const before = { weights: options.prior, strengths: new Map() };
  expect(measureAgreement(unseen, fitted)).toBeGreaterThan(measureAgreement(unseen, before) + 0.1);
});

it('fitPreferences returns the prior weights if there are no judgements', () => {
  expect(fitPreferences([], options).weights).toEqual(options.prior);
});
