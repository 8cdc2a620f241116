// A word of the tables is a wish only where somebody speaks of the look: "dog walking" asks for no dog, and
// "a green circle" in a story about the old logo asks for nothing.

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { cueIn, hasCue, isItem, isTrade } from './items.ts';

/** Words that no vocabulary knows and that a bare list ("a fern, dark green") may still hold. */
const BARE_MOTIF = 3;
const BARE_COLOUR = 5;

export const ARTICLES: ReadonlySet<string> = new Set(
  `a an the one two three single little old tiny another any no nor not some ein eine einen einem einer der die das
  den dem kein keine keinen un une des le la les l los las unos unas el una uno il lo gli i um uma o a os as bir iki
  ενα μια εναν το τα η ο τον την τουσ τισ один одна одну одного two deux dos duas due zwei ohne mit avec con com
  de d del di da do dei delle du ein'n kleine kleiner kleines petit petite pequeno pequena piccolo piccola kucuk`.split(
    /\s+/u,
  ),
);

/** "an orange" is a fruit, "orange" a colour. */
export const oneOf = (
  meanings: readonly string[],
  hit: Hit,
  segment: Segment,
  tokens: readonly Token[],
): readonly string[] => {
  const colour = meanings.find((meaning) => meaning.startsWith('colour:'));
  const motif = meanings.find((meaning) => meaning.startsWith('motif:'));
  if (colour === undefined || motif === undefined) return meanings;
  const before = tokens[hit.first - 1];
  const article = hit.first > segment.first && before !== undefined && ARTICLES.has(before.folded);
  return meanings.filter((meaning) => meaning !== (article ? colour : motif));
};

/** A kind is not a second picture beside the thing itself: "kardelen çiçeği", "веточка чабреца". */
const KINDS = new Set([
  'motif:flower',
  'motif:tree',
  'motif:bird',
  'motif:plant',
  'motif:fish',
  'motif:leaf',
]);

export const isKindOfNeighbour = (token: string, hit: Hit, segment: Segment): boolean => {
  if (!KINDS.has(token)) return false;
  return segment.hits.some(
    (other) =>
      other !== hit &&
      (other.after === hit.first || other.first === hit.after) &&
      other.meanings.some((meaning) => meaning.startsWith('motif:') && !KINDS.has(meaning)),
  );
};

/** "honey yellow", "sunset orange": the first word shades the second. Fruits that are colours too are colours there. */
export const shades = (hit: Hit, segment: Segment): boolean => {
  const next = segment.hits.find((other) => other.first === hit.after);
  if (hit.language !== 'en' || next === undefined || !isColour(next)) return false;
  const mayBeFruit = isItem(hit);
  return next.meanings.every(
    (meaning) => meaning.startsWith('colour:') || (mayBeFruit && meaning.startsWith('motif:')),
  );
};

/** Languages that put what a trade is about in front of it. */
const HEAD_LAST: ReadonlySet<string> = new Set(['en', 'tr', 'ja', 'ko', 'zh']);

/** "Island ferry line", "lotus yoga studio": it says what the trade is about, and asks for no picture. */
export const isBeforeTrade = (hit: Hit, segment: Segment): boolean => {
  const next = segment.hits.find((other) => other.first === hit.after);
  if (next === undefined || !HEAD_LAST.has(hit.language)) return false;
  return isTrade(next) && !isItem(next) && !speaksOfLooks(segment);
};

const isColour = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('colour:'));

const ON = new Set('on auf sur sobre su em'.split(' '));

/** "A podcast with yellow on black": one colour on another is the look, even where the firm is introduced. */
export const isOnColour = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const joined = (one: Hit, other: Hit): boolean => {
    const between = tokens.slice(one.after, other.first).map(({ folded }) => folded);
    return between.length > 0 && between.length <= 2 && ON.has(between[0] ?? '');
  };
  if (!isColour(hit)) return false;
  return segment.hits.some(
    (other) => other !== hit && isColour(other) && (joined(hit, other) || joined(other, hit)),
  );
};

const IN = new Set('in en em σε w'.split(' '));
const SHADES = new Set(
  'and und et y e ve и or a the bright deep dark light pale soft warm cool vivid neon acid rich muted dusty hot antique aged'.split(
    ' ',
  ),
);
/** Those of them that no table lists, and others of their kind. */
export const UNLISTED = new Set(
  'deep pale rich acid hot frosted aged dusky smoky icy cold misty burnt inky'.split(' '),
);
/** Towns that are called like a colour. */
const TOWNS = new Set(['orange']);

/** Whether nothing but colours and their shades stands there. */
const areColours = (segment: Segment, tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ folded }, index) => {
    const at = from + index;
    const known = segment.hits.find(({ first, after }) => first <= at && at < after);
    return SHADES.has(folded) || (known !== undefined && (isColour(known) || shades(known, segment)));
  });

/** "Chinese takeaway red and gold": two colours at the end of a clause are said of the look, whatever stands before. */
const endsInColours = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const colourAt = (at: number): Hit | undefined =>
    segment.hits.find((each) => isColour(each) && each.first <= at && at < each.after);
  let from = segment.after;
  while (from > segment.first && (colourAt(from - 1) || SHADES.has(tokens[from - 1]?.folded ?? '')))
    from -= 1;
  const said = segment.hits.filter((each) => isColour(each) && each.first >= from);
  return said.length > 1 && said.includes(hit);
};

/** "A tea shop in lemon yellow": a clause that ends in nothing but colours says how it looks, not where it is. */
export const isInColour = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  if (!isColour(hit)) return false;
  if (endsInColours(hit, segment, tokens)) return true;
  const before = tokens.slice(segment.first, hit.first).findLastIndex(({ folded }) => IN.has(folded));
  if (before < 0) return false;
  const from = segment.first + before + 1;
  const said = tokens.slice(from, segment.after);
  if (said.length === 1 && TOWNS.has(said[0]?.folded ?? '')) return false;
  return areColours(segment, tokens, from, segment.after);
};

/** "Rose and charcoal for my salon": colours that open a clause and are joined by nothing but "for" to the rest of it. */
export const isColoursFor = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const end = segment.hits.find((other) => hasCue(other, 'for'))?.first ?? -1;
  if (!isColour(hit) || hit.first >= end) return false;
  return areColours(segment, tokens, segment.first, end);
};

/** What things are made of, and colours are called after. */
const MATERIALS = new Set(
  'steel linen straw stone sand copper bronze brass slate concrete cork camel silver gold'.split(' '),
);
const ADJECTIVE = /^\p{L}{3,}(?:y|ish)$/u;
/** "Off-white and charcoal": a clause of nothing but colours says how it looks, though charcoal is sold as well. */
export const isOnlyColours = (segment: Segment, tokens: readonly Token[]): boolean => {
  const colours = segment.hits.filter(isColour);
  const isShade = (hit: Hit): boolean =>
    shades(hit, segment) ||
    hit.meanings.every((meaning) => /^[?@]/u.test(meaning)) ||
    tokens.slice(hit.first, hit.after).every(({ folded }) => SHADES.has(folded));
  if (colours.length === 0 || !segment.hits.every((hit) => isColour(hit) || isShade(hit))) return false;
  // "Mossy green": an adjective before a colour shades it, though no table knows it.
  const shaded = tokens.slice(segment.first, segment.after).filter(({ folded }, index) => {
    const at = segment.first + index;
    const before = colours.some(({ first }) => first === at + 1);
    return UNLISTED.has(folded) || (before && ADJECTIVE.test(folded));
  });
  return (
    segment.unknown <= shaded.length &&
    (colours.length > 1 || colours.some((hit) => hit.meanings.every((each) => each.startsWith('colour:'))))
  );
};

const JOINS = new Set('and or on with und oder mit et ou avec sur y o con'.split(' '));

/** "Steel bicycles" are not grey, "steel and amber" is. */
export const isMaterial = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const next = tokens[hit.after];
  if (hit.after - hit.first > 1 || !MATERIALS.has(tokens[hit.first]?.folded ?? '')) return false;
  if (next === undefined || hit.after >= segment.after || JOINS.has(next.folded)) return false;
  const made = segment.hits.find(({ first }) => first === hit.after);
  return made === undefined || made.meanings.some((meaning) => /^(?:motif|trade):/u.test(meaning));
};

/** Times and places before they are styles: "a bakery since the seventies". */
const AGES: ReadonlySet<string> = new Set(['style:seventies', 'style:western']);

const SPEAKS_OF_LOOKS = /^\+?(?:mark|style|shape|layout|detail):/u;

export const speaksOfLooks = (segment: Segment): boolean =>
  cueIn(segment, 'look', 'want') ||
  segment.hits.some((hit) => hit.meanings.some((meaning) => SPEAKS_OF_LOOKS.test(meaning)));

export const isAccepted = (
  token: string,
  segment: Segment,
  describing: boolean,
  looksBefore: boolean,
): boolean => {
  const motif = token.startsWith('motif:');
  const colour = token.startsWith('colour:');
  // What is playful is so in its voice, whatever it sells: "a cheeky greengrocer".
  if (token === 'mood:playful') return true;
  if (token.startsWith('mood:') || token.startsWith('shape:')) return !describing;
  if (AGES.has(token)) return !describing && (speaksOfLooks(segment) || segment.unknown === 0);
  if (!motif && !colour) return true;
  if (describing) return false;
  // People are spoken of in every prompt and asked for in few.
  if (token === 'motif:person') return cueIn(segment, 'look') && segment.unknown <= 1;
  if (speaksOfLooks(segment)) return true;
  const spare = segment.hits.length + (looksBefore ? 2 : 0);
  return segment.unknown <= (motif ? BARE_MOTIF : BARE_COLOUR) + spare / 2;
};
