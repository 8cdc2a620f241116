// Reads flat colours: hexadecimal, or a CSS colour name.

import { colorsNamed } from 'culori';
import { parseHex } from '../language/colour/oklch.ts';
import type { Hex } from '../language/colour/palette.ts';

/** A colour; null stands for `none`, which paints nothing. */
export type Paint = Hex;

/** Null if it is not a colour. */
export function readColour(text: string): Paint | null {
  const written = text.trim().toLowerCase();
  if (written === 'none' || written === 'transparent') return 'none';
  if (written.startsWith('#')) return parseHex(written);
  const named = Object.hasOwn(colorsNamed, written)
    ? colorsNamed[written as keyof typeof colorsNamed]
    : undefined;
  return named === undefined ? null : `#${named.toString(16).padStart(6, '0').toUpperCase()}`;
}
