// Recorded conversations: bench/direct/answers/<id>/{prompt.txt,1.json,2.json,...}, ids of briefs or of other prompts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Recording {
  id: string;
  prompt: string;
  answers: readonly string[];
}

const MOST_ANSWERS = 9;

const RECORDINGS = fileURLToPath(new URL('answers', import.meta.url));

/** `1.json`, `2.json` and so on, as many as there are without a hole. */
export const answersIn = (folder: string): string[] => {
  const answers: string[] = [];
  for (let number = 1; number <= MOST_ANSWERS; number += 1) {
    const file = join(folder, `${number}.json`);
    if (!existsSync(file)) break;
    answers.push(readFileSync(file, 'utf8'));
  }
  return answers;
};

/** All of them, in the order of their ids. */
export const readRecordings = (folder: string = RECORDINGS): Recording[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .filter((id) => existsSync(join(folder, id, 'prompt.txt')))
    .map((id) => ({
      id,
      prompt: readFileSync(join(folder, id, 'prompt.txt'), 'utf8').trim(),
      answers: answersIn(join(folder, id)),
    }));
};
