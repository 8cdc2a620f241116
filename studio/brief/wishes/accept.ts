// Decides whether a word that is not refused is a wish. It is one only in a statement about the look: "dog walking"
// does not ask for a dog.

import type { Hit } from '../lexicon/match.ts';
import {
  hitCovering,
  hitEndingAt,
  hitStartingAt,
  memoiseByFirstArgument,
  countTokensBefore,
} from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { segmentHasCue, hasCue, isItem, isTrade } from './items.ts';

/** How many unknown words a segment may contain if its motifs are to count as wishes: "a fern, dark green". */
const MAX_UNKNOWN_IN_MOTIF_LIST = 3;
/** How many unknown words a segment may contain if its colours are to count as wishes. */
const MAX_UNKNOWN_IN_COLOUR_LIST = 5;

export const ARTICLES: ReadonlySet<string> = new Set(
  `a an the one two three single little old tiny another any no nor not some ein eine einen einem einer der die das
  den dem kein keine keinen un une des le la les l los las unos unas el una uno il lo gli i um uma o a os as bir iki
  ενα μια εναν το τα η ο τον την τουσ τισ один одна одну одного two deux dos duas due zwei ohne mit avec con com
  de d del di da do dei delle du ein'n kleine kleiner kleines petit petite pequeno pequena piccolo piccola kucuk`.split(
    /\s+/u,
  ),
);

/** Removes one meaning of a word that is both a motif and a colour: "an orange" is the fruit, "orange" the colour. */
export const chooseFruitOrColour = (
  meanings: readonly string[],
  hit: Hit,
  segment: Segment,
  tokens: readonly Token[],
): readonly string[] => {
  const colour = meanings.find((meaning) => meaning.startsWith('colour:'));
  const motif = meanings.find((meaning) => meaning.startsWith('motif:'));
  if (colour === undefined || motif === undefined) return meanings;
  const before = tokens[hit.first - 1];
  const hasArticle = hit.first > segment.first && before !== undefined && ARTICLES.has(before.folded);
  return meanings.filter((meaning) => meaning !== (hasArticle ? colour : motif));
};

const CATEGORY_MOTIFS = new Set([
  'motif:flower',
  'motif:tree',
  'motif:bird',
  'motif:plant',
  'motif:fish',
  'motif:leaf',
]);

/**
 * Whether a general word only gives the category of a specific motif beside it: "kardelen çiçeği" (snowdrop flower).
 */
export const isCategoryOfNeighbour = (token: string, hit: Hit, segment: Segment): boolean => {
  if (!CATEGORY_MOTIFS.has(token)) return false;
  return [hitEndingAt(segment, hit.first), hitStartingAt(segment, hit.after)].some((other) =>
    other?.meanings.some((meaning) => meaning.startsWith('motif:') && !CATEGORY_MOTIFS.has(meaning)),
  );
};

/** Whether an English word names the shade of the colour after it: "honey yellow", "sunset orange". */
export const namesShadeOfNextWord = (hit: Hit, segment: Segment): boolean => {
  const next = hitStartingAt(segment, hit.after);
  if (hit.language !== 'en' || next === undefined || !isColour(next)) return false;
  const mayBeFruit = isItem(hit);
  return next.meanings.every(
    (meaning) => meaning.startsWith('colour:') || (mayBeFruit && meaning.startsWith('motif:')),
  );
};

/** Languages in which a word before the trade describes the trade. */
const HEAD_LAST_LANGUAGES: ReadonlySet<string> = new Set(['en', 'tr', 'ja', 'ko', 'zh']);

/** Whether the word describes the trade after it and does not ask for a picture: "lotus yoga studio". */
export const isBeforeTrade = (hit: Hit, segment: Segment): boolean => {
  const next = hitStartingAt(segment, hit.after);
  if (next === undefined || !HEAD_LAST_LANGUAGES.has(hit.language)) return false;
  return isTrade(next) && !isItem(next) && !mentionsLook(segment);
};

const isColour = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('colour:'));

const ON_WORDS = new Set('on auf sur sobre su em'.split(' '));

/**
 * Whether the prompt puts this colour on another, or another on this one: "yellow on black". Such colours describe the
 * look even in an introduction: "a podcast, yellow on black".
 */
export const isColourOnColour = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const isOtherColour = (other: Hit | undefined): boolean => other !== undefined && isColour(other);
  const isOn = (at: number): boolean => ON_WORDS.has(tokens[at]?.folded ?? '');
  if (!isColour(hit)) return false;
  // Besides "on", at most one word separates the colours.
  return [1, 2].some(
    (gap) =>
      (isOn(hit.after) && isOtherColour(hitStartingAt(segment, hit.after + gap))) ||
      (isOn(hit.first - gap) && isOtherColour(hitEndingAt(segment, hit.first - gap))),
  );
};

const IN_WORDS = new Set('in en em σε w'.split(' '));
const WORDS_IN_COLOUR_LIST = new Set(
  'and und et y e ve и or a the bright deep dark light pale soft warm cool vivid neon acid rich muted dusty hot antique aged'.split(
    ' ',
  ),
);
/** Adjectives for colours that no word list contains. */
export const UNLISTED_COLOUR_ADJECTIVES = new Set(
  'deep pale rich acid hot frosted aged dusky smoky icy cold misty burnt inky'.split(' '),
);
/** Towns that have the name of a colour. */
const TOWNS_NAMED_AS_COLOURS = new Set(['orange']);

/** Counts the tokens before a position that are neither colours nor their shades. */
const countNonColourTokens = memoiseByFirstArgument((segment: Segment, tokens: readonly Token[]) =>
  countTokensBefore(segment, (at) => {
    const known = hitCovering(segment, at);
    if (WORDS_IN_COLOUR_LIST.has(tokens[at]?.folded ?? '')) return false;
    return known === undefined || !(isColour(known) || namesShadeOfNextWord(known, segment));
  }),
);

const areOnlyColours = (segment: Segment, tokens: readonly Token[], from: number, to: number): boolean => {
  const count = countNonColourTokens(segment, tokens);
  return count(to) === count(from);
};

/** Returns the colours at the end of a segment if there are at least two, and otherwise none. */
const findColoursAtEnd = memoiseByFirstArgument(
  (segment: Segment, tokens: readonly Token[]): ReadonlySet<Hit> => {
    const isColourAt = (at: number): boolean => {
      const hit = hitCovering(segment, at);
      return hit !== undefined && isColour(hit);
    };
    let from = segment.after;
    while (
      from > segment.first &&
      (isColourAt(from - 1) || WORDS_IN_COLOUR_LIST.has(tokens[from - 1]?.folded ?? ''))
    )
      from -= 1;
    const said = segment.hits.filter((each) => isColour(each) && each.first >= from);
    return new Set(said.length > 1 ? said : []);
  },
);

/** Returns, for each token of a segment, the index of the nearest "in" before it, or -1. */
const findInWordsBefore = memoiseByFirstArgument(
  (segment: Segment, tokens: readonly Token[]): ReadonlyMap<number, number> => {
    const before = new Map<number, number>();
    let last = -1;
    for (let at = segment.first; at < segment.after; at += 1) {
      before.set(at, last);
      if (IN_WORDS.has(tokens[at]?.folded ?? '')) last = at;
    }
    return before;
  },
);

/**
 * Whether the colour belongs to a list at the end of the segment that follows "in" or has several colours: "a tea shop
 * in lemon yellow", "takeaway red and gold".
 */
export const isColourAfterIn = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  if (!isColour(hit)) return false;
  // Two colours at the end describe the look, whatever precedes them: "Chinese takeaway red and gold".
  if (findColoursAtEnd(segment, tokens).has(hit)) return true;
  const before = findInWordsBefore(segment, tokens).get(hit.first) ?? -1;
  if (before < 0) return false;
  const from = before + 1;
  if (segment.after - from === 1 && TOWNS_NAMED_AS_COLOURS.has(tokens[from]?.folded ?? '')) return false;
  return areOnlyColours(segment, tokens, from, segment.after);
};

const findFirstForWord = memoiseByFirstArgument(
  (segment: Segment) => segment.hits.find((other) => hasCue(other, 'for'))?.first ?? -1,
);

/** Whether the segment has only colours before "for": "rose and charcoal for my salon". */
export const isColourListBeforeFor = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const end = findFirstForWord(segment);
  if (!isColour(hit) || hit.first >= end) return false;
  return areOnlyColours(segment, tokens, segment.first, end);
};

/** Materials that colours are named after. */
const MATERIALS = new Set(
  'steel linen straw stone sand copper bronze brass slate concrete cork camel silver gold'.split(' '),
);
const ADJECTIVE = /^\p{L}{3,}(?:y|ish)$/u;

/** Whether the segment has only colours and shades. Then even "charcoal" means a colour: "off-white and charcoal". */
export const isOnlyColours = (segment: Segment, tokens: readonly Token[]): boolean => {
  const colours = segment.hits.filter(isColour);
  const isShade = (hit: Hit): boolean =>
    namesShadeOfNextWord(hit, segment) ||
    hit.meanings.every((meaning) => /^[?@]/u.test(meaning)) ||
    tokens.slice(hit.first, hit.after).every(({ folded }) => WORDS_IN_COLOUR_LIST.has(folded));
  if (colours.length === 0 || !segment.hits.every((hit) => isColour(hit) || isShade(hit))) return false;
  // An adjective before a colour names its shade, even if no lexicon lists it: "mossy green".
  const adjectives = tokens.slice(segment.first, segment.after).filter(({ folded }, index) => {
    const at = segment.first + index;
    const next = hitStartingAt(segment, at + 1);
    const isBeforeColour = next !== undefined && isColour(next);
    return UNLISTED_COLOUR_ADJECTIVES.has(folded) || (isBeforeColour && ADJECTIVE.test(folded));
  });
  return (
    segment.unknown <= adjectives.length &&
    (colours.length > 1 || colours.some((hit) => hit.meanings.every((each) => each.startsWith('colour:'))))
  );
};

const JOINING_WORDS = new Set('and or on with und oder mit et ou avec sur y o con'.split(' '));

/** Whether a colour word is the material of the next word: "steel bicycles", but not "steel and amber". */
export const namesMaterialOfProduct = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const next = tokens[hit.after];
  if (hit.after - hit.first > 1 || !MATERIALS.has(tokens[hit.first]?.folded ?? '')) return false;
  if (next === undefined || hit.after >= segment.after || JOINING_WORDS.has(next.folded)) return false;
  const product = hitStartingAt(segment, hit.after);
  return product === undefined || product.meanings.some((meaning) => /^(?:motif|trade):/u.test(meaning));
};

/** Styles whose words may also mean a time or a place: "a bakery since the seventies". */
const STYLES_OF_TIME_OR_PLACE: ReadonlySet<string> = new Set(['style:seventies', 'style:western']);

const LOOK_MEANINGS = /^\+?(?:mark|style|shape|layout|detail):/u;

export const mentionsLook = memoiseByFirstArgument(
  (segment: Segment): boolean =>
    segmentHasCue(segment, 'look', 'want') ||
    segment.hits.some((hit) => hit.meanings.some((meaning) => LOOK_MEANINGS.test(meaning))),
);

/**
 * Whether the token is a wish. `describing` says that the segment describes the firm, and `looksBefore` that the
 * sentence has already mentioned the look.
 */
export const isAccepted = (
  token: string,
  segment: Segment,
  describing: boolean,
  looksBefore: boolean,
): boolean => {
  const motif = token.startsWith('motif:');
  const colour = token.startsWith('colour:');
  // Playfulness counts even in a description of the firm: "a cheeky greengrocer".
  if (token === 'mood:playful') return true;
  if (token.startsWith('mood:') || token.startsWith('shape:')) return !describing;
  if (STYLES_OF_TIME_OR_PLACE.has(token))
    return !describing && (mentionsLook(segment) || segment.unknown === 0);
  if (!motif && !colour) return true;
  if (describing) return false;
  // Most prompts mention people, but few request a picture of them.
  if (token === 'motif:person') return segmentHasCue(segment, 'look') && segment.unknown <= 1;
  if (mentionsLook(segment)) return true;
  const tolerance = segment.hits.length + (looksBefore ? 2 : 0);
  return segment.unknown <= (motif ? MAX_UNKNOWN_IN_MOTIF_LIST : MAX_UNKNOWN_IN_COLOUR_LIST) + tolerance / 2;
};
