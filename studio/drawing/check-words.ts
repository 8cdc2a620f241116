// Checks the text of the lettering: the name, words of the prompt, or words marked as their translation. The name
// must be complete, as lettering or with letters that are declared as drawn.

import { LIMITS } from './drawing-limits.ts';
import type { DrawingWords, SetTextLine } from './drawing.ts';
import type { Problem } from './problem.ts';

/** Folds words that read the same: case, accents of capitals, final forms and composition are ignored. */
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

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write without spaces: a part of a sentence is a word there. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hangul}]/u;

const splitIntoFoldedWords = (text: string): string[] => foldWord(text).match(WORDS) ?? [];
const foldToLetters = (text: string): string => splitIntoFoldedWords(text).join('');

export function checkWords(
  types: readonly SetTextLine[],
  drawnLetters: readonly { letters: string }[],
  { name, prompt }: DrawingWords,
): Problem[] {
  const problems: Problem[] = [];
  const said = `${name ?? ''} ${prompt}`;
  const known = new Set(splitIntoFoldedWords(said));
  const run = foldToLetters(said);
  for (const { text, translation, sourceLine } of types) {
    if (translation !== null) continue;
    const strange = splitIntoFoldedWords(text).filter(
      (word) => !known.has(word) && !(UNSPACED.test(word) && run.includes(word)) && !isPartOfName(word, name),
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

/** A name may be split into pieces, if all of them are present. */
const isPartOfName = (word: string, name: string | null): boolean =>
  name !== null && word.length > 0 && foldToLetters(name).includes(word);

/** What is missing; null if the name is complete. */
function findMissingPartOfName(
  types: readonly SetTextLine[],
  drawnLetters: readonly { letters: string }[],
  name: string,
): string | null {
  const wanted = foldToLetters(name);
  if (wanted === '') return null;
  const shown = types.filter(({ part, translation }) => part !== 'small' && translation === null);
  const inOrder = foldToLetters(shown.map(({ text }) => text).join(' '));
  const byPlace = foldToLetters(
    sortInReadingOrder(shown)
      .map(({ text }) => text)
      .join(' '),
  );
  if (inOrder.includes(wanted) || byPlace.includes(wanted)) return null;
  if (drawnLetters.length === 0) return '';
  const there = [...inOrder, ...foldToLetters(drawnLetters.map(({ letters }) => letters).join(' '))];
  const missing = [...wanted].filter((letter) => {
    const at = there.indexOf(letter);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
  return missing.length === 0 ? null : missing.join(' ');
}

/** Sorts from top to bottom, then left to right. */
const sortInReadingOrder = (types: readonly SetTextLine[]): SetTextLine[] =>
  [...types].sort((one, other) => {
    const sameLine = Math.abs(one.base - other.base) < Math.max(one.capHeight, other.capHeight) / 2;
    return sameLine ? one.x - other.x : one.base - other.base;
  });
