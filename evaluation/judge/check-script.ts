import { createFinding } from '../measures/finding.ts';
import { countInkPieces, countExpectedPieces } from '../measures/joined-forms.ts';
import { chooseOcrLanguage } from '../measures/ocr.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import type { Checker } from './checker.ts';
import { expectFlag, expectText } from './expected.ts';

const countCombiningMarks = (text: string): number =>
  [...text.normalize('NFD')].filter((character) => /\p{M}/u.test(character)).length;

const countGraphemes = (text: string): number =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].filter(
    ({ segment }) => segment.trim() !== '',
  ).length;

export const scriptCheckers: Record<string, Checker> = {
  script: ({ decisions }, expected, key) =>
    createFinding(
      key,
      decisions.brief.script === expectText(key, expected),
      decisions.brief.script,
      String(expected),
    ),
  /** The brief must be marked as right to left, and a mark beside the word must stand to the right of it. */
  rtl: ({ decisions, mark, wordmark }, expected, key) => {
    const [symbol, word] = [inkFrame(mark), inkFrame(wordmark)];
    const beside = decisions.blazon.lockup.layout === 'row' && symbol !== null && word !== null;
    const isMarkOnRight = !beside || symbol.left + symbol.width / 2 > word.left + word.width / 2;
    const found = decisions.brief.rightToLeft && isMarkOnRight;
    return createFinding(
      key,
      found === expectFlag(key, expected),
      found ? 'right to left' : 'left to right',
      String(expected),
    );
  },
  joined_forms: ({ decisions, wordmark }, expected, key) => {
    const [pieces, allowed] = [countInkPieces(wordmark), countExpectedPieces(decisions.text)];
    const joined = pieces > 0 && pieces <= allowed;
    return createFinding(key, joined === expectFlag(key, expected), `${pieces} pieces`, `at most ${allowed}`);
  },
  /** In Devanagari a line joins the letters of a word, so there must be fewer pieces of ink than letters. */
  conjuncts_shaped: ({ decisions, wordmark }, expected, key) => {
    const [pieces, allowed] = [countInkPieces(wordmark), countGraphemes(decisions.text)];
    const shaped = pieces > 0 && pieces < allowed;
    return createFinding(
      key,
      shaped === expectFlag(key, expected),
      `${pieces} pieces`,
      `fewer than ${allowed}`,
    );
  },
  /**
   * The shown text must have as many accents as the name. OCR cannot check this: it does not report accents
   * separately from their letters.
   */
  accents_kept: ({ decisions }, expected, key) => {
    const [shown, given] = [
      countCombiningMarks(decisions.text),
      countCombiningMarks(decisions.brief.name ?? ''),
    ];
    return createFinding(
      key,
      (shown === given) === expectFlag(key, expected),
      `${shown} accents`,
      `${given}`,
    );
  },
  ocr_lang: ({ decisions, reading }, expected, key) => {
    const language = chooseOcrLanguage(decisions.brief.script, decisions.brief.locale) ?? 'none';
    const ok = language === expectText(key, expected) && reading !== null;
    return createFinding(key, ok, reading === null ? 'nothing to read' : language, String(expected));
  },
};
