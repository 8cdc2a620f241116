// Reads flat colours, written in hexadecimal or as CSS colour names.

import { colorsNamed } from 'culori';
import { parseHex } from '../language/colour/oklch.ts';
import type { Hex } from '../language/colour/palette.ts';

/** A hexadecimal colour, or `none`, which paints nothing. */
export type FlatColour = Hex;

/** Returns null if the text is not a colour. */
export function readColour(text: string): FlatColour | null {
  const written = text.trim().toLowerCase();
  if (written === 'none' || written === 'transparent') return 'none';
  if (written.startsWith('#')) return parseHex(written);
  const named = Object.hasOwn(colorsNamed, written)
    ? colorsNamed[written as keyof typeof colorsNamed]
    : undefined;
  return named === undefined ? null : `#${named.toString(16).padStart(6, '0').toUpperCase()}`;
}
