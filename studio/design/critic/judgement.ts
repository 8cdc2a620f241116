// What the critic says of one drawn candidate.

/** A gate of the mark or of the whole; `value` is what was measured, `goal` says what would have passed. */
export interface Gate {
  name: string;
  value: number;
  goal: string;
  ok: boolean;
}

export interface Judgement {
  gates: readonly Gate[];
  /** 0 to 1 each: balance, compactness, evenness of strokes and gaps, ink, small sizes, kinship, mood, relevance, distance. */
  scores: Readonly<Record<string, number>>;
  /** Weighted sum of the scores, less what failed gates cost. */
  total: number;
}
