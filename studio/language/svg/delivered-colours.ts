// Finds the two brand colours to report, among those visible in the drawings.

import { ciede2000Difference } from '../colour/measures.ts';
import type { Hex, Palette } from '../colour/palette.ts';

/**
 * The palette's primary and secondary if a drawing uses them, otherwise the nearest drawn colour: a logo with one
 * fill, or with shifted colours, does not show every colour of its palette.
 */
export const chooseDeliveredColours = (
  { primary, secondary }: Pick<Palette, 'primary' | 'secondary'>,
  drawings: readonly string[],
): { primary: Hex; secondary: Hex } => {
  const drawn = [...new Set(drawings.flatMap(opaqueColoursIn))];
  const first = findNearestColour(primary, drawn);
  const others = drawn.filter((hex) => hex !== first);
  return {
    primary: first,
    secondary: secondary === first ? first : findNearestColour(secondary, others, first),
  };
};

/** Returns the opaque fills. Translucent ones belong to the sandbox watermark, whose grey is not a brand colour. */
const opaqueColoursIn = (svg: string): Hex[] =>
  [...svg.matchAll(/fill="(#[0-9A-F]{6})"(?! fill-opacity)/g)].map(([, hex = '']) => hex);

const findNearestColour = (wanted: Hex, drawn: readonly Hex[], otherwise = wanted): Hex => {
  if (drawn.includes(wanted)) return wanted;
  const distance = (hex: Hex): number => ciede2000Difference(hex, wanted);
  return drawn.toSorted((one, other) => distance(one) - distance(other))[0] ?? otherwise;
};
