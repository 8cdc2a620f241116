// Finds words that the prompt asks to have drawn: "draw a hedgehog", "has to keep the oak tree", "drei Krähen". The
// reader accepts only explicit requests as wishes; here a guess is enough, because it is weighted.

import type { Brief } from '../../brief/brief.ts';
import { fold } from '../../brief/text/fold.ts';
import { words } from '../ideas/word-lists.ts';

const NUMBERS = words(
  fold(`one two three four five six seven single pair zwei drei vier fünf sechs sieben deux trois quatre cinq sept dos
  tres cuatro cinco seis siete dois duas três quatro due tre quattro cinque iki üç dört beş δύο τρία τρεις τέσσερα два
  две три четыре пять दो तीन चार 두 세 네 2 3 4 5 6 7`),
);
const ASKING = words(
  `draw drawing picture icon with want wants love like keep featuring maybe have use add show image illustration symbol
  mark put`,
);
const AFTER_NUMBER = 2;
const AFTER_ASKING = 4;
/** In the brief's words, a foreign word is followed by up to this many English translations. */
const MEANINGS = 2;

export function askedWords(prompt: string, { words: said, language }: Brief): ReadonlySet<string> {
  const tokens = fold(prompt).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const typed = new Set(tokens);
  const asked = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const at = said.indexOf(token);
    const before = (count: number): readonly string[] => tokens.slice(Math.max(0, index - count), index);
    const counted = before(AFTER_NUMBER).some((word) => NUMBERS.has(word));
    const wanted = language === 'en' && before(AFTER_ASKING).some((word) => ASKING.has(word));
    if (at < 0 || !(counted || wanted)) continue;
    asked.add(token);
    for (const meaning of said.slice(at + 1, at + 1 + MEANINGS)) if (!typed.has(meaning)) asked.add(meaning);
  }
  return asked;
}
