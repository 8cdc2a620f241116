// Creates the outline of a shaped word, and unites letters that overlap.

import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import type { ShapedText } from './lettering.ts';
import { uniteOverlaps } from './unite-contours.ts';

interface GlyphGroup {
  box: Box;
  outline: Outline;
  glyphs: number;
}

/** A word is shaped once but set in many layouts, so its outline is cached. */
const cachedOutlines = new WeakMap<ShapedText, Outline>();

const uniteBoxes = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Groups glyphs whose boxes meet. They may overlap because of accents, joined scripts or tight spacing. */
const groupGlyphs = (shaped: ShapedText): GlyphGroup[] => {
  const groups: GlyphGroup[] = [];
  for (const { outline } of shaped.glyphs) {
    const box = boundingBoxOf(outline);
    if (box === null) continue;
    const touched = groups.filter((group) => doBoxesMeet(group.box, box));
    const merged = touched.reduce<GlyphGroup>(
      (sum, group) => ({
        box: uniteBoxes(sum.box, group.box),
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
