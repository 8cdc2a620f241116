// Checks the text of a drawing. It may contain only the name, words of the prompt, and lines marked as a translation.
// The name must be complete; some or all of its letters may be drawn as shapes, if the drawing declares them.

import { LIMITS } from './drawing-limits.ts';
import type { DrawingWords, TypesetTextLine } from './drawing.ts';
import type { Problem } from './problem.ts';

/** Folds a word for comparison: ignores case, accents and final forms, and writes ligatures as separate letters. */
const foldWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');

const WORD_PATTERN = /[\p{L}\p{N}\p{M}]+/gu;
/** Characters of scripts written without spaces, in which a word may be any part of the prompt. */
const UNSPACED_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hangul}]/u;

const splitIntoFoldedWords = (text: string): string[] => foldWord(text).match(WORD_PATTERN) ?? [];
const foldToLetters = (text: string): string => splitIntoFoldedWords(text).join('');

export function checkWords(
  types: readonly TypesetTextLine[],
  drawnLetters: readonly { letters: string }[],
  { name, prompt }: DrawingWords,
): Problem[] {
  const problems: Problem[] = [];
  const allowedText = `${name ?? ''} ${prompt}`;
  const allowedWords = new Set(splitIntoFoldedWords(allowedText));
  const allowedLetters = foldToLetters(allowedText);
  for (const { text, translation, sourceLine } of types) {
    if (translation !== null) continue;
    const strange = splitIntoFoldedWords(text).filter(
      (word) =>
        !allowedWords.has(word) &&
        !(UNSPACED_CHARACTER.test(word) && allowedLetters.includes(word)) &&
        !isPartOfName(word, name),
    );
    if (strange.length > 0 && problems.length < LIMITS.problems)
      problems.push({
        line: sourceLine,
        element: 'type',
        sentence:
          `“${strange.slice(0, 4).join(' ')}” is neither in the name nor in the prompt: use words of the prompt, ` +
          'or mark the line as their translation with translation="fr" (its language)',
      });
  }
  const missing = name === null ? null : findMissingPartOfName(types, drawnLetters, name);
  if (missing !== null)
    problems.push({
      line: 1,
      element: 'svg',
      sentence:
        `the name “${name}” is not complete${missing === '' ? '' : ` (missing: ${missing})`}: set every letter in <type> elements in reading order, ` +
        'or declare letters that you draw with drawn-letters="…" on their element or group',
    });
  return problems;
}

/** Whether the word is a part of the name, which may be split over several lines. */
const isPartOfName = (word: string, name: string | null): boolean =>
  name !== null && word.length > 0 && foldToLetters(name).includes(word);

/**
 * Returns the missing letters of the name, or null if it is complete. Without drawn letters, returns '' for any
 * incomplete name.
 */
function findMissingPartOfName(
  types: readonly TypesetTextLine[],
  drawnLetters: readonly { letters: string }[],
  name: string,
): string | null {
  const wanted = foldToLetters(name);
  if (wanted === '') return null;
  const shown = types.filter(({ part, translation }) => part !== 'small' && translation === null);
  const inSourceOrder = foldToLetters(shown.map(({ text }) => text).join(' '));
  const inReadingOrder = foldToLetters(
    sortInReadingOrder(shown)
      .map(({ text }) => text)
      .join(' '),
  );
  if (inSourceOrder.includes(wanted) || inReadingOrder.includes(wanted)) return null;
  if (drawnLetters.length === 0) return '';
  const unused = [...inSourceOrder, ...foldToLetters(drawnLetters.map(({ letters }) => letters).join(' '))];
  const missing = [...wanted].filter((letter) => {
    const at = unused.indexOf(letter);
    if (at >= 0) unused.splice(at, 1);
    return at < 0;
  });
  return missing.length === 0 ? null : missing.join(' ');
}

/** Sorts from top to bottom, then left to right. */
const sortInReadingOrder = (types: readonly TypesetTextLine[]): TypesetTextLine[] =>
  [...types].sort((one, other) => {
    const sameLine = Math.abs(one.base - other.base) < Math.max(one.capHeight, other.capHeight) / 2;
    return sameLine ? one.x - other.x : one.base - other.base;
  });
