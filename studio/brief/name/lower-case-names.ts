// Finds names in prompts without capitals, by the words before and after them.

import type { Candidate } from './candidate.ts';
import { INSTITUTION_KIND } from './name-words.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const WORD_SOURCE = "[\\p{L}\\p{M}\\p{N}'’&+-]+(?:\\.[\\p{L}\\p{N}]+)*";
/** Words that end a lower-case name because the sentence continues with them: "red kite makes …". */
const CONTINUATION_WORDS =
  'is|are|was|in|from|for|with|which|that|who|we|and (?:we|it|i)|it|its|to|on|at|by|makes?|sells?|does|near|ist|sind|aus|für|mit|und wir|est|pour|avec|qui|es|en|para|con|que|é|em|com|è|per|che|için|και|для|küçük harfle|büyük harfle|küçük harflerle|all lower|in lower|in small|in capital|all in|klein geschrieben|kleingeschrieben|en minuscules?|tout en|en minúsculas?|todo en|em minúsculas?|tudo em|in minuscolo|tutto';
const END_OF_NAME = `(?=\\s?[,.;:!?()\\n–—|/]|\\s-\\s|\\s(?:${CONTINUATION_WORDS})\\s|\\s{0,3}$)`;
const MAX_FURTHER_WORDS = 4;

/** A lower-case name that ends before punctuation or a continuation word. */
const LOWER_CASE_RUN = new RegExp(
  `^(${WORD_SOURCE}(?:\\s(?:&\\s)?${WORD_SOURCE}){0,${MAX_FURTHER_WORDS}}?)${END_OF_NAME}`,
  'u',
);

export const findLowerCaseRunAt = (text: string, from: number): { start: number; end: number } | null => {
  const name = LOWER_CASE_RUN.exec(text.slice(from, from + 80))?.[1];
  return name === undefined || name === '' ? null : { start: from, end: from + name.length };
};

/** Patterns after which a lower-case name may begin, and the score of such a name. */
const LOWER_CASE_NAME_OPENINGS: readonly { pattern: RegExp; score: number }[] = [
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

const SENTENCE_WORD =
  /^(?:a|an|my|our|your|some|something|i|i'm|im|we|we're|you|need|want|make|design|create|please|pls|can|could|logo|logos|just|not|no|the name|für|ein|eine|mein|unser|un|une|mon|ma|notre|una|mi|nuestro|um|uma|meu|minha|uno|bir|for|it|its|hello|hi|thanks|two|three|us|me)(?:\s|$)/u;
/**
 * Text which shows that the words before it are a name: "pixel & thread - custom patches", "the tin whistle is a
 * pub".
 */
const DESCRIPTION_AFTER_NAME = /^\s?(?:\s-\s|[:(–—|]|is an?\s|are\s|, an?\s)/u;

/** A name that ends in "co.": "red kite co. fishing gear". */
const NAME_ENDING_IN_CO = new RegExp(`^\\s{0,4}((?:${WORD_SOURCE}\\s){1,3}co\\.)(?=\\s\\p{Ll})`, 'u');

/**
 * Whether lower-case words are a name. They are if one of them is unknown, "and" or "&" joins them, they begin with
 * "the", or a description follows.
 */
const isNameByEvidence = (name: string, after: string, knowledge: WordKnowledge): boolean => {
  const words = name.split(/\s+/u).filter((word) => !/^(?:and|&|\+|the|of)$/u.test(word));
  if (words.length === 0 || words.at(-1) === 'here' || SENTENCE_WORD.test(name) || /\p{Lu}/u.test(name))
    return false;
  if (words.some((word) => word.length > 1 && !/[aeiouyäöüàâéèêíóúıα-ωа-я\d]/u.test(word))) return false;
  if (words.some((word) => !knowledge.isKnown(word))) return true;
  if (words.every((word) => knowledge.isLook(word)) || words.every((word) => knowledge.isPlainTrade(word)))
    return false;
  if (INSTITUTION_KIND.test(name)) return false;
  return /^the\s|\s(?:and|&|\+)\s/u.test(name) || (words.length > 1 && DESCRIPTION_AFTER_NAME.test(after));
};

export const findLowerCaseNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (
    /(?<=[^.!?\n\s]\s{1,2})\p{Lu}\p{Ll}/u.test(text) ||
    !/\p{Script=Latin}/u.test(text) ||
    /\p{Lo}{2}/u.test(text)
  )
    return [];
  const firm = NAME_ENDING_IN_CO.exec(text);
  if (firm?.[1] !== undefined && !SENTENCE_WORD.test(firm[1]))
    return [{ start: firm[0].indexOf(firm[1]), end: firm[0].length, score: 60, source: 'leading' }];
  // In prompts whose sentences begin with capitals, only "logo for" shows where a lower-case name begins.
  const openings = /\p{Lu}\p{Ll}/u.test(text) ? LOWER_CASE_NAME_OPENINGS.slice(-1) : LOWER_CASE_NAME_OPENINGS;
  return openings.flatMap(({ pattern, score }) => {
    const opening = pattern.exec(text);
    const run = opening === null ? null : findLowerCaseRunAt(text, opening.index + opening[0].length);
    if (run === null) return [];
    const named = isNameByEvidence(
      text.slice(run.start, run.end),
      text.slice(run.end, run.end + 12),
      knowledge,
    );
    return named ? [{ ...run, score, source: 'leading' as const }] : [];
  });
};
