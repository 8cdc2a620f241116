// Reads a recorded conversation with a model. It is stored as JSON lines: first the request, then every answer.

import type { Answers, Effort } from './question.ts';

export interface Recording {
  id: string;
  prompt: string;
  effort: Effort;
  seed: number;
  answers: Answers;
}

interface AnswerLine {
  number: number;
  answer: string | null;
}

export function readRecording(text: string): Recording {
  const [head = '{}', ...lines] = text.trim().split('\n');
  const { id, prompt, effort, seed } = JSON.parse(head) as Omit<Recording, 'answers'>;
  const answers = lines.map((line) => JSON.parse(line) as AnswerLine);
  return {
    id,
    prompt,
    effort,
    seed,
    answers: new Map(answers.map(({ number, answer }) => [number, answer])),
  };
}
