// Draws and measures marks, and caches the results. The same blazon at the same settings gives the same outlines, and
// many briefs use the same concepts.

import type { Fill, MarkBlazon, Settings } from '../blazon/blazon.ts';
import { drawMark } from '../blazon/draw-blazon.ts';
import type { LetterSource } from '../blazon/letter-source.ts';
import type { MarkMeasures } from './measure-mark.ts';
import { measureMark } from './measure-mark.ts';
import { roundCorners } from '../geometry/corners.ts';
import { recentlyUsed } from '../recently-used.ts';
import { lineWork } from './line-work.ts';
import { pixelWork } from './pixel-work.ts';

export interface Sketch {
  fills: readonly Fill[];
  /** The measures, or null if nothing could be drawn. */
  measures: MarkMeasures | null;
}

/** Draws and measures marks, and caches the results. */
export interface Sketchbook {
  sketch(mark: MarkBlazon, settings: Settings): Sketch;
}

/** The number of cached sketches, each of about 20 KB. */
const PAGES = 1000;

export function openSketchbook(letters: LetterSource): Sketchbook {
  const pages = recentlyUsed<Sketch>(PAGES);
  return {
    sketch(mark, settings) {
      const key = JSON.stringify([mark.parts, mark.dials, settings]);
      const known = pages.get(key);
      if (known !== undefined) return known;
      const solid = softened(drawMark(mark, settings, letters).fills, settings.round ?? 0);
      const fills = inManner(solid, settings);
      const sketch = { fills, measures: measureMark(fills) };
      pages.set(key, sketch);
      return sketch;
    },
  };
}

/** Converts the finished mark to line work or pixel art, if the settings ask for it. */
const inManner = (fills: readonly Fill[], { line, pixels }: Settings): readonly Fill[] => {
  if (line !== undefined) return lineWork(fills, line);
  return pixels === undefined ? fills : pixelWork(fills, pixels);
};

const softened = (fills: readonly Fill[], radius: number): readonly Fill[] =>
  radius <= 0
    ? fills
    : fills.map((fill) => ({ ...fill, outline: roundCorners(fill.outline, radius, 'outer') }));
