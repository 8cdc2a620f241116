// Fits weights with which a softmax chooses the right span of a prompt, that is, the name. Uses stochastic gradient
// descent with a step size per weight (AdaGrad). A fixed seed shuffles the prompts, so the same prompts give the same
// weights.

export interface FitRow {
  /** For each span of the prompt, its feature numbers. */
  features: readonly Int32Array[];
  /** For each span, whether it is the name. */
  isRight: readonly boolean[];
}

export interface FitOptions {
  epochs: number;
  /** The learning rate. */
  rate: number;
  /** How strongly every weight is pulled towards zero. */
  regularisation: number;
}

/** Smaller gradients are ignored, to save time. */
const MIN_GRADIENT = 1e-4;
const INITIAL_SQUARED_GRADIENT = 1e-2;

function createShuffler(seed: number): (list: number[]) => void {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return (list) => {
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
    }
  };
}

export function computeScores({ features }: FitRow, weights: Float64Array): number[] {
  return features.map((own) => own.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0));
}

function computeGradient(row: FitRow, weights: Float64Array): Map<number, number> {
  const scores = computeScores(row, weights);
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce(
    (sum, share, at) => sum + (row.isRight[at] === true ? share : 0),
    Number.MIN_VALUE,
  );
  const gradient = new Map<number, number>();
  for (const [at, share] of shares.entries()) {
    const difference = share / total - (row.isRight[at] === true ? share / right : 0);
    if (Math.abs(difference) < MIN_GRADIENT) continue;
    for (const feature of row.features[at] ?? [])
      gradient.set(feature, (gradient.get(feature) ?? 0) + difference);
  }
  return gradient;
}

export function fitWeights(
  rows: readonly FitRow[],
  size: number,
  { epochs, rate, regularisation }: FitOptions,
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(INITIAL_SQUARED_GRADIENT);
  const usable = rows.filter(({ isRight }) => isRight.includes(true));
  const order = usable.map((_, at) => at);
  const shuffle = createShuffler(12_345);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order);
    for (const at of order) {
      const row = usable[at];
      if (row === undefined) continue;
      for (const [feature, difference] of computeGradient(row, weights)) {
        const weight = weights[feature] ?? 0;
        const step = difference + regularisation * weight;
        const square = (squares[feature] ?? 0) + step * step;
        squares[feature] = square;
        weights[feature] = weight - (rate * step) / Math.sqrt(square);
      }
    }
  }
  return weights;
}
