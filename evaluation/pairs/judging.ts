// Blind judging: sheets of unlabelled pairs with random sides, a key file that says which side is which, and a file
// of answers such as `12 L`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSeedStream } from '@blazon/studio/language/seed-stream.ts';
import { printLine } from '../figures.ts';
import type { Picture } from './pair-sheet.ts';
import { PAIRS_PER_SHEET, renderPairSheet } from './pair-sheet.ts';

/** Two pictures for one prompt, to be compared. */
export interface Contest {
  prompt: string;
  one: Picture;
  other: Picture;
}

interface SheetPosition {
  /** The index of the contest. */
  contest: number;
  /** Which of its pictures is on the left. */
  left: Side;
}

export type Side = 'one' | 'other';

const KEY_FILE = 'key.json';
const ANSWERS_FILE = 'answers.txt';

/** Writes the sheets and the key. With the same seed, `swap` exchanges left and right. */
export const writeJudging = (
  folder: string,
  contests: readonly Contest[],
  { seed, swap = false }: { seed: number; swap?: boolean },
): void => {
  mkdirSync(folder, { recursive: true });
  const stream = openSeedStream(`judging:${seed}`);
  const places = contests
    .map((_, contest): SheetPosition & { order: number } => ({
      contest,
      left: stream.next() < 0.5 === swap ? 'one' : 'other',
      order: stream.next(),
    }))
    .toSorted((first, second) => first.order - second.order);
  writeFileSync(
    join(folder, KEY_FILE),
    JSON.stringify(places.map(({ contest, left }) => ({ contest, left }))),
  );
  // Also writes the prompts as text, because the font of the sheets lacks many scripts.
  const prompts = places.map(({ contest }, index) => `${index + 1} ${contests[contest]?.prompt ?? ''}`);
  writeFileSync(join(folder, 'prompts.txt'), `${prompts.join('\n')}\n`);
  for (let start = 0; start < places.length; start += PAIRS_PER_SHEET) {
    const shown = places.slice(start, start + PAIRS_PER_SHEET).flatMap(({ contest, left }, index) => {
      const pair = contests[contest];
      if (pair === undefined) return [];
      const { prompt, one, other } = pair;
      const sides = left === 'one' ? { left: one, right: other } : { left: other, right: one };
      return [{ number: start + index + 1, prompt, ...sides }];
    });
    const name = `sheet-${String(start / PAIRS_PER_SHEET + 1).padStart(3, '0')}.png`;
    writeFileSync(join(folder, name), renderPairSheet(shown));
  }
  printLine(
    `${places.length} pairs in ${folder}. Answers: one line each in ${ANSWERS_FILE}, "12 L" or "12 R".`,
  );
};

/** Returns the preferred side of each contest, or undefined if it was not answered. */
export const readJudging = (folder: string): (Side | undefined)[] => {
  const places = JSON.parse(readFileSync(join(folder, KEY_FILE), 'utf8')) as SheetPosition[];
  const preferred: (Side | undefined)[] = Array.from({ length: places.length }, () => undefined);
  for (const [, number, side] of readFileSync(join(folder, ANSWERS_FILE), 'utf8').matchAll(
    /^\s*(\d+)\s*[:.]?\s*([LR])\b/gm,
  )) {
    const place = places[Number(number) - 1];
    if (place === undefined) throw new Error(`${folder} has no pair ${number}`);
    preferred[place.contest] = (side === 'L') === (place.left === 'one') ? 'one' : 'other';
  }
  return preferred;
};
