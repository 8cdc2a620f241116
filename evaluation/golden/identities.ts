// The identities of the golden files: those of the benchmark's briefs, and those in identities.json.

import { readFileSync } from 'node:fs';
import type { Identity } from '@blazon/studio/record/studio.ts';
import { BRIEFS, SEEDS } from '@blazon/studio/test/bench-data.ts';
import type { Engine, Lineage } from '../engine.ts';

interface GoldenIdentity {
  id: string;
  prompt: string;
  /** Prompts of successive refinements. Each refines the result of the previous one. */
  refinements?: readonly string[];
}

export const GOLDEN_FOLDER = new URL('./', import.meta.url);

const ownIdentities = JSON.parse(
  readFileSync(new URL('identities.json', GOLDEN_FOLDER), 'utf8'),
) as GoldenIdentity[];

export const GOLDEN_IDENTITIES: readonly GoldenIdentity[] = [
  ...BRIEFS.map(({ id, prompt }) => ({ id, prompt })),
  ...ownIdentities,
];

export const goldenFileUrl = (id: string, kind: 'light.svg' | 'dark.svg' | 'png'): URL =>
  new URL(`${id}.${kind}`, GOLDEN_FOLDER);

export const drawIdentity = (engine: Engine, { prompt, refinements = [] }: GoldenIdentity): Identity => {
  let designed = engine.design(prompt, SEEDS[0]);
  let lineage: Lineage = [designed.decisions];
  for (const refinement of refinements) {
    designed = engine.refine(lineage, refinement);
    lineage = [...lineage, designed.decisions];
  }
  return designed.identity;
};
