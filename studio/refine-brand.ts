// A parent's decisions and a change in words: new decisions. What the words do not name is copied, on the same seed.

import { seedStream } from './decisions/seed-stream.ts';
import { dress } from './dress.ts';
import { applyChange } from './refinement/apply-change.ts';
import { readChange } from './refinement/read-change.ts';
import type { Designed, RefineRequest, Studio } from './studio.ts';

export function refineBrand(studio: Studio, request: RefineRequest): Designed {
  const { lineage, prompt, sandbox = false } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  studio.onStage?.('read');
  const change = readChange(prompt, parent);
  studio.onStage?.('decide');
  const stream = seedStream(`${parent.seed}:${parent.text}`);
  const decisions = applyChange({ studio, lineage, keeps: new Set(change.keeps), stream }, change);
  return dress(studio, decisions, sandbox);
}
