// Decides from the words around a phrase whether it says what the firm is, rather than whom it serves or what to draw.

import { isInsideName } from './descriptor-phrase.ts';
import { ARTICLES, type Phrase, PHRASE_BOUNDARY_WORDS, type TokenisedPrompt } from './descriptor-words.ts';
import { memoiseByFirstArgument } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';

/** Words before an article which show that the phrase says what the firm is: "we run a", "this is our". */
const FIRM_STATEMENT_WORD =
  /^(?:is|are|am|i'm|we're|it's|be|run|runs|own|owns|have|has|open|opens|opened|opening|start|started|starting|founded|launch|launching|launched|need|needs|called|bin|ist|sind|betreibe|betreiben|eroffne|est|suis|sommes|es|soy|somos|tengo|tenemos|e|sou|temos|tenho|sono|siamo|abbiamo|ho|ειναι)$/u;
/** Subjects of a verb. A phrase after one is an object of that verb, not what the firm is. */
const SUBJECT_PRONOUN =
  /^(?:i|we|you|they|he|she|it|i'd|i'll|i've|we'd|we'll|we've|you'd|they've|that|which|who)$/u;
/** Words for "for", as in "logo for a", "Logo für die" and "logo pour une". */
const FOR_WORD = /^(?:for|fur|pour|para|per|для|για)$/u;
const ORDERED_DESIGN_WORD =
  /^(?:logo|logos|logotype|logotipo|identity|brand|branding|mark|crest|icon|wordmark|design|rebrand|something|look|badge|emblem|лого|логотип|λογοτυπο|signet|identite|identidad|identidade|identita)$/u;
/** Words after a phrase which make it a style, as in "wax seal look". */
const STYLE_WORD_AFTER_PHRASE =
  /^(?:look|looks|feel|style|vibe|aesthetic|inspired|theme|themed|seal|motif|icon|icons|symbol|stil|estilo|stile)$/u;
/** A verb after the name. In "Doktora connects rural patients", the phrase is its object. */
const VERB_AFTER_NAME = /^\p{Ll}{3,}[^s'’]s$/u;

const isFunctionWord = (word: string): boolean =>
  PHRASE_BOUNDARY_WORDS.has(word) ||
  ARTICLES.has(word) ||
  FIRM_STATEMENT_WORD.test(word) ||
  SUBJECT_PRONOUN.test(word);

/**
 * Maps each token to the position of the last function word or name word at or before it. Without such a word, maps it
 * to the position before the segment.
 */
const findNearestBoundaries = memoiseByFirstArgument(
  (segment: Segment, prompt: TokenisedPrompt): ReadonlyMap<number, number> => {
    const boundaries = new Map<number, number>();
    let nearest = segment.first - 1;
    for (let at = segment.first; at < segment.after; at += 1) {
      if (isInsideName(prompt, at) || isFunctionWord(prompt.tokens[at]?.folded ?? '')) nearest = at;
      boundaries.set(at, nearest);
    }
    return boundaries;
  },
);

const findFirstOrderedDesign = memoiseByFirstArgument(
  (segment: Segment, { tokens }: TokenisedPrompt): number => {
    const at = tokens
      .slice(segment.first, segment.after)
      .findIndex(({ folded }) => ORDERED_DESIGN_WORD.test(folded));
    return at < 0 ? Infinity : segment.first + at;
  },
);

/** Whether the phrase says what the firm is: it opens the segment, or follows the name, "we run a" or "a logo for". */
export const statesBusiness = (prompt: TokenisedPrompt, phrase: Phrase, segment: Segment): boolean => {
  const folded = (at: number): string => prompt.tokens[at]?.folded ?? '';
  if (phrase.after < segment.after && STYLE_WORD_AFTER_PHRASE.test(folded(phrase.after))) return false;
  if (isSubjectBefore(folded(phrase.after), folded(phrase.after + 1)) && phrase.after < segment.after)
    return false;
  const isSegmentStartOrName = (at: number): boolean => at < segment.first || isInsideName(prompt, at);
  let at = findNearestBoundaries(segment, prompt).get(phrase.first - 1) ?? phrase.first - 1;
  if (isSegmentStartOrName(at))
    return !(isInsideName(prompt, at) && startsWithVerb(prompt, at + 1, phrase.first));
  while (!isSegmentStartOrName(at) && ARTICLES.has(folded(at)) && !FIRM_STATEMENT_WORD.test(folded(at)))
    at -= 1;
  if (isSegmentStartOrName(at) || FIRM_STATEMENT_WORD.test(folded(at))) return true;
  return FOR_WORD.test(folded(at)) && findFirstOrderedDesign(segment, prompt) < at;
};

/**
 * Whether a phrase before these two words is the subject of a statement about someone other than the firm, as in
 * "surgeons are the audience". In "our bakery is called", the phrase is the firm itself.
 */
const isSubjectBefore = (word: string, next: string): boolean =>
  /^(?:are|were|will|can|should|must|love|like|want)$/u.test(word) ||
  (word === 'is' && !/^(?:called|named)$/u.test(next));

const startsWithVerb = ({ tokens, typed }: TokenisedPrompt, first: number, after: number): boolean =>
  tokens
    .slice(first, Math.min(after, first + 2))
    .some(({ start, end }) => VERB_AFTER_NAME.test(typed.slice(start, end)));
