// The questions to a language model, and their answers.

/** How much work goes into a drawing. A greater effort asks more questions; see PLANS. */
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
  /** The answer is stored by this number. The same question has the same number in every job. */
  number: number;
  call: ModelCall;
}

/** Answers by question number: the text as received, or null if the model did not answer. */
export type Answers = ReadonlyMap<number, string | null>;
