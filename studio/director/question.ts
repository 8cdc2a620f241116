// The questions to a language model, and the number under which each answer is stored.

/** How many questions are asked before a drawing is delivered. */
export const EFFORTS = ['quick', 'standard', 'best'] as const;
export type Effort = (typeof EFFORTS)[number];

export interface ModelTurn {
  role: 'user' | 'assistant';
  text: string;
  /** A picture for the model to look at: SVG made of outlines only. */
  picture?: string;
}

export interface ModelCall {
  /** The system prompt: the same for many jobs, so that providers can cache it. */
  system: string;
  turns: readonly ModelTurn[];
  maxTokens: number;
}

export interface Question {
  /** Stable: a question of a job always has the same number. */
  number: number;
  call: ModelCall;
}

/** Answers by question number: the text as received, or null for a question without an answer. */
export type Answers = ReadonlyMap<number, string | null>;
