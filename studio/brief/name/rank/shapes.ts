// Describes the shape of words and of the punctuation between them.

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['hiragana', /\p{Script=Hiragana}/u],
  ['katakana', /[\p{Script=Katakana}ー]/u],
  ['han', /[\p{Script=Han}々]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['digit', /\p{N}/u],
];

export function scriptOfLetter(letter: string): string {
  return SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? 'sign';
}

const SHAPES: readonly (readonly [name: string, word: RegExp])[] = [
  ['9', /^\d+$/u],
  ['a9', /\p{N}/u],
  ['A', /^\p{Lu}$/u],
  ['AA', /^\p{Lu}+$/u],
  ['Aa', /^\p{Lu}[\p{Ll}\p{M}'’]*$/u],
  ['AaA', /^\p{Lu}/u],
  ['aa', /^\p{Ll}[\p{Ll}\p{M}'’]*$/u],
  ['aA', /^\p{Ll}/u],
];

/**
 * Returns how a word is written: `Aa` with a capital, `AA` in capitals, or the name of a script that has no capitals.
 */
export function wordShapeOf(word: string): string {
  return SHAPES.find(([, shape]) => shape.test(word))?.[0] ?? scriptOfLetter(word[0] ?? '');
}

const EQUIVALENT_SIGNS: readonly (readonly [sign: string, variants: RegExp])[] = [
  ['"', /[“”„«»「」『』《》]/gu],
  ['-', /[–—]/gu],
  [',', /[，、]/gu],
  [':', /：/gu],
  ['.', /。/gu],
  ['!', /！/gu],
  ['(', /（/gu],
  [')', /）/gu],
];
const MAX_SIGNS = 3;

/** Shortens the signs between two words, and replaces variants of a sign with one form. */
export function normaliseSigns(gap: string): string {
  const spaced = gap.replaceAll(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' ')).slice(0, MAX_SIGNS);
  return EQUIVALENT_SIGNS.reduce((signs, [sign, variants]) => signs.replaceAll(variants, sign), spaced);
}

/** Whether the signs end a clause or mark the start (`^`) or end (`$`) of the prompt. */
export function isEndOfClause(signs: string): boolean {
  return /[\^$]/u.test(signs) || (/[,.;:!?()\n"|/=-]/u.test(signs) && !/^[-./]$/u.test(signs));
}

export function isEndOfSentence(signs: string): boolean {
  return /[.!?\n]/u.test(signs);
}

/** Returns the range that a count falls into. The ranges are wide so that each has enough examples to fit a weight. */
export function sizeRangeOf(count: number): string {
  if (count < 6) return String(count);
  if (count < 9) return '6-8';
  if (count < 14) return '9-13';
  return count < 25 ? '14-24' : '25+';
}

/**
 * Joins shapes or kinds into one string. In lists of four or more, merges equal neighbours. Keeps at most five
 * entries.
 */
export function summariseKinds(kinds: readonly string[]): string {
  const isShort = kinds.length < 4;
  return kinds
    .filter((kind, at) => isShort || kind !== kinds[at - 1])
    .slice(0, 5)
    .join(' ');
}
