// Finds the two brand colours to report, among those visible in the drawings.

import { differenceOf } from '../colour/measures.ts';
import type { Hex, Palette } from '../colour/palette.ts';

/**
 * The palette's primary and secondary if a drawing uses them, otherwise the nearest drawn colour: a logo with one
 * fill, or with shifted colours, does not show every colour of its palette.
 */
export const deliveredColours = (
  { primary, secondary }: Pick<Palette, 'primary' | 'secondary'>,
  drawings: readonly string[],
): { primary: Hex; secondary: Hex } => {
  const drawn = [...new Set(drawings.flatMap(coloursIn))];
  const first = nearest(primary, drawn);
  const others = drawn.filter((hex) => hex !== first);
  return { primary: first, secondary: secondary === first ? first : nearest(secondary, others, first) };
};

/** Returns the opaque fills. Translucent ones belong to the sandbox watermark, whose grey is not a brand colour. */
const coloursIn = (svg: string): Hex[] =>
  [...svg.matchAll(/fill="(#[0-9A-F]{6})"(?! fill-opacity)/g)].map(([, hex = '']) => hex);

const nearest = (wanted: Hex, drawn: readonly Hex[], otherwise = wanted): Hex => {
  if (drawn.includes(wanted)) return wanted;
  const distance = (hex: Hex): number => differenceOf(hex, wanted);
  return drawn.toSorted((one, other) => distance(one) - distance(other))[0] ?? otherwise;
};
