// Finds colours and styles inside Thai phrases, which have no spaces between words. A colour follows the word for
// colour ("สีทอง") or is joined to one that does.

import thai from '../lexicons/thai.json' with { type: 'json' };

const THAI = /\p{Script=Thai}/u;

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const COLOUR_OF = new Map(
  Object.entries(thai.colours).flatMap(([colour, words]) => words.map((word) => [word, colour] as const)),
);
/** Longer words first: น้ำเงิน is blue, although it ends in the word for silver. */
const COLOUR = anyOf([...COLOUR_OF.keys()].toSorted((one, other) => other.length - one.length));
const SHADE = `${anyOf(thai.shades)}?`;
const JOIN = `[\\s,/]*${anyOf(thai.joins)}?[\\s,/]*(?:สี)?`;
const COLOUR_RUN = new RegExp(`(?:สี|โทน)\\s?${COLOUR}${SHADE}(?:${JOIN}${COLOUR}${SHADE})*`, 'gu');
const EACH_COLOUR = new RegExp(COLOUR, 'gu');
/** Words for "no", "do not use" and "never", directly before a colour. */
const REFUSED = new RegExp(`${anyOf(thai.refused)}\\s?$`, 'u');

const MANNERS = Object.entries(thai.manners).map(
  ([token, words]) => [new RegExp(anyOf(words), 'gu'), token] as const,
);

interface ThaiLook {
  token: string;
  index: number;
  refused: boolean;
}

/** Statements about the look, outside the name. */
export const findThaiLooks = (
  text: string,
  name: { start: number; end: number } | null,
): readonly ThaiLook[] => {
  if (!THAI.test(text)) return [];
  const found: ThaiLook[] = [];
  const isNamed = (at: number): boolean => name !== null && at >= name.start && at < name.end;
  const isRefused = (at: number): boolean => REFUSED.test(text.slice(Math.max(0, at - 14), at));
  for (const run of text.matchAll(COLOUR_RUN)) {
    if (isNamed(run.index)) continue;
    const refused = isRefused(run.index);
    for (const [word] of run[0].matchAll(EACH_COLOUR))
      found.push({ token: `colour:${COLOUR_OF.get(word) ?? ''}`, index: run.index, refused });
  }
  for (const [pattern, token] of MANNERS) {
    for (const { index } of text.matchAll(pattern))
      if (!isNamed(index)) found.push({ token, index, refused: isRefused(index) });
  }
  return found;
};
