// Sets lettering, scales it to units of the composition, and finds the lines to which a mark can be aligned.

import type { Lettering, Lockup } from '../../language/blazon/blazon.ts';
import type { Box, Outline } from '../../language/geometry/outline.ts';
import { roundToGrid, transformOutline } from '../../language/geometry/transform.ts';
import type { Letterer } from '../../type/lettering.ts';
import { isCasedText } from '../../type/script-of-character.ts';
import { type TypesetLettering, type TypesettingOptions, typesetLines } from '../../type/set-lines.ts';
import { CAP_HEIGHT, type WordBlock } from './word-block.ts';

export interface TypesetBlock extends WordBlock {
  /** The box of the letter that the mark replaces, or null. */
  slot: Box | null;
}

export const typesetBlock = (
  letterer: Letterer,
  lettering: Lettering,
  layout: Lockup['layout'],
  slot?: TypesettingOptions['slot'],
): TypesetBlock => {
  const options: TypesettingOptions = {
    vertical: layout === 'vertical',
    ...(slot === undefined ? {} : { slot }),
  };
  const set = typesetLines(lettering, letterer, options);
  const first = set.lines[0] ?? EMPTY_LINE;
  const last = set.lines.at(-1) ?? first;
  return {
    fills: set.fills.map((fill) => ({ ...fill, outline: scaleToUnits(fill.outline) })),
    box: scaleBoxToUnits(set.box),
    core: measureCore(set, lettering),
    capTop: (first.base - first.capHeight) * CAP_HEIGHT,
    xTop: (first.base - first.xHeight) * CAP_HEIGHT,
    firstBase: first.base * CAP_HEIGHT,
    lastBase: last.base * CAP_HEIGHT,
    rightToLeft: set.rightToLeft,
    tallest: findTallestLine(set) * CAP_HEIGHT,
    slot: set.slot && scaleBoxToUnits(set.slot),
  };
};

/**
 * Points lie on a grid of 1/100 unit, the precision of the output. Moving a word by whole units then never changes
 * how its points are rounded.
 */
const GRID = 100;

const scaleToUnits = (outline: Outline): Outline =>
  roundToGrid(transformOutline(outline, [CAP_HEIGHT, 0, 0, CAP_HEIGHT, 0, 0]), GRID);

const EMPTY_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const EMPTY_LINE = { base: 0, capHeight: 1, xHeight: 0.7, box: EMPTY_BOX, above: 0, below: 0 };

const scaleBoxToUnits = (box: Box): Box => ({
  left: box.left * CAP_HEIGHT,
  top: box.top * CAP_HEIGHT,
  right: box.right * CAP_HEIGHT,
  bottom: box.bottom * CAP_HEIGHT,
});

/**
 * Returns the height of the tallest line above its baseline. Vertical lines have no baseline; their characters are
 * slightly taller than their size.
 */
const findTallestLine = ({ lines, vertical }: TypesetLettering): number => {
  if (vertical) return 1.15 * Math.max(1, ...lines.map((line) => line.capHeight));
  return Math.max(1, ...lines.map((line) => line.base - line.box.top));
};

/**
 * Returns the optical height of the block. In scripts with case it excludes accents above capitals and descenders
 * below the last line.
 */
const measureCore = (set: TypesetLettering, lettering: Lettering): WordBlock['core'] => {
  const first = set.lines[0] ?? EMPTY_LINE;
  const last = set.lines.at(-1) ?? first;
  const textOf = (line: Lettering['lines'][number] | undefined): string =>
    (line ?? []).map((word) => word.text).join('');
  const firstLineIsCased = !set.vertical && isCasedText(textOf(lettering.lines[0]));
  const lastLineIsCased = !set.vertical && isCasedText(textOf(lettering.lines.at(-1)));
  const letterTop = Math.max(first.box.top, first.base - first.capHeight);
  const top = firstLineIsCased ? Math.min(letterTop, first.base - first.above) : set.box.top;
  const bottom = lastLineIsCased ? last.base + last.below : set.box.bottom;
  return { top: top * CAP_HEIGHT, bottom: bottom * CAP_HEIGHT };
};
