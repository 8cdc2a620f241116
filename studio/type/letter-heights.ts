import type { FontStore, FontStyle } from './font-store.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { scriptOfText } from './script-of-character.ts';

/**
 * For each script, the letters that define its cap height and its x-height. For scripts without case these are a tall
 * and a low letter, or the same letter twice.
 */
const TYPICAL_LETTERS: Readonly<Record<string, readonly [tall: string, low: string]>> = {
  Latn: ['H', 'x'],
  Grek: ['Η', 'κ'],
  Cyrl: ['Н', 'н'],
  Arab: ['ا', 'د'],
  Hebr: ['ה', 'ה'],
  Deva: ['क', 'क'],
  Thai: ['บ', 'บ'],
  Hani: ['国', '国'],
  Hira: ['国', 'の'],
  Kana: ['国', 'ロ'],
  Hang: ['한', '한'],
  Armn: ['Ա', 'ա'],
  Geor: ['ა', 'ა'],
  Beng: ['ক', 'ক'],
  Taml: ['க', 'க'],
  Telu: ['క', 'క'],
  Ethi: ['ሀ', 'ሀ'],
};

export interface LetterHeights {
  capHeight: number;
  xHeight: number;
}

/** The heights assumed for a family that has none of these letters, in em. */
const DEFAULT_HEIGHTS: LetterHeights = { capHeight: 0.7, xHeight: 0.5 };

const measureHeight = (store: FontStore, style: FontStyle, letter: string): number | null => {
  const character = letter.codePointAt(0) ?? 0;
  const font = store.fontWith(style, character);
  const glyph = font?.font.nominalGlyph(character);
  if (font === null || glyph === undefined) return null;
  const box = boundingBoxOf(store.outlineOf(font, glyph));
  return box === null ? null : -box.top;
};

/** Measures the letter heights of a style for the script of the text, in em. */
export const measureLetterHeights = (store: FontStore, style: FontStyle, text: string): LetterHeights => {
  const typical = TYPICAL_LETTERS[scriptOfText(text)] ?? ['H', 'x'];
  const capHeight =
    measureHeight(store, style, typical[0]) ?? measureHeight(store, style, 'H') ?? DEFAULT_HEIGHTS.capHeight;
  const xHeight =
    measureHeight(store, style, typical[1]) ?? measureHeight(store, style, 'x') ?? DEFAULT_HEIGHTS.xHeight;
  return { capHeight, xHeight };
};
