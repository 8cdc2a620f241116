// Completes the phrase around a trade: its head noun (the main noun) and the words that describe it.

import {
  HEAD_NOUNS_LAST,
  HEAD_NOUNS_FIRST,
  PREPOSITIONS_OF,
  type Phrase,
  PHRASE_BOUNDARY_WORDS,
  type TokenisedPrompt,
} from './descriptor-words.ts';
import type { Hit } from './lexicon/match.ts';
import { hitCovering } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';

/** Endings of nouns, as in "bookbinders", "conservator" and "letting". */
const NOUN_ENDING = /(?:..ers?|..ors?|..ists?|..ing|..ions?|..ery|..ment|..ants?)$/u;
/** Words about age, size or quality, which describe any firm. */
const TRUE_OF_ANY_FIRM =
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

/** Whether a word can describe the noun after it. Words about the look and cues describe the logo instead. */
const canQualifyNoun = (hit: Hit | undefined): boolean =>
  hit === undefined || hit.meanings.every((meaning) => meaning.startsWith('motif:'));

/**
 * Extends the phrase by one or two words if they end in a head noun: "tattoo parlour", or across a conjunction,
 * "heating & cooling company".
 */
export const extendToHeadAfter = (spoken: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const { typed, tokens } = spoken;
  const sign = /^ ?[&+] ?$/u.test(
    typed.slice(tokens[phrase.after - 1]?.end ?? 0, tokens[phrase.after]?.start ?? 0),
  );
  const and = tokens[phrase.after]?.folded === 'and';
  let { after } = phrase;
  const from = phrase.after + (and ? 1 : 0);
  for (let at = from; at < Math.min(segment.after, from + 2); at += 1) {
    const folded = tokens[at]?.folded ?? '';
    const near = isAdjacentToPrevious(spoken, at) || (sign && at === from);
    if (!near || isInsideName(spoken, at) || PHRASE_BOUNDARY_WORDS.has(folded)) break;
    const isNoun =
      NOUN_ENDING.test(folded) && hitCovering(segment, at) === undefined && phrase.language === 'en';
    if (HEAD_NOUNS_LAST.has(folded) || (isNoun && !and && !sign)) after = at + 1;
    else if (!canQualifyNoun(hitCovering(segment, at))) break;
  }
  return { ...phrase, after };
};

/** Extends the phrase back to its head noun: "estudio de" before "cerámica". */
export const extendToHeadBefore = (spoken: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const folded = (at: number): string => spoken.tokens[at]?.folded ?? '';
  const linked = PREPOSITIONS_OF.has(folded(phrase.first - 1));
  const first = phrase.first - (linked ? 2 : 1);
  const fits = first >= segment.first && HEAD_NOUNS_FIRST.has(folded(first)) && !isInsideName(spoken, first);
  return fits && phrase.language !== 'en' ? { ...phrase, first } : phrase;
};

const MAX_MODIFIERS = 2;

/**
 * Extends the phrase by the words before its noun, as in "chamber orchestra". Both parts of a hyphenated word are
 * kept.
 */
export const extendToModifiers = (spoken: TokenisedPrompt, phrase: Phrase, segment: Segment): Phrase => {
  const { tokens, typed } = spoken;
  let { first } = phrase;
  for (let at = first - 1; at >= segment.first && phrase.first - at <= MAX_MODIFIERS; at -= 1) {
    const folded = tokens[at]?.folded ?? '';
    // A phrase must not start in the middle of a count, as in "a 12 room hotel".
    if (/^\p{N}/u.test(folded)) return phrase;
    const hyphen = typed.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0) === '-';
    if (isInsideName(spoken, at) || !isAdjacentToPrevious(spoken, at + 1)) break;
    const plain =
      phrase.language === 'en' &&
      canQualifyNoun(hitCovering(segment, at)) &&
      !PHRASE_BOUNDARY_WORDS.has(folded) &&
      !TRUE_OF_ANY_FIRM.test(folded);
    const lower = /^(?:\p{Ll}|\p{Lu}{2,3}\b)/u.test(typed.slice(tokens[at]?.start ?? 0));
    if (!hyphen && !(plain && lower)) break;
    first = at;
  }
  return { ...phrase, first };
};

/** Languages whose main noun comes last. A truncated phrase would lack it. */
const HEAD_LAST_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'tr', 'hi', 'ja', 'ko', 'zh']);

/** Postpositions that mean "for", and particles that connect a word to the next one. */
const POSTPOSITION_OR_PARTICLE = /^(?:icin|की|के|का|को|向|の|を|위한)$/u;

/** Whether the phrase is complete: it ends at the end of its segment, before the name, or before a function word. */
export const isCompletePhrase = (
  spoken: TokenisedPrompt,
  { after, language }: Phrase,
  segment: Segment,
): boolean => {
  if (!HEAD_LAST_LANGUAGES.has(language)) return true;
  if (after >= segment.after || isInsideName(spoken, after)) return true;
  if (!isAdjacentToPrevious(spoken, after) && spoken.tokens[after]?.unspaced !== true) return true;
  const folded = spoken.tokens[after]?.folded ?? '';
  if (POSTPOSITION_OR_PARTICLE.test(folded)) return false;
  return (
    PHRASE_BOUNDARY_WORDS.has(folded) ||
    hitCovering(segment, after) !== undefined ||
    /[^\p{ASCII}]/u.test(folded)
  );
};
