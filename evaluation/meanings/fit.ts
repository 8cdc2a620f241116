// Fits the scorer of `studio/design/meaning/weigh-by-meaning.ts` in two steps: the weights that choose the right
// concept among the candidates of a prompt, then the weights that say how certain that choice is.

import { computeCertaintyFeatures } from '@blazon/studio/design/meaning/weigh-by-meaning.ts';

export interface JudgedCandidates {
  /** One row of features per candidate concept, in the order of the rules, best first. */
  rows: readonly (readonly number[])[];
  /** For each row, whether the concept is right. */
  right: readonly boolean[];
}

export interface Scorer {
  weights: readonly number[];
  /** The weights of bias, share, score and lead. */
  certainty: readonly number[];
}

const STEPS = 400;
const LEARNING_RATE = 0.5;
/** Prevents overfitting: there are only about two hundred judged prompts. */
const REGULARISATION = { score: 0.01, certainty: 0.01 };

const dotProduct = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

interface FeatureScale {
  mean: readonly number[];
  /** The standard deviation. */
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

/** Standardises a row to mean 0 and standard deviation 1. */
const scaleRow = (row: readonly number[], { mean, spread }: FeatureScale): number[] =>
  row.map((value, index) => (value - (mean[index] ?? 0)) / (spread[index] ?? 1));

/** Finds weights by gradient ascent. `regularisation` pulls them towards zero. */
function ascendGradient(
  count: number,
  regularisation: number,
  gradient: (weights: readonly number[]) => readonly number[],
): readonly number[] {
  let weights: readonly number[] = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = gradient(weights);
    weights = weights.map(
      (weight, index) => weight + LEARNING_RATE * ((slope[index] ?? 0) - regularisation * weight),
    );
  }
  return weights;
}

const softmax = (scores: readonly number[]): readonly number[] => {
  const highest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - highest));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
};

function fitChoice(judged: readonly JudgedCandidates[]): readonly number[] {
  const scale = computeScale(judged.flatMap(({ rows }) => rows));
  const choices = judged
    .filter(({ right }) => right.includes(true))
    .map(({ rows, right }) => ({ rows: rows.map((row) => scaleRow(row, scale)), right }));
  const count = scale.mean.length;
  const fitted = ascendGradient(count, REGULARISATION.score, (weights) => {
    const slope = Array.from({ length: count }, () => 0);
    for (const { rows, right } of choices) {
      const chances = softmax(rows.map((row) => dotProduct(row, weights)));
      const rightChance = chances.reduce(
        (sum, chance, index) => sum + (right[index] === true ? chance : 0),
        0,
      );
      for (const [index, row] of rows.entries()) {
        const chance = chances[index] ?? 0;
        const residual = (right[index] === true ? chance / rightChance : 0) - chance;
        for (const [at, value] of row.entries())
          slope[at] = (slope[at] ?? 0) + (residual * value) / choices.length;
      }
    }
    return slope;
  });
  return fitted.map((weight, index) => weight / (scale.spread[index] ?? 1));
}

export interface ChosenRow {
  /** The index of the row. */
  at: number;
  /** 1 for the bias, then share, score and lead. */
  features: readonly number[];
}

/** Chooses the row with the highest score. */
export function chooseRow({ rows }: JudgedCandidates, weights: readonly number[]): ChosenRow | null {
  const scores = rows.map((row) => dotProduct(row, weights));
  const sorted = scores.toSorted((one, other) => other - one);
  const [first, second] = sorted;
  if (first === undefined) return null;
  const { share, score, lead } = computeCertaintyFeatures(first, second, sorted);
  return { at: scores.indexOf(first), features: [1, share, score, lead] };
}

export const computeCertainty = ({ features }: ChosenRow, weights: readonly number[]): number =>
  1 / (1 + Math.exp(-dotProduct(features, weights)));

function fitCertainty(judged: readonly JudgedCandidates[], weights: readonly number[]): readonly number[] {
  const choices = judged.flatMap((each) => {
    const chosen = chooseRow(each, weights);
    return chosen === null ? [] : [{ row: chosen.features.slice(1), right: each.right[chosen.at] === true }];
  });
  const scale = computeScale(choices.map(({ row }) => row));
  const rows = choices.map(({ row, right }) => ({ row: [1, ...scaleRow(row, scale)], right }));
  const [bias = 0, ...fitted] = ascendGradient(scale.mean.length + 1, REGULARISATION.certainty, (now) => {
    const slope = now.map(() => 0);
    for (const { row, right } of rows) {
      const residual = Number(right) - 1 / (1 + Math.exp(-dotProduct(row, now)));
      for (const [at, value] of row.entries())
        slope[at] = (slope[at] ?? 0) + (residual * value) / rows.length;
    }
    return slope;
  });
  const unscaled = fitted.map((weight, index) => weight / (scale.spread[index] ?? 1));
  return [bias - dotProduct(unscaled, scale.mean), ...unscaled];
}

export function fitScorer(judged: readonly JudgedCandidates[]): Scorer {
  const weights = fitChoice(judged);
  return { weights, certainty: fitCertainty(judged, weights) };
}
