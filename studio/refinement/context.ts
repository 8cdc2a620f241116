// Defines what is known when a change is applied, and how a change is recorded in the trace.

import type { Decisions } from '../record/decisions.ts';
import type { SeedStream } from '../language/seed-stream.ts';
import type { Studio } from '../record/studio.ts';
import type { KeptAspect } from './change.ts';

export interface RefinementContext {
  studio: Studio;
  /** The parent and its ancestors, oldest first. */
  lineage: readonly Decisions[];
  keeps: ReadonlySet<KeptAspect>;
  /** Random numbers seeded by the parent, so that the same change of the same parent gives the same child. */
  stream: SeedStream;
}

/** Records in the trace that the axis was changed, with a note. */
export const addNote = (decisions: Decisions, axis: string, note: string): Decisions => ({
  ...decisions,
  trace: {
    ...decisions.trace,
    changed: [...new Set([...decisions.trace.changed, axis])],
    notes: [...decisions.trace.notes, note],
  },
});

/** Records in the trace that a scale, such as the weight, cannot go further. Changes nothing else. */
export const markScaleAtLimit = (decisions: Decisions, scale: string): Decisions => ({
  ...decisions,
  trace: { ...decisions.trace, saturated: [...new Set([...decisions.trace.saturated, scale])] },
});
