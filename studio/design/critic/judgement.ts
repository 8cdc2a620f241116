// The critic's judgement of one drawn candidate.

/** A gate of the mark or of the whole logo. `value` is the measurement, `goal` the limit. */
export interface Gate {
  name: string;
  value: number;
  goal: string;
  ok: boolean;
}

export interface Judgement {
  gates: readonly Gate[];
  /**
   * Scores from 0 to 1: balance, compactness, evenness of strokes and gaps, ink, small sizes, match with the type,
   * mood, relevance, distance.
   */
  scores: Readonly<Record<string, number>>;
  /** Weighted sum of the scores, minus the cost of failed gates. */
  total: number;
}
