// Model settings that apply to every question.

import { artistInstructions } from './instructions.ts';
import type { ModelCall, ModelTurn } from './question.ts';

export const createArtistCall = (turns: readonly ModelTurn[], maxTokens: number): ModelCall => ({
  system: artistInstructions(),
  turns,
  maxTokens,
});

/** The maximum length in characters of an earlier answer that is shown to the model again. */
const MAX_ECHO_LENGTH = 40_000;

/** An earlier answer as part of a conversation. Providers reject empty turns. */
export const createAnsweredTurn = (answer: string): ModelTurn => ({
  role: 'assistant',
  text: shortenEcho(answer),
});

function shortenEcho(answer: string): string {
  if (answer.trim() === '') return '(no answer)';
  return answer.length > MAX_ECHO_LENGTH ? `${answer.slice(0, MAX_ECHO_LENGTH)} …` : answer;
}
