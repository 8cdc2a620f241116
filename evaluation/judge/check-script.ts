import { holds } from '../measures/finding.ts';
import { inkPieces, joinedPieces } from '../measures/joined-forms.ts';
import { ocrLanguage } from '../measures/ocr.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import type { Checker } from './checker.ts';
import { flagIn, textIn } from './expected.ts';

const combining = (text: string): number =>
  [...text.normalize('NFD')].filter((sign) => /\p{M}/u.test(sign)).length;

const clusters = (text: string): number =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].filter(
    ({ segment }) => segment.trim() !== '',
  ).length;

export const scriptCheckers: Record<string, Checker> = {
  script: ({ decisions }, expected, key) =>
    holds(key, decisions.brief.script === textIn(key, expected), decisions.brief.script, String(expected)),
  /** For scripts from right to left, the mark is to the right of the word. */
  rtl: ({ decisions, mark, wordmark }, expected, key) => {
    const [symbol, word] = [inkFrame(mark), inkFrame(wordmark)];
    const beside = decisions.blazon.lockup.layout === 'row' && symbol !== null && word !== null;
    const leads = !beside || symbol.left + symbol.width / 2 > word.left + word.width / 2;
    const found = decisions.brief.rightToLeft && leads;
    return holds(
      key,
      found === flagIn(key, expected),
      found ? 'right to left' : 'left to right',
      String(expected),
    );
  },
  joined_forms: ({ decisions, wordmark }, expected, key) => {
    const [pieces, allowed] = [inkPieces(wordmark), joinedPieces(decisions.text)];
    const joined = pieces > 0 && pieces <= allowed;
    return holds(key, joined === flagIn(key, expected), `${pieces} pieces`, `at most ${allowed}`);
  },
  /** In Devanagari the headline joins the clusters of a word, so there are fewer pieces than clusters. */
  conjuncts_shaped: ({ decisions, wordmark }, expected, key) => {
    const [pieces, allowed] = [inkPieces(wordmark), clusters(decisions.text)];
    const shaped = pieces > 0 && pieces < allowed;
    return holds(key, shaped === flagIn(key, expected), `${pieces} pieces`, `fewer than ${allowed}`);
  },
  /** Checked in the text, because OCR reads accents as part of their letters. */
  accents_kept: ({ decisions }, expected, key) => {
    const [shown, given] = [combining(decisions.text), combining(decisions.brief.name ?? '')];
    return holds(key, (shown === given) === flagIn(key, expected), `${shown} accents`, `${given}`);
  },
  ocr_lang: ({ decisions, reading }, expected, key) => {
    const language = ocrLanguage(decisions.brief.script, decisions.brief.locale) ?? 'none';
    const ok = language === textIn(key, expected) && reading !== null;
    return holds(key, ok, reading === null ? 'nothing to read' : language, String(expected));
  },
};
