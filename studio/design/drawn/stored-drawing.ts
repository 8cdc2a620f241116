// Parses the drawing of a record, and caches the result to save time.

import type { Decisions } from '../../record/decisions.ts';
import { type RecentlyUsed, createRecentlyUsed } from '../../language/recently-used.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { describeProblem } from '../../drawing/problem.ts';
import { readDrawing } from '../../drawing/read-drawing.ts';

/** The number of cached drawings; each takes several hundred kilobytes. */
const MAX_CACHED_DRAWINGS = 60;

const cachedDrawings = new WeakMap<Letterer, RecentlyUsed<Drawing>>();

/** Returns the parsed drawing, or null for an identity that was not drawn as SVG. */
export function readStoredDrawing(letterer: Letterer, { drawing, brief }: Decisions): Drawing | null {
  if (drawing === undefined) return null;
  const kept = cachedDrawings.get(letterer) ?? createRecentlyUsed<Drawing>(MAX_CACHED_DRAWINGS);
  cachedDrawings.set(letterer, kept);
  const key = `${brief.locale}\n${drawing.source}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = readDrawing(drawing.source, { letterer, words: null, locale: brief.locale });
  // A drawing is stored only if it can be parsed, so a failure here is a programming error.
  if (!reading.ok)
    throw new Error(`A stored drawing cannot be read: ${reading.problems.map(describeProblem).join('; ')}`);
  kept.set(key, reading.drawing);
  return reading.drawing;
}
