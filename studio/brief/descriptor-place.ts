// Decides whether a phrase says what the firm is, rather than whom it serves or what to draw.

import { isInsideName } from './descriptor-phrase.ts';
import { ARTICLES, type Phrase, PHRASE_BOUNDARY_WORDS, type TokenisedPrompt } from './descriptor-words.ts';
import { memoisePer } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';

/** Words before an article which show that the phrase says what the firm is: "we run a", "this is our". */
const SAYS_WHAT_FIRM_IS =
  /^(?:is|are|am|i'm|we're|it's|be|run|runs|own|owns|have|has|open|opens|opened|opening|start|started|starting|founded|launch|launching|launched|need|needs|called|bin|ist|sind|betreibe|betreiben|eroffne|est|suis|sommes|es|soy|somos|tengo|tenemos|e|sou|temos|tenho|sono|siamo|abbiamo|ho|ειναι)$/u;
/** A subject and its verb. A phrase after them is their object. */
const SUBJECT_PRONOUN =
  /^(?:i|we|you|they|he|she|it|i'd|i'll|i've|we'd|we'll|we've|you'd|they've|that|which|who)$/u;
/** Words for "for", as in "logo for a", "Logo für die" and "logo pour une". */
const FOR_WORD = /^(?:for|fur|pour|para|per|для|για)$/u;
const ORDERED_DESIGN_WORD =
  /^(?:logo|logos|logotype|logotipo|identity|brand|branding|mark|crest|icon|wordmark|design|rebrand|something|look|badge|emblem|лого|логотип|λογοτυπο|signet|identite|identidad|identidade|identita)$/u;
/** Words after a phrase which make it a style, as in "wax seal look". */
const STYLE_WORD_AFTER_PHRASE =
  /^(?:look|looks|feel|style|vibe|aesthetic|inspired|theme|themed|seal|motif|icon|icons|symbol|stil|estilo|stile)$/u;
/** A verb after the name. In "Doktora connects rural patients", the rest is its object. */
const VERB_AFTER_NAME = /^\p{Ll}{3,}[^s'’]s$/u;

const isFunctionWord = (word: string): boolean =>
  PHRASE_BOUNDARY_WORDS.has(word) ||
  ARTICLES.has(word) ||
  SAYS_WHAT_FIRM_IS.test(word) ||
  SUBJECT_PRONOUN.test(word);

/**
 * Returns, for each token, the nearest position before it at which a phrase can begin: a function word, the name, or
 * the start of the segment.
 */
const findPhraseStarts = memoisePer(
  (segment: Segment, spoken: TokenisedPrompt): ReadonlyMap<number, number> => {
    const beginnings = new Map<number, number>();
    let nearest = segment.first - 1;
    for (let at = segment.first; at < segment.after; at += 1) {
      if (isInsideName(spoken, at) || isFunctionWord(spoken.tokens[at]?.folded ?? '')) nearest = at;
      beginnings.set(at, nearest);
    }
    return beginnings;
  },
);

const findFirstOrderedDesign = memoisePer((segment: Segment, { tokens }: TokenisedPrompt): number => {
  const at = tokens
    .slice(segment.first, segment.after)
    .findIndex(({ folded }) => ORDERED_DESIGN_WORD.test(folded));
  return at < 0 ? Infinity : segment.first + at;
});

export const statesBusiness = (spoken: TokenisedPrompt, phrase: Phrase, segment: Segment): boolean => {
  const folded = (at: number): string => spoken.tokens[at]?.folded ?? '';
  if (phrase.after < segment.after && STYLE_WORD_AFTER_PHRASE.test(folded(phrase.after))) return false;
  if (isSubject(folded(phrase.after), folded(phrase.after + 1)) && phrase.after < segment.after) return false;
  const opens = (at: number): boolean => at < segment.first || isInsideName(spoken, at);
  let at = findPhraseStarts(segment, spoken).get(phrase.first - 1) ?? phrase.first - 1;
  if (opens(at)) return !(isInsideName(spoken, at) && startsWithVerb(spoken, at + 1, phrase.first));
  while (!opens(at) && ARTICLES.has(folded(at)) && !SAYS_WHAT_FIRM_IS.test(folded(at))) at -= 1;
  if (opens(at) || SAYS_WHAT_FIRM_IS.test(folded(at))) return true;
  return FOR_WORD.test(folded(at)) && findFirstOrderedDesign(segment, spoken) < at;
};

/**
 * Whether the phrase is the subject of a sentence about other people, as in "surgeons are the audience". In "our
 * bakery is called" it is the firm.
 */
const isSubject = (word: string, next: string): boolean =>
  /^(?:are|were|will|can|should|must|love|like|want)$/u.test(word) ||
  (word === 'is' && !/^(?:called|named)$/u.test(next));

const startsWithVerb = ({ tokens, typed }: TokenisedPrompt, first: number, after: number): boolean =>
  tokens
    .slice(first, Math.min(after, first + 2))
    .some(({ start, end }) => VERB_AFTER_NAME.test(typed.slice(start, end)));
