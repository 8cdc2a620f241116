// Defines the context in which every axis of a refinement is applied.

import type { Decisions } from '../record/decisions.ts';
import type { SeedStream } from '../language/seed-stream.ts';
import type { Studio } from '../record/studio.ts';
import type { KeptAspect } from './change.ts';

export interface RefinementContext {
  studio: Studio;
  /** The parent and its ancestors, oldest first. */
  lineage: readonly Decisions[];
  keeps: ReadonlySet<KeptAspect>;
  /** The parent's random stream, so that the same change of the same parent gives the same child. */
  stream: SeedStream;
}

/** Adds a note to the trace. */
export const addNote = (decisions: Decisions, axis: string, note: string): Decisions => ({
  ...decisions,
  trace: {
    ...decisions.trace,
    changed: [...new Set([...decisions.trace.changed, axis])],
    notes: [...decisions.trace.notes, note],
  },
});

/** Records that a scale is at its limit, and changes nothing. */
export const markScaleAtLimit = (decisions: Decisions, scale: string): Decisions => ({
  ...decisions,
  trace: { ...decisions.trace, saturated: [...new Set([...decisions.trace.saturated, scale])] },
});
