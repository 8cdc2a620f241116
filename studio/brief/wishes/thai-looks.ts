// Finds colours and styles inside Thai phrases, which have no spaces between words. A colour follows the word สี
// (colour), as in สีทอง, or another such colour.

import thai from '../lexicons/thai.json' with { type: 'json' };

const THAI_LETTER = /\p{Script=Thai}/u;

const createAlternation = (words: readonly string[]): string => `(?:${words.join('|')})`;

const COLOUR_BY_THAI_WORD = new Map(
  Object.entries(thai.colours).flatMap(([colour, words]) => words.map((word) => [word, colour] as const)),
);
/** Longer words first: น้ำเงิน is blue, although it ends in the word for silver. */
const COLOUR_SOURCE = createAlternation(
  [...COLOUR_BY_THAI_WORD.keys()].toSorted((one, other) => other.length - one.length),
);
const SHADE_SOURCE = `${createAlternation(thai.shades)}?`;
const JOIN_SOURCE = `[\\s,/]*${createAlternation(thai.joins)}?[\\s,/]*(?:สี)?`;
const COLOUR_RUN = new RegExp(
  `(?:สี|โทน)\\s?${COLOUR_SOURCE}${SHADE_SOURCE}(?:${JOIN_SOURCE}${COLOUR_SOURCE}${SHADE_SOURCE})*`,
  'gu',
);
const SINGLE_COLOUR = new RegExp(COLOUR_SOURCE, 'gu');
/** Words for "no", "do not use" and "never", directly before a colour. */
const REFUSAL_BEFORE = new RegExp(`${createAlternation(thai.refused)}\\s?$`, 'u');

const STYLE_PATTERNS = Object.entries(thai.manners).map(
  ([token, words]) => [new RegExp(createAlternation(words), 'gu'), token] as const,
);

interface ThaiLook {
  token: string;
  index: number;
  refused: boolean;
}

export const findThaiLooks = (
  text: string,
  name: { start: number; end: number } | null,
): readonly ThaiLook[] => {
  if (!THAI_LETTER.test(text)) return [];
  const found: ThaiLook[] = [];
  const isNamed = (at: number): boolean => name !== null && at >= name.start && at < name.end;
  const isRefused = (at: number): boolean => REFUSAL_BEFORE.test(text.slice(Math.max(0, at - 14), at));
  for (const run of text.matchAll(COLOUR_RUN)) {
    if (isNamed(run.index)) continue;
    const refused = isRefused(run.index);
    for (const [word] of run[0].matchAll(SINGLE_COLOUR))
      found.push({ token: `colour:${COLOUR_BY_THAI_WORD.get(word) ?? ''}`, index: run.index, refused });
  }
  for (const [pattern, token] of STYLE_PATTERNS) {
    for (const { index } of text.matchAll(pattern))
      if (!isNamed(index)) found.push({ token, index, refused: isRefused(index) });
  }
  return found;
};
