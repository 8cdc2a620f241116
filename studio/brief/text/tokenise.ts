import { foldWord } from './fold.ts';

/** A word, or one Han or kana character. `start` and `end` are UTF-16 offsets in the normalised prompt. */
export interface Token {
  start: number;
  end: number;
  /** The word as `foldWord` returns it, for comparison. */
  folded: string;
  /** Whether the token is a Han or kana character. Text in those scripts has no spaces between words. */
  unspaced: boolean;
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\u200d\u200c])+/gu;
const UNSPACED_CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u;

/**
 * French and Italian articles and pronouns before an apostrophe. The text after the apostrophe is a separate word.
 */
const ELIDED_WORDS = new Set(
  'l d j m t s c n qu un dell nell sull all dall quest jusqu lorsqu puisqu quell bell sant c'.split(' '),
);

/** Whether the parts around an apostrophe are one word: "don't", "Mama's", Turkish "1954'ten", but not "l'or". */
const joinsOverApostrophe = (before: Token, after: string): boolean =>
  !before.unspaced && after.length <= 3 && (!ELIDED_WORDS.has(before.folded) || after === 's');

export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const last = tokens.at(-1);
    if (
      last !== undefined &&
      last.end === start - 1 &&
      text[last.end] === "'" &&
      joinsOverApostrophe(last, word)
    ) {
      last.folded = `${last.folded}'${foldWord(word)}`;
      last.end = end;
      continue;
    }
    tokens.push({ start, end, folded: foldWord(word), unspaced: UNSPACED_CHARACTER.test(word) });
  }
  return tokens;
};
