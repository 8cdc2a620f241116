// Fits the critic's weights to preferences, with the logistic model of paired comparisons.

export interface Comparison {
  /** Scores of the preferred drawing minus those of the other, feature by feature. */
  difference: readonly number[];
  /** The name of the preferred drawing. */
  preferred: string;
  other: string;
}

export interface FittedWeights {
  weights: readonly number[];
  /** For each drawing, by name: how much better it is than its scores say. */
  strengths: ReadonlyMap<string, number>;
}

export interface FitOptions {
  /** The weights to assume without judgements. */
  prior: readonly number[];
  /** How strongly weights are pulled towards the prior ones. */
  weightRegularisation: number;
  /** How strongly the strengths of drawings are pulled towards zero. */
  strengthRegularisation: number;
}

const DESCENT_STEPS = 4000;
const LEARNING_RATE = 0.5;

/** Returns the log-odds with which the model predicts the preference. */
const computeMargin = (
  { difference, preferred, other }: Comparison,
  weights: readonly number[],
  strengths: ReadonlyMap<string, number>,
): number =>
  difference.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) +
  (strengths.get(preferred) ?? 0) -
  (strengths.get(other) ?? 0);

/** Uses plain gradient descent, because the problem is convex and small. */
export const fitPreferences = (comparisons: readonly Comparison[], options: FitOptions): FittedWeights => {
  const { prior, weightRegularisation, strengthRegularisation } = options;
  const weights = [...prior];
  const strengths = new Map<string, number>();
  for (const { preferred, other } of comparisons) strengths.set(preferred, 0).set(other, 0);
  const count = Math.max(1, comparisons.length);
  for (let step = 0; step < DESCENT_STEPS; step += 1) {
    const weightSlope = weights.map(
      (weight, index) => (weightRegularisation * (weight - (prior[index] ?? 0))) / count,
    );
    const strengthSlope = new Map(
      [...strengths].map(([name, value]) => [name, (strengthRegularisation * value) / count]),
    );
    for (const comparison of comparisons) {
      // The probability that the model gives to the opposite preference.
      const surprise = 1 / (1 + Math.exp(computeMargin(comparison, weights, strengths))) / count;
      for (const [index, value] of comparison.difference.entries())
        weightSlope[index] = (weightSlope[index] ?? 0) - surprise * value;
      strengthSlope.set(comparison.preferred, (strengthSlope.get(comparison.preferred) ?? 0) - surprise);
      strengthSlope.set(comparison.other, (strengthSlope.get(comparison.other) ?? 0) + surprise);
    }
    for (const [index, value] of weightSlope.entries())
      weights[index] = (weights[index] ?? 0) - LEARNING_RATE * 4 * value;
    for (const [name, value] of strengthSlope)
      strengths.set(name, (strengths.get(name) ?? 0) - LEARNING_RATE * 8 * value);
  }
  return { weights, strengths };
};

/** Returns the share of comparisons in which the model predicts the judge's preference. */
export const measureAgreement = (
  comparisons: readonly Comparison[],
  { weights, strengths }: FittedWeights,
): number =>
  comparisons.filter((comparison) => computeMargin(comparison, weights, strengths) > 0).length /
  Math.max(1, comparisons.length);
