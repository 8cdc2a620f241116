// Finds words that the prompt probably asks to have drawn: "draw a hedgehog", "has to keep the oak tree", "drei
// Krähen". The brief contains only explicit requests. Here a guess is enough, because it only adds to the weight of a
// picture.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { parseWords } from '../ideas/word-lists.ts';

const NUMBER_WORDS = parseWords(
  foldWord(`one two three four five six seven single pair zwei drei vier fünf sechs sieben deux trois quatre cinq sept dos
  tres cuatro cinco seis siete dois duas três quatro due tre quattro cinque iki üç dört beş δύο τρία τρεις τέσσερα два
  две три четыре пять दो तीन चार 두 세 네 2 3 4 5 6 7`),
);
const REQUEST_WORDS = parseWords(
  `draw drawing picture icon with want wants love like keep featuring maybe have use add show image illustration symbol
  mark put`,
);
const MAX_WORDS_AFTER_NUMBER = 2;
const MAX_WORDS_AFTER_REQUEST = 4;
/** In `brief.words`, a foreign word is followed by up to this many words of English translation. */
const MAX_TRANSLATION_WORDS = 2;

/** Returns the words shortly after a number or a request word, with their translations. */
export function findRequestedWords(
  prompt: string,
  { words: briefWords, language }: Brief,
): ReadonlySet<string> {
  const tokens = foldWord(prompt).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const typed = new Set(tokens);
  const requested = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const at = briefWords.indexOf(token);
    const before = (count: number): readonly string[] => tokens.slice(Math.max(0, index - count), index);
    const followsNumber = before(MAX_WORDS_AFTER_NUMBER).some((word) => NUMBER_WORDS.has(word));
    const followsRequest =
      language === 'en' && before(MAX_WORDS_AFTER_REQUEST).some((word) => REQUEST_WORDS.has(word));
    if (at < 0 || !(followsNumber || followsRequest)) continue;
    requested.add(token);
    for (const meaning of briefWords.slice(at + 1, at + 1 + MAX_TRANSLATION_WORDS))
      if (!typed.has(meaning)) requested.add(meaning);
  }
  return requested;
}
