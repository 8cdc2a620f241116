// Extends a trade word to the whole phrase: to its head noun (the main noun) and to its modifiers (the words that
// describe the noun).

import {
  HEAD_NOUNS_LAST,
  HEAD_NOUNS_FIRST,
  OF_PREPOSITIONS,
  type Phrase,
  PHRASE_BOUNDARY_WORDS,
  type TokenisedPrompt,
} from './descriptor-words.ts';
import type { Hit } from './lexicon/match.ts';
import { hitCovering } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';

/** Endings of English nouns, as in "bookbinders", "conservator" and "letting". */
const NOUN_ENDING = /(?:..ers?|..ors?|..ists?|..ing|..ions?|..ery|..ment|..ants?)$/u;
/** Words about age, size or quality. They could describe any firm, so a descriptor omits them. */
const UNSPECIFIC_MODIFIER =
  /^(?:new|small|little|tiny|local|independent|young|modern|old|big|great|best|nice|simple|cool|good|real|really|very|just|called|named|logo|brand|\p{N}.*)$/u;

export const isInsideName = ({ tokens, name }: TokenisedPrompt, at: number): boolean => {
  const token = tokens[at];
  return name !== null && token !== undefined && token.start >= name.start && token.end <= name.end;
};

/** Whether only a space or a hyphen separates a word from the previous one. */
const isAdjacentToPrevious = ({ typed, tokens }: TokenisedPrompt, at: number): boolean => {
  const gap = typed.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  return gap === ' ' || gap === '-';
};

/** Whether a word can describe the noun after it. Words about the look describe the logo instead. */
const canQualifyNoun = (hit: Hit | undefined): boolean =>
  hit === undefined || hit.meanings.every((meaning) => meaning.startsWith('motif:'));

/**
 * Extends the phrase by one or two words if they end in a head noun: "tattoo parlour", or across a conjunction,
 * "heating & cooling company".
 */
export const extendToHeadAfter = (prompt: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const { typed, tokens } = prompt;
  const followedBySign = /^ ?[&+] ?$/u.test(
    typed.slice(tokens[phrase.after - 1]?.end ?? 0, tokens[phrase.after]?.start ?? 0),
  );
  const followedByAnd = tokens[phrase.after]?.folded === 'and';
  let { after } = phrase;
  const from = phrase.after + (followedByAnd ? 1 : 0);
  for (let at = from; at < Math.min(segment.after, from + 2); at += 1) {
    const folded = tokens[at]?.folded ?? '';
    const isAdjacent = isAdjacentToPrevious(prompt, at) || (followedBySign && at === from);
    if (!isAdjacent || isInsideName(prompt, at) || PHRASE_BOUNDARY_WORDS.has(folded)) break;
    const isNoun =
      NOUN_ENDING.test(folded) && hitCovering(segment, at) === undefined && phrase.language === 'en';
    if (HEAD_NOUNS_LAST.has(folded) || (isNoun && !followedByAnd && !followedBySign)) after = at + 1;
    else if (!canQualifyNoun(hitCovering(segment, at))) break;
  }
  return { ...phrase, after };
};

/** Extends the phrase back to its head noun: from "cerámica" to "estudio de cerámica". English has no such order. */
export const extendToHeadBefore = (prompt: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const folded = (at: number): string => prompt.tokens[at]?.folded ?? '';
  const followsPreposition = OF_PREPOSITIONS.has(folded(phrase.first - 1));
  const first = phrase.first - (followsPreposition ? 2 : 1);
  const fits = first >= segment.first && HEAD_NOUNS_FIRST.has(folded(first)) && !isInsideName(prompt, first);
  return fits && phrase.language !== 'en' ? { ...phrase, first } : phrase;
};

const MAX_MODIFIERS = 2;

/** Extends the phrase back by up to two modifiers, as in "chamber orchestra". Keeps hyphenated words whole. */
export const extendToModifiers = (prompt: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const { tokens, typed } = prompt;
  let { first } = phrase;
  for (let at = first - 1; at >= segment.first && phrase.first - at <= MAX_MODIFIERS; at -= 1) {
    const folded = tokens[at]?.folded ?? '';
    // A phrase must not start in the middle of a count, as in "a 12 room hotel".
    if (/^\p{N}/u.test(folded)) return phrase;
    const isHyphenated = typed.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0) === '-';
    if (isInsideName(prompt, at) || !isAdjacentToPrevious(prompt, at + 1)) break;
    const isModifier =
      phrase.language === 'en' &&
      canQualifyNoun(hitCovering(segment, at)) &&
      !PHRASE_BOUNDARY_WORDS.has(folded) &&
      !UNSPECIFIC_MODIFIER.test(folded);
    const isLowerCaseOrAcronym = /^(?:\p{Ll}|\p{Lu}{2,3}\b)/u.test(typed.slice(tokens[at]?.start ?? 0));
    if (!isHyphenated && !(isModifier && isLowerCaseOrAcronym)) break;
    first = at;
  }
  return { ...phrase, first };
};

/** Languages whose head noun comes last, so that a truncated phrase would lack it. */
const HEAD_LAST_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'tr', 'hi', 'ja', 'ko', 'zh']);

/** Postpositions that mean "for", and particles that connect a word to the next one. */
const POSTPOSITION_OR_PARTICLE = /^(?:icin|की|के|का|को|向|の|を|위한)$/u;

/** Whether no word is missing at the end of the phrase: the segment ends, or the name or a known word follows. */
export const isCompletePhrase = (
  prompt: TokenisedPrompt,
  { after, language }: Phrase,
  segment: Segment,
): boolean => {
  if (!HEAD_LAST_LANGUAGES.has(language)) return true;
  if (after >= segment.after || isInsideName(prompt, after)) return true;
  if (!isAdjacentToPrevious(prompt, after) && prompt.tokens[after]?.unspaced !== true) return true;
  const folded = prompt.tokens[after]?.folded ?? '';
  if (POSTPOSITION_OR_PARTICLE.test(folded)) return false;
  return (
    PHRASE_BOUNDARY_WORDS.has(folded) ||
    hitCovering(segment, after) !== undefined ||
    /[^\p{ASCII}]/u.test(folded)
  );
};
