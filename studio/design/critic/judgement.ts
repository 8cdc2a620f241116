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
   * Scores from 0 to 1, such as balance, compactness, evenness of strokes, match with the typeface, mood and
   * relevance.
   */
  scores: Readonly<Record<string, number>>;
  /** Weighted sum of the scores, minus the cost of failed gates. */
  total: number;
}
