// Builds the parts of a model call that several questions share.

import { createArtistInstructions } from './instructions.ts';
import type { ModelCall, ModelTurn } from './question.ts';

export const createArtistCall = (turns: readonly ModelTurn[], maxTokens: number): ModelCall => ({
  system: createArtistInstructions(),
  turns,
  maxTokens,
});

/** The maximum number of characters of an earlier answer that the model is shown again. */
const MAX_EARLIER_ANSWER_LENGTH = 40_000;

/** Repeats an earlier answer of the model as its turn in the conversation. */
export const createAnsweredTurn = (answer: string): ModelTurn => ({
  role: 'assistant',
  text: formatEarlierAnswer(answer),
});

function formatEarlierAnswer(answer: string): string {
  // Providers reject empty turns.
  if (answer.trim() === '') return '(no answer)';
  return answer.length > MAX_EARLIER_ANSWER_LENGTH
    ? `${answer.slice(0, MAX_EARLIER_ANSWER_LENGTH)} …`
    : answer;
}
