// The drawing of a record, parsed again and cached: losing the cache costs only time.

import type { Decisions } from '../../record/decisions.ts';
import { type RecentlyUsed, recentlyUsed } from '../../language/recently-used.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { describeProblem } from '../../drawing/problem.ts';
import { readDrawing } from '../../drawing/read-drawing.ts';

/** How many drawings to cache; each takes several hundred kilobytes. */
const KEPT = 60;

const read = new WeakMap<Letterer, RecentlyUsed<Drawing>>();

/** Null for an identity that was not drawn as SVG. */
export function drawingOf(letterer: Letterer, { drawing, brief }: Decisions): Drawing | null {
  if (drawing === undefined) return null;
  const kept = read.get(letterer) ?? recentlyUsed<Drawing>(KEPT);
  read.set(letterer, kept);
  const key = `${brief.locale}\n${drawing.source}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = readDrawing(drawing.source, { letterer, words: null, locale: brief.locale });
  // Only drawings that could be parsed are stored.
  if (!reading.ok)
    throw new Error(`A stored drawing cannot be read: ${reading.problems.map(describeProblem).join('; ')}`);
  kept.set(key, reading.drawing);
  return reading.drawing;
}
