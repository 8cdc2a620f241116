// Splits a text into runs, which the shaper processes one by one. A run has one direction, one script and one font
// file.

import bidiFactory from 'bidi-js/dist/bidi.mjs';
import type { FontStore, FontStyle, OpenedFont } from './font-store.ts';
import { scriptOfCharacter, scriptOfText } from './script-of-character.ts';

export interface Run {
  start: number;
  end: number;
  rightToLeft: boolean;
  script: string;
  font: OpenedFont;
}

export interface TextRuns {
  /** The runs in visual order, from left to right. */
  runs: readonly Run[];
  missing: readonly string[];
}

interface Character {
  text: string;
  start: number;
  /** The embedding level of the bidirectional algorithm. Odd levels run from right to left. */
  level: number;
  script: string;
  font: OpenedFont | null;
}

const bidi = bidiFactory();

const INVISIBLE_CHARACTER = /\p{Default_Ignorable_Code_Point}/u;

const hasGlyphFor = (font: OpenedFont, character: string): boolean =>
  INVISIBLE_CHARACTER.test(character) || (font.font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0;

/**
 * Returns the font for a character. A character that all scripts share, such as a combining accent, uses the font of
 * the character before it if possible, so that both can be shaped together.
 */
const findFont = (
  store: FontStore,
  style: FontStyle,
  character: string,
  before: OpenedFont | null,
): OpenedFont | null => {
  if (before !== null && scriptOfCharacter(character) === null && hasGlyphFor(before, character))
    return before;
  return store.fontWith(style, character.codePointAt(0) ?? 0);
};

const analyseCharacters = (
  text: string,
  levels: Uint8Array,
  store: FontStore,
  style: FontStyle,
): Character[] => {
  const characters: Character[] = [];
  let start = 0;
  let script = scriptOfText(text);
  let font: OpenedFont | null = null;
  for (const character of text) {
    script = scriptOfCharacter(character) ?? script;
    const found = findFont(store, style, character, font);
    font = found ?? font;
    characters.push({ text: character, start, level: levels[start] ?? 0, script, font: found });
    start += character.length;
  }
  return characters;
};

const canJoinRun = (run: Run, character: Character): boolean =>
  run.end === character.start &&
  run.font === character.font &&
  run.script === character.script &&
  run.rightToLeft === (character.level % 2 === 1);

export const splitRuns = (text: string, store: FontStore, style: FontStyle, vertical: boolean): TextRuns => {
  const embedding = bidi.getEmbeddingLevels(text, 'auto');
  const levels = vertical ? new Uint8Array(text.length) : embedding.levels;
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const character of analyseCharacters(text, levels, store, style)) {
    const last = runs.at(-1);
    const end = character.start + character.text.length;
    if (character.font === null) {
      if (!INVISIBLE_CHARACTER.test(character.text)) missing.add(character.text);
    } else if (last !== undefined && canJoinRun(last, character)) last.end = end;
    else
      runs.push({
        start: character.start,
        end,
        rightToLeft: character.level % 2 === 1,
        script: character.script,
        font: character.font,
      });
  }
  if (!vertical && text.length > 0) {
    const visualOrder = new Map(
      bidi.getReorderedIndices(text, embedding).map((index, place) => [index, place]),
    );
    runs.sort((one, other) => (visualOrder.get(one.start) ?? 0) - (visualOrder.get(other.start) ?? 0));
  }
  return { runs, missing: [...missing] };
};
