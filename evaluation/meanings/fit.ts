// Fits the scorer of `studio/design/meaning/weigh-by-meaning.ts`: first which picture of a prompt is right, as a
// choice among all candidates; then how certain that choice is.

import { computeCertaintyFeatures } from '@blazon/studio/design/meaning/weigh-by-meaning.ts';

export interface Judged {
  /** One row of features per candidate picture, the rules' best first. */
  rows: readonly (readonly number[])[];
  right: readonly boolean[];
}

export interface Scorer {
  weights: readonly number[];
  /** Bias, share, score, lead. */
  certainty: readonly number[];
}

const STEPS = 400;
const LEARNING_RATE = 0.5;
/** Regularisation: prevents overfitting to two hundred judgements. */
const REGULARISATION = { score: 0.01, certainty: 0.01 };

const dotProduct = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

interface FeatureScale {
  mean: readonly number[];
  spread: readonly number[];
}

function computeScale(rows: readonly (readonly number[])[]): FeatureScale {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? 0));
  const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const spread = columns.map((column, index) =>
    Math.max(
      1e-6,
      Math.sqrt(column.reduce((sum, value) => sum + (value - (mean[index] ?? 0)) ** 2, 0) / column.length),
    ),
  );
  return { mean, spread };
}

const scaleRow = (row: readonly number[], { mean, spread }: FeatureScale): number[] =>
  row.map((value, index) => (value - (mean[index] ?? 0)) / (spread[index] ?? 1));

/** Gradient ascent, regularised towards zero. */
function ascendGradient(
  count: number,
  hold: number,
  gradient: (weights: readonly number[]) => readonly number[],
): readonly number[] {
  let weights: readonly number[] = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = gradient(weights);
    weights = weights.map((weight, index) => weight + LEARNING_RATE * ((slope[index] ?? 0) - hold * weight));
  }
  return weights;
}

const softmax = (scores: readonly number[]): readonly number[] => {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / all);
};

function fitChoice(judged: readonly Judged[]): readonly number[] {
  const scale = computeScale(judged.flatMap(({ rows }) => rows));
  const choices = judged
    .filter(({ right }) => right.includes(true))
    .map(({ rows, right }) => ({ rows: rows.map((row) => scaleRow(row, scale)), right }));
  const count = scale.mean.length;
  const fitted = ascendGradient(count, REGULARISATION.score, (weights) => {
    const slope = Array.from({ length: count }, () => 0);
    for (const { rows, right } of choices) {
      const chances = softmax(rows.map((row) => dotProduct(row, weights)));
      const hit = chances.reduce((sum, chance, index) => sum + (right[index] === true ? chance : 0), 0);
      for (const [index, row] of rows.entries()) {
        const chance = chances[index] ?? 0;
        const pull = (right[index] === true ? chance / hit : 0) - chance;
        for (const [at, value] of row.entries())
          slope[at] = (slope[at] ?? 0) + (pull * value) / choices.length;
      }
    }
    return slope;
  });
  return fitted.map((weight, index) => weight / (scale.spread[index] ?? 1));
}

export interface ChosenRow {
  /** The index of the row. */
  at: number;
  features: readonly number[];
}

export function chooseRow({ rows }: Judged, weights: readonly number[]): ChosenRow | null {
  const scores = rows.map((row) => dotProduct(row, weights));
  const sorted = scores.toSorted((one, other) => other - one);
  const [first, second] = sorted;
  if (first === undefined) return null;
  const { share, score, lead } = computeCertaintyFeatures(first, second, sorted);
  return { at: scores.indexOf(first), features: [1, share, score, lead] };
}

export const computeCertainty = ({ features }: ChosenRow, weights: readonly number[]): number =>
  1 / (1 + Math.exp(-dotProduct(features, weights)));

function fitCertainty(judged: readonly Judged[], weights: readonly number[]): readonly number[] {
  const seen = judged.flatMap((each) => {
    const chosen = chooseRow(each, weights);
    return chosen === null ? [] : [{ row: chosen.features.slice(1), right: each.right[chosen.at] === true }];
  });
  const scale = computeScale(seen.map(({ row }) => row));
  const rows = seen.map(({ row, right }) => ({ row: [1, ...scaleRow(row, scale)], right }));
  const [bias = 0, ...fitted] = ascendGradient(scale.mean.length + 1, REGULARISATION.certainty, (now) => {
    const slope = now.map(() => 0);
    for (const { row, right } of rows) {
      const miss = Number(right) - 1 / (1 + Math.exp(-dotProduct(row, now)));
      for (const [at, value] of row.entries()) slope[at] = (slope[at] ?? 0) + (miss * value) / rows.length;
    }
    return slope;
  });
  const plain = fitted.map((weight, index) => weight / (scale.spread[index] ?? 1));
  return [bias - dotProduct(plain, scale.mean), ...plain];
}

export function fitScorer(judged: readonly Judged[]): Scorer {
  const weights = fitChoice(judged);
  return { weights, certainty: fitCertainty(judged, weights) };
}
