import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording } from '@blazon/studio/director/recording.ts';
import type { ClaimedJob } from '../../store/jobs.ts';
import type { DirectionState } from './design-pool.ts';

/** A model's recorded answers, by prompt. */
export type Recordings = ReadonlyMap<string, DirectionState>;

export function openRecordings(folder: string): Recordings {
  const recordings = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readRecording(readFileSync(join(folder, name), 'utf8')));
  return new Map(
    recordings.map(({ prompt, effort, answers }) => [prompt, { effort, answers, isRecorded: true }]),
  );
}

/** Returns recorded answers only for exactly the same brief, because they do not fit any other. */
export function findRecordedAnswers(
  recordings: Recordings | undefined,
  { prompt, brandName, parentId }: Pick<ClaimedJob, 'prompt' | 'brandName' | 'parentId'>,
): DirectionState | undefined {
  return parentId === null && brandName === null ? recordings?.get(prompt.trim()) : undefined;
}
