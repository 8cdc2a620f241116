// Recorded conversations, a file of JSON lines each: first what was asked for, then every answer as it came.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Answers, Effort } from '../../director/question.ts';

export interface Recording {
  id: string;
  prompt: string;
  effort: Effort;
  seed: number;
  answers: Answers;
}

interface Line {
  number: number;
  answer: string | null;
}

const FOLDER = fileURLToPath(new URL('recordings', import.meta.url));

/** All of a set, in the order of their ids. */
export function readRecordings(set: string, folder: string = FOLDER): Recording[] {
  const place = join(folder, set);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => readRecording(join(place, name)));
}

export const recordedSets = (folder: string = FOLDER): string[] =>
  existsSync(folder) ? readdirSync(folder).toSorted() : [];

function readRecording(file: string): Recording {
  const [head = '{}', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const { id, prompt, effort, seed } = JSON.parse(head) as Omit<Recording, 'answers'>;
  const answers = lines.map((line) => JSON.parse(line) as Line);
  return {
    id,
    prompt,
    effort,
    seed,
    answers: new Map(answers.map(({ number, answer }) => [number, answer])),
  };
}
