// Two candidates of one brief, and the judges' verdicts. A verdict counts only while both drawings are unchanged:
// each carries a digest of its bytes.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Designed } from '@blazon/studio/record/studio.ts';
import type { Engine } from '../engine.ts';

export interface ShownDrawing {
  /** A candidate of the brief at this seed. */
  candidate: string;
  drawing: string;
}

export interface Pair {
  prompt: string;
  seed: number;
  one: ShownDrawing;
  other: ShownDrawing;
  /** The preference of each judging. */
  preferred: ('one' | 'other')[];
}

const JUDGEMENTS_FILE = new URL('judgements.json', import.meta.url);

/** One pair per line, so that diffs of the file are readable. */
export const readPairs = (): Pair[] => JSON.parse(readFileSync(JUDGEMENTS_FILE, 'utf8')) as Pair[];

export const writePairs = (pairs: readonly Pair[]): void =>
  writeFileSync(JUDGEMENTS_FILE, `[\n${pairs.map((pair) => JSON.stringify(pair)).join(',\n')}\n]\n`);

export const digestOf = ({ identity }: Designed): string =>
  createHash('sha256').update(identity.logo_svg).digest('hex').slice(0, 12);

/** A quarter of the prompts is held back. Split by prompt, so that no brief is on both sides. */
export const isHeldBack = ({ prompt }: Pick<Pair, 'prompt'>): boolean =>
  (createHash('sha256').update(prompt).digest()[0] ?? 0) < 64;

/** Both drawings of a pair; null when one of them has changed. */
export const redrawPair = (
  engine: Engine,
  { prompt, seed, one, other }: Pair,
): [Designed, Designed] | null => {
  const draw = ({ candidate }: ShownDrawing): Designed => engine.design(prompt, seed, { candidate });
  const [first, second] = [draw(one), draw(other)];
  return digestOf(first) === one.drawing && digestOf(second) === other.drawing ? [first, second] : null;
};
