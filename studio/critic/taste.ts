// What the eye prefers, fitted to blind judgements of pairs: written by `npm run studio:fit -- --write`.

export type Score =
  | 'relevance'
  | 'compactness'
  | 'substance'
  | 'mood'
  | 'echo'
  | 'kinship'
  | 'distance'
  | 'small'
  | 'balance'
  | 'ink'
  | 'strokes'
  | 'gaps'
  | 'accent'
  | 'order';

/** How much each score counts. */
export const WEIGHTS: Readonly<Record<Score, number>> = {
  relevance: 0.75,
  compactness: 0.12,
  substance: 0.09,
  mood: 0.09,
  echo: 0.08,
  kinship: 0.07,
  distance: 0.07,
  small: 0.06,
  balance: 0.04,
  ink: 0.03,
  strokes: 0.015,
  gaps: 0.015,
  accent: 0.01,
  order: 0.01,
};

/** How much better or worse a drawing is than its scores say. */
export const STRENGTHS: Readonly<Record<string, number>> = {};
