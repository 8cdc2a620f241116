// Finds the kerning between letters from two font files of one family. No file has kerning for such a pair, so "Ğa" is
// kerned like "Ga", whose letters are in one file.

import type { FontStore, FontStyle } from './font-store.ts';
import { scriptOfCharacter } from './script-of-character.ts';
import { type RunSetting, shapeRun } from './shape-run.ts';

const LETTER = /\p{L}/u;

const baseLetterOf = (letter: string): string => letter.normalize('NFD').charAt(0);

/** Returns the kerning in em, or 0 if no file has both letters without their accents. */
export const findKerning = (
  store: FontStore,
  style: FontStyle,
  left: string,
  right: string,
  locale: string,
): number => {
  if (!LETTER.test(left) || !LETTER.test(right)) return 0;
  const pair = baseLetterOf(left) + baseLetterOf(right);
  const script = scriptOfCharacter(pair);
  const font = store.fontWith(style, pair.charCodeAt(0));
  if (script === null || font === null || (font.font.nominalGlyph(pair.charCodeAt(1)) ?? 0) === 0) return 0;
  const setting: RunSetting = { text: pair, locale, vertical: false, ligatures: false };
  const width = (start: number, end: number): number => {
    const glyphs = shapeRun({ start, end, rightToLeft: false, script, font }, setting);
    return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  };
  return width(0, 2) - width(0, 1) - width(1, 2);
};
