// Returns the ink of a shaped word as one outline, in which touching letters become one shape.

import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import type { ShapedText } from './lettering.ts';
import { uniteOverlaps } from './unite-contours.ts';

interface GlyphGroup {
  box: Box;
  outline: Outline;
  glyphs: number;
}

/** Cached, because a word is shaped once and set in many layouts. */
const cachedOutlines = new WeakMap<ShapedText, Outline>();

const boxAround = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Groups glyphs whose boxes meet and which may touch: marks on their letters, joined scripts, tight setting. */
const groupGlyphs = (shaped: ShapedText): GlyphGroup[] => {
  const groups: GlyphGroup[] = [];
  for (const { outline } of shaped.glyphs) {
    const box = boundingBoxOf(outline);
    if (box === null) continue;
    const touched = groups.filter((group) => doBoxesMeet(group.box, box));
    const merged = touched.reduce<GlyphGroup>(
      (sum, group) => ({
        box: boxAround(sum.box, group.box),
        outline: [...group.outline, ...sum.outline],
        glyphs: sum.glyphs + group.glyphs,
      }),
      { box, outline, glyphs: 1 },
    );
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups;
};

export const createWordOutline = (shaped: ShapedText): Outline => {
  const known = cachedOutlines.get(shaped);
  if (known !== undefined) return known;
  const outline = groupGlyphs(shaped).flatMap((group) =>
    group.glyphs > 1 ? uniteOverlaps(group.outline) : group.outline,
  );
  cachedOutlines.set(shaped, outline);
  return outline;
};
