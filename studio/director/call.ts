// Model settings that apply to every question.

import { artistInstructions } from './instructions.ts';
import type { ModelCall, ModelTurn } from './question.ts';

export const artistCall = (turns: readonly ModelTurn[], maxTokens: number): ModelCall => ({
  system: artistInstructions(),
  turns,
  maxTokens,
});

/** The maximum length in characters of an earlier answer that is shown to the model again. */
const LONGEST_ECHO = 40_000;

/** An earlier answer as part of a conversation. Providers reject empty turns. */
export const answeredTurn = (answer: string): ModelTurn => ({ role: 'assistant', text: echoed(answer) });

function echoed(answer: string): string {
  if (answer.trim() === '') return '(no answer)';
  return answer.length > LONGEST_ECHO ? `${answer.slice(0, LONGEST_ECHO)} …` : answer;
}
