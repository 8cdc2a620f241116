// A pair of candidates for one prompt, with the preferences of judges. A digest of each drawing is stored, because a
// preference counts only while the engine still draws both in the same way.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import type { Engine } from '../engine.ts';

export interface ShownDrawing {
  /** The id of the candidate. */
  candidate: string;
  /** The digest of the drawing. */
  drawing: string;
}

export interface Pair {
  prompt: string;
  seed: number;
  one: ShownDrawing;
  other: ShownDrawing;
  /** The preferred side in each judging. */
  preferred: ('one' | 'other')[];
}

const JUDGEMENTS_FILE = new URL('judgements.json', import.meta.url);

export const readPairs = (): Pair[] => JSON.parse(readFileSync(JUDGEMENTS_FILE, 'utf8')) as Pair[];

/** Writes one pair per line, so that diffs of the file are readable. */
export const writePairs = (pairs: readonly Pair[]): void =>
  writeFileSync(JUDGEMENTS_FILE, `[\n${pairs.map((pair) => JSON.stringify(pair)).join(',\n')}\n]\n`);

export const computeDigest = ({ identity }: DesignedIdentity): string =>
  createHash('sha256').update(identity.logo_svg).digest('hex').slice(0, 12);

/** Whether a pair is held back from the fit. A hash holds back a quarter of the prompts, each with all its pairs. */
export const isHeldBack = ({ prompt }: Pick<Pair, 'prompt'>): boolean =>
  (createHash('sha256').update(prompt).digest()[0] ?? 0) < 64;

/** Draws both candidates again. Returns null if one of the drawings has changed. */
export const redrawPair = (
  engine: Engine,
  { prompt, seed, one, other }: Pair,
): [DesignedIdentity, DesignedIdentity] | null => {
  const draw = ({ candidate }: ShownDrawing): DesignedIdentity => engine.design(prompt, seed, { candidate });
  const [first, second] = [draw(one), draw(other)];
  return computeDigest(first) === one.drawing && computeDigest(second) === other.drawing
    ? [first, second]
    : null;
};
