// Chooses the two brand colours to deliver from those that the delivered drawings show.

import { ciede2000Difference } from '../colour/measures.ts';
import type { Hex, Palette } from '../colour/palette.ts';

/**
 * Returns the palette's primary and secondary, each replaced by the nearest drawn colour if no drawing shows it. A logo
 * may show fewer colours than its palette has, or other tones of them.
 */
export const chooseDeliveredColours = (
  { primary, secondary }: Pick<Palette, 'primary' | 'secondary'>,
  drawings: readonly string[],
): { primary: Hex; secondary: Hex } => {
  const drawn = [...new Set(drawings.flatMap(findOpaqueColours))];
  const first = findNearestColour(primary, drawn);
  const others = drawn.filter((hex) => hex !== first);
  return {
    primary: first,
    secondary: secondary === first ? first : findNearestColour(secondary, others, first),
  };
};

/** Returns the colours of opaque fills. Translucent fills belong to the sandbox watermark. */
const findOpaqueColours = (svg: string): Hex[] =>
  [...svg.matchAll(/fill="(#[0-9A-F]{6})"(?! fill-opacity)/g)].map(([, hex = '']) => hex);

const findNearestColour = (wanted: Hex, drawn: readonly Hex[], otherwise = wanted): Hex => {
  if (drawn.includes(wanted)) return wanted;
  const distance = (hex: Hex): number => ciede2000Difference(hex, wanted);
  return drawn.toSorted((one, other) => distance(one) - distance(other))[0] ?? otherwise;
};
