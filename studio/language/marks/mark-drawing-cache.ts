// Draws and measures marks, and caches the results, because many briefs use the same marks with the same settings.

import type { Fill, MarkBlazon, MarkSettings } from '../blazon/blazon.ts';
import { drawMark } from '../blazon/draw-blazon.ts';
import type { LetterSource } from '../blazon/letter-source.ts';
import type { MarkMeasures } from './measure-mark.ts';
import { measureMark } from './measure-mark.ts';
import { roundCorners } from '../geometry/corners.ts';
import { createRecentlyUsedCache } from '../recently-used.ts';
import { convertToLineWork } from './line-work.ts';
import { convertToPixelWork } from './pixel-work.ts';

export interface DrawnMark {
  fills: readonly Fill[];
  /** The measures, or null if nothing could be drawn. */
  measures: MarkMeasures | null;
}

export interface MarkDrawingCache {
  /** Returns the mark drawn with these settings, from the cache if possible. */
  draw(mark: MarkBlazon, settings: MarkSettings): DrawnMark;
}

/** The maximum number of cached drawings, each of about 20 KB. */
const MAX_CACHED_DRAWINGS = 1000;

export function createMarkDrawingCache(letters: LetterSource): MarkDrawingCache {
  const drawings = createRecentlyUsedCache<DrawnMark>(MAX_CACHED_DRAWINGS);
  return {
    draw(mark, settings) {
      const key = JSON.stringify([mark.parts, mark.dials, settings]);
      const known = drawings.get(key);
      if (known !== undefined) return known;
      const solid = softenCorners(drawMark(mark, settings, letters).fills, settings.round ?? 0);
      const fills = convertToDrawingStyle(solid, settings);
      const drawnMark = { fills, measures: measureMark(fills) };
      drawings.set(key, drawnMark);
      return drawnMark;
    },
  };
}

/** Converts a mark to line work or pixel art if the settings ask for it. */
const convertToDrawingStyle = (fills: readonly Fill[], { line, pixels }: MarkSettings): readonly Fill[] => {
  if (line !== undefined) return convertToLineWork(fills, line);
  return pixels === undefined ? fills : convertToPixelWork(fills, pixels);
};

const softenCorners = (fills: readonly Fill[], radius: number): readonly Fill[] =>
  radius <= 0
    ? fills
    : fills.map((fill) => ({ ...fill, outline: roundCorners(fill.outline, radius, 'outer') }));
