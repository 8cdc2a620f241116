import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecording, type Recording } from '@blazon/studio/director/recording.ts';

const RECORDINGS_FOLDER = fileURLToPath(new URL('recordings', import.meta.url));

/** Reads all recordings of a set, in the order of their ids. */
export function readRecordings(set: string): Recording[] {
  const folder = join(RECORDINGS_FOLDER, set);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => readRecording(readFileSync(join(folder, name), 'utf8')));
}

export const listRecordedSets = (): string[] => readdirSync(RECORDINGS_FOLDER).toSorted();
