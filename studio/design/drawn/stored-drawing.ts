// Parses the drawing of a stored record, and caches recently used drawings.

import type { Decisions } from '../../record/decisions.ts';
import { type RecentlyUsedCache, createRecentlyUsedCache } from '../../language/recently-used.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { describeProblem } from '../../drawing/problem.ts';
import { readDrawing } from '../../drawing/read-drawing.ts';

/** The number of cached drawings. Each takes several hundred kilobytes. */
const MAX_CACHED_DRAWINGS = 60;

const cachedDrawings = new WeakMap<Letterer, RecentlyUsedCache<Drawing>>();

/** Returns the parsed drawing, or null if the identity was not drawn as SVG. */
export function readStoredDrawing(letterer: Letterer, { drawing, brief }: Decisions): Drawing | null {
  if (drawing === undefined) return null;
  const cache = cachedDrawings.get(letterer) ?? createRecentlyUsedCache<Drawing>(MAX_CACHED_DRAWINGS);
  cachedDrawings.set(letterer, cache);
  const key = `${brief.locale}\n${drawing.source}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const reading = readDrawing(drawing.source, { letterer, words: null, locale: brief.locale });
  // Only drawings that can be parsed are stored. A failure here is a programming error.
  if (!reading.ok)
    throw new Error(`A stored drawing cannot be read: ${reading.problems.map(describeProblem).join('; ')}`);
  cache.set(key, reading.drawing);
  return reading.drawing;
}
