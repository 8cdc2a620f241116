// Collects the words that a prompt mentions, for selecting drawings. Marks the firm's products, and the asides: words
// that only describe its customers, place or material.

import type { Lexicon } from './lexicon/compile.ts';
import type { Hit } from './lexicon/match.ts';
import { findNouns } from './lexicon/nouns.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { hasCue, isTrade } from './wishes/items.ts';

interface MentionedWords {
  /** The mentioned words, folded, at most 80. Each foreign noun is followed by its English translation. */
  words: readonly string[];
  products: readonly string[];
  asides: readonly string[];
}

interface WordScope {
  text: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  sentences: readonly (readonly Segment[])[];
  inName: (index: number) => boolean;
  /** Token indexes to leave out: where the logo is used ("on a van"), and a name that the prompt retracts. */
  ignored: ReadonlySet<number>;
  /** The tokens of all wishes and refusals. Words that state one are left out: "lemon yellow" mentions no lemon. */
  decided: ReadonlySet<string>;
}

type MentionKind = 'plain' | 'product' | 'aside';

const MAX_MENTIONED_WORDS = 80;
/** English words that come before a verb. The verb is left out: "train" in "we train dogs" is not a locomotive. */
const WORDS_BEFORE_VERBS: ReadonlySet<string> = new Set([
  'we',
  'i',
  'you',
  'they',
  'can',
  'will',
  'to',
  'lets',
]);
/** Words for a business. The word before one is its product: "shoe brand", "toy library". */
const KIND_OF_BUSINESS_WORDS: ReadonlySet<string> = new Set(
  `brand shop store maker makers company library seller sellers producer producers manufacturer hire rental label repair
  repairs factory sharpening wholesaler stall stand van subscription`.split(/\s+/u),
);
/** Words for customers. What follows their verb is an aside: "our customers are universities". */
const CUSTOMER_WORDS: ReadonlySet<string> = new Set(['customers', 'clients', 'readers', 'users', 'visitors']);
const CUSTOMER_VERBS: ReadonlySet<string> = new Set(['are', 'include', 'range', 'come']);
/** Languages in which "for" follows its noun, as if English said "students for app". */
const CUSTOMER_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

/** Whether the hit is this cue, and the cue comes before the words it governs. */
const isPrecedingCue = (hit: Hit, cue: string): boolean =>
  hasCue(hit, cue) && !CUSTOMER_FIRST_LANGUAGES.has(hit.language);

/** Classifies each token by the last cue before it: a product after "sells", an aside after "for" or "made of". */
const classifyMentions = ({ sentences, tokens, lexicons }: WordScope): ReadonlyMap<number, MentionKind> => {
  const isFunctionWord = (index: number): boolean =>
    lexicons.some((lexicon) => lexicon.small.has(tokens[index]?.folded ?? ''));
  const kinds = new Map<number, MentionKind>();
  for (const sentence of sentences) {
    let kind: MentionKind = 'plain';
    let businessStated = false;
    let customersFollow = false;
    for (const segment of sentence) {
      if (kind === 'aside') kind = 'plain';
      const hitsByFirst = new Map(segment.hits.map((hit) => [hit.first, hit]));
      for (let index = segment.first; index < segment.after; index += 1) {
        const hit = hitsByFirst.get(index);
        customersFollow ||=
          CUSTOMER_WORDS.has(tokens[index - 1]?.folded ?? '') &&
          CUSTOMER_VERBS.has(tokens[index]?.folded ?? '');
        kinds.set(index, customersFollow ? 'aside' : kind);
        if (hit === undefined) {
          // A word that no vocabulary lists is a name, or something that the firm does.
          businessStated ||= !isFunctionWord(index);
          continue;
        }
        if (hasCue(hit, 'describe')) kind = 'product';
        else if (businessStated && (isPrecedingCue(hit, 'for') || isPrecedingCue(hit, 'place')))
          kind = 'aside';
        if (isTrade(hit) || hasCue(hit, 'describe')) businessStated = true;
      }
    }
  }
  return kinds;
};

const findDecidedTokens = ({ sentences, decided }: WordScope): ReadonlySet<number> =>
  new Set(
    sentences
      .flat()
      .flatMap(({ hits }) => hits.filter(({ meanings }) => meanings.some((meaning) => decided.has(meaning))))
      .flatMap(({ first, after }) => Array.from({ length: after - first }, (_, index) => first + index)),
  );

/**
 * Whether the noun is a single character of a script without spaces. It may be part of another word: 心 is also in 中心.
 */
const isSingleUnspacedCharacter = ({ tokens }: WordScope, first: number, after: number): boolean => {
  const token = tokens[first];
  return after - first === 1 && token !== undefined && [...token.folded].length === 1;
};

/** Returns the English words for each foreign noun, by the index of its first token. */
const findTranslations = (scope: WordScope): ReadonlyMap<number, readonly string[]> => {
  const languages = scope.lexicons.map(({ language }) => language);
  const translations = new Map<number, readonly string[]>();
  for (const { first, after, english } of findNouns(languages, scope.text, scope.tokens)) {
    if (!scope.inName(first) && isSingleUnspacedCharacter(scope, first, after)) continue;
    const words = english.flatMap((noun) => noun.split(' '));
    translations.set(first, [...(translations.get(first) ?? []), ...words]);
  }
  return translations;
};

/** Adjusts the kind by the next word: "shoe" before "brand" is a product, "wooden" before "chairs" is not. */
const adjustKindByNextWord = (
  { tokens, lexicons }: WordScope,
  kinds: ReadonlyMap<number, MentionKind>,
  index: number,
): MentionKind => {
  const kind = kinds.get(index) ?? 'plain';
  const next = tokens[index + 1];
  if (next === undefined || kind === 'aside') return kind;
  if (KIND_OF_BUSINESS_WORDS.has(next.folded)) return 'product';
  const [main] = lexicons;
  const productFollows = kinds.get(index + 1) === 'product' && next.start === (tokens[index]?.end ?? 0) + 1;
  const keepsKind = kind !== 'product' || main?.language !== 'en' || main.small.has(next.folded);
  return keepsKind || !productFollows ? kind : 'plain';
};

export const findMentionedWords = (scope: WordScope): MentionedWords => {
  const { tokens, lexicons, inName, ignored } = scope;
  const kinds = classifyMentions(scope);
  const decidedTokens = findDecidedTokens(scope);
  const translations = findTranslations(scope);
  const isShortOrFunctionWord = (word: string): boolean =>
    word.length <= 2 || lexicons.some((lexicon) => lexicon.small.has(word));
  const mentions = tokens.flatMap((token, index) => {
    if (!inName(index) && (decidedTokens.has(index) || ignored.has(index))) return [];
    const isVerb = WORDS_BEFORE_VERBS.has(tokens[index - 1]?.folded ?? '') && lexicons[0]?.language === 'en';
    const own = isShortOrFunctionWord(token.folded) || (isVerb && !inName(index)) ? [] : [token.folded];
    const kind = adjustKindByNextWord(scope, kinds, index);
    return [...own, ...(translations.get(index) ?? [])].map((word) => ({
      word,
      kind: inName(index) ? ('plain' as const) : kind,
    }));
  });
  const words = [...new Set(mentions.map(({ word }) => word))].slice(0, MAX_MENTIONED_WORDS);
  const wordsOfKind = (kind: MentionKind): ReadonlySet<string> =>
    new Set(mentions.filter((each) => each.kind === kind).map(({ word }) => word));
  const [plain, products, asides] = [wordsOfKind('plain'), wordsOfKind('product'), wordsOfKind('aside')];
  return {
    words,
    products: words.filter((word) => products.has(word)),
    asides: words.filter((word) => asides.has(word) && !plain.has(word) && !products.has(word)),
  };
};
