// Finds the words of a prompt: all of them, the firm's products, and those that only describe its customers, place or
// material.

import type { Lexicon } from './lexicon/compile.ts';
import type { Hit } from './lexicon/match.ts';
import { findNouns } from './lexicon/nouns.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { hasCue, isTrade } from './wishes/items.ts';

interface MentionedWords {
  /** All words, folded, without function words. Each foreign noun is followed by its English translation. */
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
  /** Tokens that say where the logo will be used. */
  places: ReadonlySet<number>;
  /** Words that were read as colours: "lemon yellow" mentions no lemon. */
  colours: ReadonlySet<string>;
}

type MentionKind = 'plain' | 'product' | 'aside';

const MAX_MENTIONED_WORDS = 80;
/** Words after which a verb follows: in "we train dogs", "train" is no locomotive. */
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
/** Kinds of firm. The word before them is the subject, as in "shoe brand" and "toy library". */
const KIND_OF_BUSINESS_WORDS: ReadonlySet<string> = new Set(
  `brand shop store maker makers company library seller sellers producer producers manufacturer hire rental label repair
  repairs factory sharpening wholesaler stall stand van subscription`.split(/\s+/u),
);
/** Words for customers. In "our customers are universities", the firm itself is no university. */
const CUSTOMER_WORDS: ReadonlySet<string> = new Set(['customers', 'clients', 'readers', 'users', 'visitors']);
const CUSTOMER_VERBS: ReadonlySet<string> = new Set(['are', 'include', 'range', 'come']);
/** Languages with the word order "students for app". */
const CUSTOMER_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

const isPrecedingCue = (hit: Hit, cue: string): boolean =>
  hasCue(hit, cue) && !CUSTOMER_FIRST_LANGUAGES.has(hit.language);

/** Returns the role of each word, by the preposition or verb before it: "sells", "for", "made of". */
const classifyMentions = ({ sentences, tokens, lexicons }: WordScope): ReadonlyMap<number, MentionKind> => {
  const isSmall = (index: number): boolean =>
    lexicons.some((lexicon) => lexicon.small.has(tokens[index]?.folded ?? ''));
  const parts = new Map<number, MentionKind>();
  for (const sentence of sentences) {
    let part: MentionKind = 'plain';
    let spoken = false;
    let ofCustomers = false;
    for (const segment of sentence) {
      if (part === 'aside') part = 'plain';
      const at = new Map(segment.hits.map((hit) => [hit.first, hit]));
      for (let index = segment.first; index < segment.after; index += 1) {
        const hit = at.get(index);
        ofCustomers ||=
          CUSTOMER_WORDS.has(tokens[index - 1]?.folded ?? '') &&
          CUSTOMER_VERBS.has(tokens[index]?.folded ?? '');
        parts.set(index, ofCustomers ? 'aside' : part);
        if (hit === undefined) {
          // A word that no vocabulary lists is a name, or something that the firm does.
          spoken ||= !isSmall(index);
          continue;
        }
        if (hasCue(hit, 'describe')) part = 'product';
        else if (spoken && (isPrecedingCue(hit, 'for') || isPrecedingCue(hit, 'place'))) part = 'aside';
        if (isTrade(hit) || hasCue(hit, 'describe')) spoken = true;
      }
    }
  }
  return parts;
};

const isWishedColour = (hit: Hit, colours: ReadonlySet<string>): boolean =>
  hit.meanings.some((meaning) => colours.has(meaning));

/** Tokens that were read as a colour. */
const findColourTokens = ({ sentences, colours }: WordScope): ReadonlySet<number> =>
  new Set(
    sentences
      .flat()
      .flatMap(({ hits }) => hits.filter((hit) => isWishedColour(hit, colours)))
      .flatMap(({ first, after }) => Array.from({ length: after - first }, (_, index) => first + index)),
  );

/**
 * Whether the noun is a single character of a script without spaces. It may be part of another word: 心 is also in 中心.
 */
const isSingleUnspacedCharacter = ({ tokens }: WordScope, first: number, after: number): boolean => {
  const token = tokens[first];
  return after - first === 1 && token !== undefined && [...token.folded].length === 1;
};

/** Returns English translations at the position of the original word. */
const findTranslations = (scene: WordScope): ReadonlyMap<number, readonly string[]> => {
  const languages = scene.lexicons.map(({ language }) => language);
  const glosses = new Map<number, readonly string[]>();
  for (const { first, after, english } of findNouns(languages, scene.text, scene.tokens)) {
    if (!scene.inName(first) && isSingleUnspacedCharacter(scene, first, after)) continue;
    glosses.set(first, [...(glosses.get(first) ?? []), ...english.flatMap((noun) => noun.split(' '))]);
  }
  return glosses;
};

/** Returns the role of a product. Of adjacent English words the last is the product: "wooden chairs" are chairs. */
const classifyProductWord = (
  { tokens, lexicons }: WordScope,
  parts: ReadonlyMap<number, MentionKind>,
  index: number,
): MentionKind => {
  const part = parts.get(index) ?? 'plain';
  const next = tokens[index + 1];
  if (next === undefined || part === 'aside') return part;
  if (KIND_OF_BUSINESS_WORDS.has(next.folded)) return 'product';
  const [first] = lexicons;
  const goesOn = parts.get(index + 1) === 'product' && next.start === (tokens[index]?.end ?? 0) + 1;
  const isThing = part !== 'product' || first?.language !== 'en' || first.small.has(next.folded);
  return isThing || !goesOn ? part : 'plain';
};

export const findMentionedWords = (scene: WordScope): MentionedWords => {
  const { tokens, lexicons, inName, places } = scene;
  const parts = classifyMentions(scene);
  const colours = findColourTokens(scene);
  const glosses = findTranslations(scene);
  const isSmall = (word: string): boolean =>
    word.length <= 2 || lexicons.some((lexicon) => lexicon.small.has(word));
  const said = tokens.flatMap((token, index) => {
    if (!inName(index) && (colours.has(index) || places.has(index))) return [];
    const verb = WORDS_BEFORE_VERBS.has(tokens[index - 1]?.folded ?? '') && lexicons[0]?.language === 'en';
    const own = isSmall(token.folded) || (verb && !inName(index)) ? [] : [token.folded];
    const part = classifyProductWord(scene, parts, index);
    return [...own, ...(glosses.get(index) ?? [])].map((word) => ({
      word,
      part: inName(index) ? ('plain' as const) : part,
    }));
  });
  const words = [...new Set(said.map(({ word }) => word))].slice(0, MAX_MENTIONED_WORDS);
  const saidAs = (part: MentionKind): ReadonlySet<string> =>
    new Set(said.filter((each) => each.part === part).map(({ word }) => word));
  const [plain, products, asides] = [saidAs('plain'), saidAs('product'), saidAs('aside')];
  return {
    words,
    products: words.filter((word) => products.has(word)),
    asides: words.filter((word) => asides.has(word) && !plain.has(word) && !products.has(word)),
  };
};
