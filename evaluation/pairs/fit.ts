// Weights from preferences: the logistic model of paired comparisons, regularised towards the previous weights.

export interface Comparison {
  /** Scores of the preferred drawing minus those of the other, feature by feature. */
  difference: readonly number[];
  preferred: string;
  other: string;
}

export interface FittedWeights {
  weights: readonly number[];
  /** By its name: how much better a drawing is than its scores say. */
  strengths: ReadonlyMap<string, number>;
}

export interface FitOptions {
  /** The prior weights. */
  prior: readonly number[];
  /** The strength of the regularisation towards the prior weights, and of strengths towards zero. */
  weightHold: number;
  strengthHold: number;
}

const DESCENT_STEPS = 4000;
const LEARNING_RATE = 0.5;

const computeMargin = (
  { difference, preferred, other }: Comparison,
  weights: readonly number[],
  strengths: ReadonlyMap<string, number>,
): number =>
  difference.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) +
  (strengths.get(preferred) ?? 0) -
  (strengths.get(other) ?? 0);

/** Plain gradient descent: the problem is convex and small. */
export const fitPreferences = (comparisons: readonly Comparison[], options: FitOptions): FittedWeights => {
  const { prior, weightHold, strengthHold } = options;
  const weights = [...prior];
  const strengths = new Map<string, number>();
  for (const { preferred, other } of comparisons) strengths.set(preferred, 0).set(other, 0);
  const count = Math.max(1, comparisons.length);
  for (let step = 0; step < DESCENT_STEPS; step += 1) {
    const slope = weights.map((weight, index) => (weightHold * (weight - (prior[index] ?? 0))) / count);
    const pull = new Map([...strengths].map(([name, value]) => [name, (strengthHold * value) / count]));
    for (const comparison of comparisons) {
      // How unexpected this preference is for the model.
      const surprise = 1 / (1 + Math.exp(computeMargin(comparison, weights, strengths))) / count;
      for (const [index, value] of comparison.difference.entries())
        slope[index] = (slope[index] ?? 0) - surprise * value;
      pull.set(comparison.preferred, (pull.get(comparison.preferred) ?? 0) - surprise);
      pull.set(comparison.other, (pull.get(comparison.other) ?? 0) + surprise);
    }
    for (const [index, value] of slope.entries())
      weights[index] = (weights[index] ?? 0) - LEARNING_RATE * 4 * value;
    for (const [name, value] of pull)
      strengths.set(name, (strengths.get(name) ?? 0) - LEARNING_RATE * 8 * value);
  }
  return { weights, strengths };
};

/** The share of comparisons in which the model agrees with the judge. */
export const measureAgreement = (
  comparisons: readonly Comparison[],
  { weights, strengths }: FittedWeights,
): number =>
  comparisons.filter((comparison) => computeMargin(comparison, weights, strengths) > 0).length /
  Math.max(1, comparisons.length);
