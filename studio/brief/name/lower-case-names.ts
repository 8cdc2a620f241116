// Finds names in prompts without capitals, by their position and by the words that end them.

import type { Candidate } from './candidate.ts';
import { INSTITUTION } from './name-words.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const WORD = "[\\p{L}\\p{M}\\p{N}'’&+-]+(?:\\.[\\p{L}\\p{N}]+)*";
/** Words that end a name because the sentence continues. */
const CONTINUATION =
  'is|are|was|in|from|for|with|which|that|who|we|and (?:we|it|i)|it|its|to|on|at|by|makes?|sells?|does|near|ist|sind|aus|für|mit|und wir|est|pour|avec|qui|es|en|para|con|que|é|em|com|è|per|che|için|και|для|küçük harfle|büyük harfle|küçük harflerle|all lower|in lower|in small|in capital|all in|klein geschrieben|kleingeschrieben|en minuscules?|tout en|en minúsculas?|todo en|em minúsculas?|tudo em|in minuscolo|tutto';
const END = `(?=\\s?[,.;:!?()\\n–—|/]|\\s-\\s|\\s(?:${CONTINUATION})\\s|\\s{0,3}$)`;
const LONGEST = 4;

/** A lower-case name that begins at `from` and ends at the next punctuation mark. */
const QUIET_RUN = new RegExp(`^(${WORD}(?:\\s(?:&\\s)?${WORD}){0,${LONGEST}}?)${END}`, 'u');

export const lowerCaseRunAt = (text: string, from: number): { start: number; end: number } | null => {
  const name = QUIET_RUN.exec(text.slice(from, from + 80))?.[1];
  return name === undefined || name === '' ? null : { start: from, end: from + name.length };
};

/** Patterns after which such a name may begin. */
const OPENINGS: readonly { pattern: RegExp; score: number }[] = [
  { pattern: /^\s{0,4}(?:(?:hi|hey|hello|hiya|ok|okay so|so)[!,. ]{1,3})?/u, score: 44 },
  {
    pattern: /(?:^|[!.,]\s)(?:we're|we are|this is|it's|its|meet|i'm|im|wir sind|nous sommes|somos|siamo)\s/u,
    score: 50,
  },
  {
    pattern: /\b(?:logo|logos|branding|identity|something|its|it's|design) (?:for|für|pour|para|per)\s/u,
    score: 50,
  },
];

const SPOKEN =
  /^(?:a|an|my|our|your|some|something|i|i'm|im|we|we're|you|need|want|make|design|create|please|pls|can|could|logo|logos|just|not|no|the name|für|ein|eine|mein|unser|un|une|mon|ma|notre|una|mi|nuestro|um|uma|meu|minha|uno|bir|for|it|its|hello|hi|thanks|two|three|us|me)(?:\s|$)/u;
/**
 * Text which shows that the words before it are a name: "pixel & thread - custom patches", "the tin whistle is a
 * pub".
 */
const NAMED = /^\s?(?:\s-\s|[:(–—|]|is an?\s|are\s|, an?\s)/u;

/** A name that ends with a legal form: "red kite co. fishing gear". */
const FIRM = new RegExp(`^\\s{0,4}((?:${WORD}\\s){1,3}co\\.)(?=\\s\\p{Ll})`, 'u');

/**
 * Whether ordinary words are a name. The evidence is a sign between them, an article before them, or the text after
 * them.
 */
const isName = (name: string, after: string, knowledge: WordKnowledge): boolean => {
  const words = name.split(/\s+/u).filter((word) => !/^(?:and|&|\+|the|of)$/u.test(word));
  if (words.length === 0 || words.at(-1) === 'here' || SPOKEN.test(name) || /\p{Lu}/u.test(name))
    return false;
  if (words.some((word) => word.length > 1 && !/[aeiouyäöüàâéèêíóúıα-ωа-я\d]/u.test(word))) return false;
  if (words.some((word) => !knowledge.isKnown(word))) return true;
  if (words.every((word) => knowledge.isLook(word)) || words.every((word) => knowledge.isPlainTrade(word)))
    return false;
  if (INSTITUTION.test(name)) return false;
  return /^the\s|\s(?:and|&|\+)\s/u.test(name) || (words.length > 1 && NAMED.test(after));
};

export const lowerCaseCandidates = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (
    /(?<=[^.!?\n\s]\s{1,2})\p{Lu}\p{Ll}/u.test(text) ||
    !/\p{Script=Latin}/u.test(text) ||
    /\p{Lo}{2}/u.test(text)
  )
    return [];
  const firm = FIRM.exec(text);
  if (firm?.[1] !== undefined && !SPOKEN.test(firm[1]))
    return [{ start: firm[0].indexOf(firm[1]), end: firm[0].length, score: 60, source: 'leading' }];
  // In prompts whose sentences begin with capitals, only "logo for" shows where a lower-case name begins.
  const openings = /\p{Lu}\p{Ll}/u.test(text) ? OPENINGS.slice(-1) : OPENINGS;
  return openings.flatMap(({ pattern, score }) => {
    const opening = pattern.exec(text);
    const run = opening === null ? null : lowerCaseRunAt(text, opening.index + opening[0].length);
    if (run === null) return [];
    const named = isName(text.slice(run.start, run.end), text.slice(run.end, run.end + 12), knowledge);
    return named ? [{ ...run, score, source: 'leading' as const }] : [];
  });
};
