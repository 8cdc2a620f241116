// Finds the descriptor: the phrase of the prompt that says what the firm is, such as "sourdough bakery" or "skate
// park".

import type { FoundName } from './name/candidate.ts';
import {
  isCompletePhrase,
  extendToHeadAfter,
  extendToHeadBefore,
  extendToModifiers,
} from './descriptor-phrase.ts';
import { statesBusiness } from './descriptor-place.ts';
import type { Phrase, TokenisedPrompt } from './descriptor-words.ts';
import { hitStartingAt } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { segmentHasCue, isTrade } from './wishes/items.ts';

const MAX_DESCRIPTOR_LENGTH = 36;
/** A verb at the start, as in "sells lamps". Without it, the product can be the descriptor. */
const LEADING_VERB =
  /^(?:(?:we|i|that|who)\s)?(sell|make|build|protect|offer|provide|help|design|deliver|teach|repair|fix|grow|brew|bake|roast|cook|serve|rent|train|publish|produce|create|connect|manage|run|insure|clean|photograph|film|recycle|collect|install|fit|restore|test|host|organise|organize|find|supply|advise|import|export|ship)s?\s+/iu;
/** Verbs whose objects are products of the firm. */
const MAKING_VERB = /^(?:sell|make|build|grow|brew|bake|roast|cook|produce|publish|create|design)$/iu;
/** Function words at the end. A descriptor must not end in one, as "podcast about" and "crockery for" do. */
const TRAILING_FUNCTION_WORDS =
  /(?:\s+(?:about|for|of|in|on|at|by|to|with|from|and|or|the|a|an|that|who|which|where|into|over|de|du|des|pour|sur|avec|et|para|con|y|com|sobre|e|per|di|su|für|mit|von|über|und|ve|için|для|о|про|и|για|και))+$/iu;
/** "For" and the people served, as in "charity for homeless". They are not part of the descriptor. */
const PEOPLE_SERVED = /(?<!\s)\s+(?:for|für|pour|para|per|для|για)\s.*$/iu;
const SEVERAL_WORDS = /\S\s+\S/u;
/** Phrases for the requested design, which do not describe the firm. */
const ORDERED_DESIGN =
  /^(?:(?:brand|visual|corporate|new|logo|app)\s)*(?:identity|branding|brand|rebrand|logo|logotype|wordmark|icon|crest|badge|emblem|start-?up|स्टार्टअप|design)$/iu;
/** Words at the end that say how or where the firm sells, such as "online" or "made in ...", or Turkish "we sell". */
const TRAILING_SALES_WORDS =
  /(?<!\s)\s+(?:(?:online|worldwide|ऑनलाइन|\S+[ıiuü]yor(?:uz|um))|(?:delivered|made|built|sold)\s.*)$/iu;
const TRAILING_PLACE = /(?<!\s)\s+(?:in|em|en|à|a|aus)\s\p{Lu}.*$/u;
/** Words that cannot stand alone: a verb ("строит", "卖"), an adjective ("dental"), or half of a Chinese word. */
const NOUNLESS_WORD =
  /^(?:\p{Script=Han}|[\p{Script=Cyrillic}]+(?:ит|ет|им|ем|ют|ят)|لل.*|(?:municipal|industrial|medical|dental|legal|financial|musical|digital|cultural))$/u;

/** A phrase in title case, such as "Hartwell Beekeepers' Circle". */
const TITLE_CASE_PHRASE =
  /^\p{Lu}\S*(?:\s(?:(?:of|the|and|for|in|&|de|des|du|et|la|y|e|der|für|und)\s){0,2}\p{Lu}\S*)+$/u;

/** If brackets around the words contain a title, returns that title. It becomes the whole descriptor. */
const findBracketedTitle = (typed: string, start: number, end: number): string | null => {
  const open = typed.lastIndexOf('(', start);
  const close = typed.indexOf(')', end);
  if (open < 0 || close < 0) return null;
  const title = typed
    .slice(open + 1, close)
    .trim()
    .replace(/^the\s/iu, '');
  // Another bracket in between means that the words are not inside these two.
  return !/[()]/u.test(title) && TITLE_CASE_PHRASE.test(title) ? title : null;
};

/**
 * Returns the phrases of a segment that name a trade. Trade words with at most one token between them form one phrase.
 */
const findTradePhrases = (segment: Segment): Phrase[] => {
  const phrases: Phrase[] = [];
  for (const hit of segment.hits.filter(isTrade)) {
    const last = phrases.at(-1);
    if (last !== undefined && hit.first <= last.after + 1) last.after = Math.max(last.after, hit.after);
    else phrases.push({ first: hit.first, after: hit.after, language: hit.language });
  }
  return phrases;
};

const JOINED_PHRASE = /^(.+\S)\s+(?:&|\+|and|und|et|y|e|и|και|ve)\s+\S.*$/iu;

const takeTextBeforeConjunction = (text: string): string | null => JOINED_PHRASE.exec(text)?.[1] ?? null;

/** Removes the Arabic "for" (ل), which is written as one word with the next: "شعار لمحل ورود". */
const removeArabicFor = (line: string, { tokens }: TokenisedPrompt, { first }: Phrase): string =>
  line.startsWith('ل') && /^(?:شعار|لوجو)/u.test(tokens[first - 1]?.folded ?? '') ? line.slice(1) : line;

const LOOK_TOKEN = /^(?:colour|mood|style|type|tone):/u;

/** Whether a phrase is one word that may describe the look instead of the trade, such as "crema". */
const isSingleLookWord = ({ first, after }: Phrase, segment: Segment): boolean =>
  after - first === 1 &&
  hitStartingAt(segment, first)?.meanings.some((each) => LOOK_TOKEN.test(each)) === true;

/**
 * Extends a trade word to the whole phrase and removes what does not belong in a descriptor. Returns null if the
 * phrase would be truncated, is too long, or does not say what the firm is.
 */
const createDescriptorLine = (prompt: TokenisedPrompt, phrase: Phrase, segment: Segment): string | null => {
  const { typed, tokens } = prompt;
  const startOf = (at: number): number => tokens[at]?.start ?? 0;
  const endOf = (at: number): number => tokens[at]?.end ?? 0;
  const title = findBracketedTitle(typed, startOf(phrase.first), endOf(phrase.after - 1));
  if (title !== null) return title.length > MAX_DESCRIPTOR_LENGTH ? null : title;
  const withHead = extendToHeadBefore(prompt, extendToHeadAfter(prompt, phrase, segment), segment);
  const textOf = ({ first, after }: Phrase): string => typed.slice(startOf(first), endOf(after - 1));
  if (ORDERED_DESIGN.test(textOf(withHead)) || isSingleLookWord(withHead, segment)) return null;
  if (!statesBusiness(prompt, withHead, segment)) return null;
  const withModifiers = extendToModifiers(prompt, withHead, segment);
  const isTooLong = textOf(withModifiers).replace(PEOPLE_SERVED, '').length > MAX_DESCRIPTOR_LENGTH;
  const text = textOf(isTooLong ? withHead : withModifiers);
  const trimmed = text
    .replace(PEOPLE_SERVED, '')
    .replace(TRAILING_SALES_WORDS, '')
    .replace(TRAILING_PLACE, '')
    .replace(TRAILING_FUNCTION_WORDS, '');
  // If words are missing at the end, only the part before the last conjunction is complete.
  const isComplete = trimmed !== text || isCompletePhrase(prompt, withHead, segment);
  const line = isComplete ? trimmed : takeTextBeforeConjunction(text);
  if (line === null) return null;
  const [opening = '', verb = ''] = LEADING_VERB.exec(line) ?? [];
  const words = removeArabicFor(line.slice(opening.length), prompt, withHead);
  if (NOUNLESS_WORD.test(words)) return null;
  if (opening !== '' && !(MAKING_VERB.test(verb) && SEVERAL_WORDS.test(words))) return null;
  return words.length > MAX_DESCRIPTOR_LENGTH ? null : words;
};

/** Returns the first phrase as typed, to be shown in place of a missing name. */
const findPhraseReplacingName = (
  { typed, tokens }: TokenisedPrompt,
  [first]: readonly Phrase[],
): string | null => {
  const start = tokens[first?.first ?? -1]?.start;
  const end = tokens[(first?.after ?? 0) - 1]?.end;
  if (start === undefined || end === undefined || end - start > MAX_DESCRIPTOR_LENGTH) return null;
  return typed.slice(start, end).replace(TRAILING_FUNCTION_WORDS, '');
};

/**
 * Returns the segments before the first refusal or report about others ("everyone else is blue"). After "Avoid:",
 * everything is refused.
 */
const takeSegmentsBeforeRefusal = (sentence: readonly Segment[]): readonly Segment[] => {
  const at = sentence.findIndex((segment) => segmentHasCue(segment, 'not', 'avoid', 'reported'));
  return at < 0 ? sentence : sentence.slice(0, at);
};

const isSingleMotifWord = ({ first, after }: Phrase, segment: Segment): boolean =>
  after - first === 1 &&
  hitStartingAt(segment, first)?.meanings.some((each) => each.startsWith('motif:')) === true;

/** Endings of professions, for those that no table lists: "nephrologist" in "Dr. Ruth Okafor, nephrologist". */
const PROFESSION_WORD =
  /^\p{Ll}+(?:ologist|iatrist|ician|otherapist|ographer|ologists|icians|otherapists|ographers)$/u;

const findProfessionAfterName = (
  { typed, tokens, name }: TokenisedPrompt,
  segments: readonly Segment[],
): string | null => {
  const after = segments.find(({ first }) => (tokens[first]?.start ?? 0) >= (name?.end ?? 0));
  if (after === undefined || after.hits.length > 0 || after.after - after.first > 2) return null;
  const line = typed.slice(tokens[after.first]?.start ?? 0, tokens[after.after - 1]?.end ?? 0);
  return line.split(' ').every((word) => /^\p{Ll}/u.test(word)) &&
    PROFESSION_WORD.test(line.split(' ').at(-1) ?? '')
    ? line
    : null;
};

export const findDescriptor = (
  typed: string,
  tokens: readonly Token[],
  sentences: readonly (readonly Segment[])[],
  name: FoundName | null,
): string | null => {
  const prompt: TokenisedPrompt = { typed, tokens, name };
  const segments = sentences.flatMap(takeSegmentsBeforeRefusal);
  const firstSentence = new Set(sentences[0]);
  for (const segment of segments) {
    for (const phrase of findTradePhrases(segment)) {
      // After the first sentence, a single object such as "uma nuvem" is something to draw.
      if (!firstSentence.has(segment) && isSingleMotifWord(phrase, segment)) continue;
      const line = createDescriptorLine(prompt, phrase, segment);
      if (line !== null && !name?.text.includes(line)) return line;
    }
  }
  if (name !== null) return findProfessionAfterName(prompt, sentences[0] ?? []);
  const lines = segments.map((segment) => findPhraseReplacingName(prompt, findTradePhrases(segment)));
  return lines.find((line) => line !== null) ?? null;
};
