// Returns the ink of a shaped word as one outline, in which touching letters become one shape.

import { boxesMeet, boxOf } from '../language/geometry/bounds.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import type { ShapedText } from './lettering.ts';
import { uniteOverlaps } from './unite-contours.ts';

interface Group {
  box: Box;
  outline: Outline;
  glyphs: number;
}

/** Cached, because a word is shaped once and set in many layouts. */
const united = new WeakMap<ShapedText, Outline>();

const spanning = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Groups glyphs whose boxes meet and which may touch: marks on their letters, joined scripts, tight setting. */
const groupsOf = (shaped: ShapedText): Group[] => {
  const groups: Group[] = [];
  for (const { outline } of shaped.glyphs) {
    const box = boxOf(outline);
    if (box === null) continue;
    const touched = groups.filter((group) => boxesMeet(group.box, box));
    const merged = touched.reduce<Group>(
      (sum, group) => ({
        box: spanning(sum.box, group.box),
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

export const wordOutline = (shaped: ShapedText): Outline => {
  const known = united.get(shaped);
  if (known !== undefined) return known;
  const outline = groupsOf(shaped).flatMap((group) =>
    group.glyphs > 1 ? uniteOverlaps(group.outline) : group.outline,
  );
  united.set(shaped, outline);
  return outline;
};
