// Finds the descriptor in the prompt's own words: the whole phrase that says what the firm is, such as "sourdough
// bakery" or "skate park".

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
/**
 * Phrases with a verb, such as "sells lamps", which are half a sentence. Their object, a product, can be the
 * descriptor.
 */
const VERB_PHRASE =
  /^(?:(?:we|i|that|who)\s)?(sell|make|build|protect|offer|provide|help|design|deliver|teach|repair|fix|grow|brew|bake|roast|cook|serve|rent|train|publish|produce|create|connect|manage|run|insure|clean|photograph|film|recycle|collect|install|fit|restore|test|host|organise|organize|find|supply|advise|import|export|ship)s?\s+/iu;
/** Verbs whose objects are products of the firm. Objects of other verbs belong to somebody else. */
const MAKING_VERB = /^(?:sell|make|build|grow|brew|bake|roast|cook|produce|publish|create|design)$/iu;
/** Function words at the end. A descriptor must not end in one, as "podcast about" and "crockery for" do. */
const TRAILING_FUNCTION_WORDS =
  /(?:\s+(?:about|for|of|in|on|at|by|to|with|from|and|or|the|a|an|that|who|which|where|into|over|de|du|des|pour|sur|avec|et|para|con|y|com|sobre|e|per|di|su|für|mit|von|über|und|ve|için|для|о|про|и|για|και))+$/iu;
/** The people whom the firm serves, as in "charity for homeless". They are not part of the descriptor. */
const PEOPLE_SERVED = /(?<!\s)\s+(?:for|für|pour|para|per|для|για)\s.*$/iu;
const SEVERAL_WORDS = /\S\s+\S/u;
/** Words for the requested design. They do not describe the firm. */
const ORDERED_DESIGN =
  /^(?:(?:brand|visual|corporate|new|logo|app)\s)*(?:identity|branding|brand|rebrand|logo|logotype|wordmark|icon|crest|badge|emblem|start-?up|स्टार्टअप|design)$/iu;
/** Words for the place of sale, and "we sell". They do not say what the firm is. */
const TRAILING_SALES_WORDS =
  /(?<!\s)\s+(?:(?:online|worldwide|ऑनलाइन|\S+[ıiuü]yor(?:uz|um))|(?:delivered|made|built|sold)\s.*)$/iu;
const TRAILING_PLACE = /(?<!\s)\s+(?:in|em|en|à|a|aus)\s\p{Lu}.*$/u;
/** A verb alone ("строит", "卖"), or a single character that is half of a word. */
const LACKS_NOUN =
  /^(?:\p{Script=Han}|[\p{Script=Cyrillic}]+(?:ит|ет|им|ем|ют|ят)|لل.*|(?:municipal|industrial|medical|dental|legal|financial|musical|digital|cultural))$/u;

/** A title such as "(Hartwell Beekeepers' Circle)", with only function words in lower case. */
const TITLE_CASE_PHRASE =
  /^\p{Lu}\S*(?:\s(?:(?:of|the|and|for|in|&|de|des|du|et|la|y|e|der|für|und)\s){0,2}\p{Lu}\S*)+$/u;

/** Returns the title in brackets around the words. It becomes the whole descriptor. */
const findBracketedTitle = (typed: string, start: number, end: number): string | null => {
  const open = typed.lastIndexOf('(', start);
  const close = typed.indexOf(')', end);
  if (open < 0 || close < 0) return null;
  const held = typed
    .slice(open + 1, close)
    .trim()
    .replace(/^the\s/iu, '');
  // The words are not inside a bracket that closes before them.
  return !/[()]/u.test(held) && TITLE_CASE_PHRASE.test(held) ? held : null;
};

/** Returns the phrases of adjacent trades; each such group is one phrase. */
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

const textBeforeJoiner = (said: string): string | null => JOINED_PHRASE.exec(said)?.[1] ?? null;

/** Removes the Arabic word for "for", which is joined to the next word: "شعار لمحل ورود". */
const removeArabicFor = (line: string, { tokens }: TokenisedPrompt, { first }: Phrase): string =>
  line.startsWith('ل') && /^(?:شعار|لوجو)/u.test(tokens[first - 1]?.folded ?? '') ? line.slice(1) : line;

const LOOK_TOKEN = /^(?:colour|mood|style|type|tone):/u;

/** Whether a phrase may describe the look instead of the trade, such as "Industrial yellow" or "crema". */
const isLookAlone = ({ first, after }: Phrase, segment: Segment): boolean =>
  after - first === 1 &&
  hitStartingAt(segment, first)?.meanings.some((each) => LOOK_TOKEN.test(each)) === true;

/**
 * Returns the text of the complete phrase. Returns null if it would be truncated or does not say what the firm is.
 */
const createDescriptorLine = (spoken: TokenisedPrompt, phrase: Phrase, segment: Segment): string | null => {
  const { typed, tokens } = spoken;
  const startOf = (at: number): number => tokens[at]?.start ?? 0;
  const endOf = (at: number): number => tokens[at]?.end ?? 0;
  const title = findBracketedTitle(typed, startOf(phrase.first), endOf(phrase.after - 1));
  if (title !== null) return title.length > MAX_DESCRIPTOR_LENGTH ? null : title;
  const headed = extendToHeadBefore(spoken, extendToHeadAfter(spoken, phrase, segment), segment);
  const saidBy = ({ first, after }: Phrase): string => typed.slice(startOf(first), endOf(after - 1));
  if (ORDERED_DESIGN.test(saidBy(headed)) || isLookAlone(headed, segment)) return null;
  if (!statesBusiness(spoken, headed, segment)) return null;
  const full = extendToModifiers(spoken, headed, segment);
  const said = saidBy(saidBy(full).replace(PEOPLE_SERVED, '').length > MAX_DESCRIPTOR_LENGTH ? headed : full);
  const cut = said
    .replace(PEOPLE_SERVED, '')
    .replace(TRAILING_SALES_WORDS, '')
    .replace(TRAILING_PLACE, '')
    .replace(TRAILING_FUNCTION_WORDS, '');
  // If the end was dropped, the phrase before its last conjunction is still complete.
  const line = cut !== said || isCompletePhrase(spoken, headed, segment) ? cut : textBeforeJoiner(said);
  if (line === null) return null;
  const [deed = '', verb = ''] = VERB_PHRASE.exec(line) ?? [];
  const words = removeArabicFor(line.slice(deed.length), spoken, headed);
  if (LACKS_NOUN.test(words)) return null;
  if (deed !== '' && !(MAKING_VERB.test(verb) && SEVERAL_WORDS.test(words))) return null;
  return words.length > MAX_DESCRIPTOR_LENGTH ? null : words;
};

/** Returns the phrase as typed, if the prompt gives no name and these words replace it. */
const findPhraseReplacingName = (
  { typed, tokens }: TokenisedPrompt,
  [first]: readonly Phrase[],
): string | null => {
  const start = tokens[first?.first ?? -1]?.start;
  const end = tokens[(first?.after ?? 0) - 1]?.end;
  if (start === undefined || end === undefined || end - start > MAX_DESCRIPTOR_LENGTH) return null;
  return typed.slice(start, end).replace(TRAILING_FUNCTION_WORDS, '');
};

/** Returns the sentence up to a refusal. After "Avoid:", everything in the sentence is refused. */
const segmentsBeforeRefusal = (sentence: readonly Segment[]): readonly Segment[] => {
  const at = sentence.findIndex((segment) => segmentHasCue(segment, 'not', 'avoid', 'reported'));
  return at < 0 ? sentence : sentence.slice(0, at);
};

/** Whether a phrase is a single object to draw, such as "uma nuvem" after the first sentence. */
const isPictureAlone = ({ first, after }: Phrase, segment: Segment): boolean =>
  after - first === 1 &&
  hitStartingAt(segment, first)?.meanings.some((each) => each.startsWith('motif:')) === true;

/** A profession that no table lists, as in "Dr. Ruth Okafor, nephrologist". */
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
  const spoken: TokenisedPrompt = { typed, tokens, name };
  const segments = sentences.flatMap(segmentsBeforeRefusal);
  const opening = new Set(sentences[0]);
  for (const segment of segments) {
    for (const phrase of findTradePhrases(segment)) {
      if (!opening.has(segment) && isPictureAlone(phrase, segment)) continue;
      const line = createDescriptorLine(spoken, phrase, segment);
      if (line !== null && !name?.text.includes(line)) return line;
    }
  }
  if (name !== null) return findProfessionAfterName(spoken, sentences[0] ?? []);
  const said = segments.map((segment) => findPhraseReplacingName(spoken, findTradePhrases(segment)));
  return said.find((line) => line !== null) ?? null;
};
