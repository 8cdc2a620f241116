// Folds a word for comparison: to lower case, without accents, and with one form for letters that are often confused.

const LATIN_GREEK_CYRILLIC_MARKS = /[\u0300-\u036f]/gu;
/** Vowel signs and tatweel, which Arabic texts may omit. */
// oxlint-disable-next-line no-misleading-character-class -- marks are meant one by one: the text is decomposed.
const ARABIC_MARKS = /[\u0640\u064b-\u065f\u0670]/gu;
const NUKTA = /\u093c/gu;
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
};
const FOLDED_LETTER_PATTERN = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'gu');
const ALREADY_FOLDED = /^[a-z0-9]*$/u;

export const foldWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (ALREADY_FOLDED.test(lower)) return lower;
  return (
    lower
      .normalize('NFC')
      // Runs before decomposition, because NFD would treat the hamza of أ as an accent.
      .replace(FOLDED_LETTER_PATTERN, (letter) => FOLDED_LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(LATIN_GREEK_CYRILLIC_MARKS, '')
      .replace(ARABIC_MARKS, '')
      .replace(NUKTA, '')
      .normalize('NFC')
  );
};
