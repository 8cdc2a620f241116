// Refines an identity according to a request in words. Decisions that the request does not name are copied from the
// parent, and so is the seed.

import { openSeedStream } from '../language/seed-stream.ts';
import { renderIdentity } from '../design/render-identity.ts';
import { applyChange } from './apply-change.ts';
import { readChange } from './read-change.ts';
import { describeUnfulfilledChange } from './unfulfilled-change.ts';
import {
  type DesignedIdentity,
  type Identity,
  isSameIdentity,
  type RefineRequest,
  type Studio,
} from '../record/studio.ts';

export interface RefinedBrand extends DesignedIdentity {
  /** The parent's identity, drawn by this engine, for comparison. */
  before: Identity;
  /** Unfulfilled requests as sentences. Empty when all were fulfilled. */
  unfulfilled: readonly string[];
}

export function refineBrand(studio: Studio, request: RefineRequest): RefinedBrand {
  const { lineage, prompt, sandbox = false } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  studio.onStage?.('read');
  const change = readChange(prompt, parent);
  studio.onStage?.('decide');
  const stream = openSeedStream(`${parent.seed}:${parent.text}`);
  const context = { studio, lineage, keeps: new Set(change.keeps), stream };
  const { decisions, idle } = applyChange(context, change);
  const designed = renderIdentity(studio, decisions, sandbox);
  const { identity: before } = renderIdentity(studio, parent, sandbox);
  const isUnchanged = isSameIdentity(before, designed.identity);
  return { ...designed, before, unfulfilled: describeUnfulfilledChange(change, { isUnchanged, idle }) };
}
