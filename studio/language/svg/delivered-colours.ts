// The two colours that are told beside the drawings are ones that can be seen in them.

import { differenceOf } from '../colour/measures.ts';
import type { Hex, Palette } from '../colour/palette.ts';

/**
 * What the palette calls primary and secondary where a drawing wears it, else the drawn colour nearest to it: a logo of one
 * fill, or one whose colours were shifted to be read on their ground, does not show every colour of its palette.
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

/** Opaque fills only: the translucent ones are the sandbox watermark, whose grey is no colour of the brand. */
const coloursIn = (svg: string): Hex[] =>
  [...svg.matchAll(/fill="(#[0-9A-F]{6})"(?! fill-opacity)/g)].map(([, hex = '']) => hex);

const nearest = (wanted: Hex, drawn: readonly Hex[], otherwise = wanted): Hex => {
  if (drawn.includes(wanted)) return wanted;
  const distance = (hex: Hex): number => differenceOf(hex, wanted);
  return drawn.toSorted((one, other) => distance(one) - distance(other))[0] ?? otherwise;
};
