// Reads every item in a list of colours as a colour: "black and champagne" does not ask for a glass, nor "olivo y
// tierra" for a tree.

import type { Hit } from '../lexicon/match.ts';
import thingColours from '../lexicons/thing-colours.json' with { type: 'json' };
import { findFirstIndexWhere, indexHits } from '../text/segment-index.ts';
import type { Break } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { ARTICLES, UNLISTED_COLOUR_ADJECTIVES } from './accept.ts';
import { hasCue, isTrade } from './items.ts';
import { isNegation } from './refusals.ts';

/** Colours by word, folded, in all languages. Each word names a thing and means a colour only in a list of colours. */
const COLOUR_BY_OBJECT_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(thingColours).flatMap(([colour, words]) =>
    words.map((word) => [word, `colour:${colour}`] as const),
  ),
);

/** Words that join two items of a list. */
const JOINING_WORDS = new Set(
  'and with plus on und mit et avec y con e com ed ve en met och i og и с και'.split(' '),
);
/** Words that give the shade of the next colour. */
const SHADE_WORDS = new Set([
  ...UNLISTED_COLOUR_ADJECTIVES,
  ...'dark light bright soft warm cool vivid muted dusty antique'.split(' '),
  ...'oscuro claro fonce clair dunkles helles scuro chiaro escuro'.split(' '),
]);
/**
 * Words that mean food as often as a colour. A list with such words counts as colours only if another item is a surer
 * colour.
 */
const FOOD_COLOURS = new Set(
  'cream vanilla chocolate caramel honey lemon lime saffron mint peppermint wine plum peach apricot mustard sage olive'.split(
    ' ',
  ),
);
/** Words that also name a material, but mean a colour in a list. */
const MATERIAL_COLOURS = new Set('charcoal gold silver copper bronze brass slate navy'.split(' '));

/** Words for earth. Beside one, a word such as "oliva" is a colour and not food: "oliva y tierra". */
const EARTH_WORDS = new Set('earth tierra terre erde aarde jord toprak земля'.split(' '));

interface ListEntry {
  first: number;
  after: number;
  /** The match in a lexicon, or null for a word that only `COLOUR_BY_OBJECT_WORD` lists. */
  hit: Hit | null;
  colour: string;
  /** Whether the word surely means a colour. */
  sure: boolean;
  /** Whether a word such as "and", and not only a comma, joins the item to a neighbour. */
  joined: boolean;
}

const isColour = (meaning: string): boolean => meaning.startsWith('colour:');

/** Returns null if the word at this position cannot be a colour. */
const createListEntry = (tokens: readonly Token[], at: number, hit: Hit | null): ListEntry | null => {
  const word = tokens[at]?.folded ?? '';
  const after = hit?.after ?? at + 1;
  const place = { first: at, after, hit, joined: false };
  const known = hit?.meanings.find(isColour);
  if (hit !== null && known !== undefined) {
    const last = tokens[after - 1]?.folded ?? '';
    const isOnlyColour = hit.meanings.every(isColour) && !(after - at === 1 && FOOD_COLOURS.has(last));
    return { ...place, colour: known, sure: isOnlyColour || MATERIAL_COLOURS.has(last) };
  }
  const thing = after - at === 1 ? COLOUR_BY_OBJECT_WORD.get(word) : undefined;
  return thing === undefined ? null : { ...place, colour: thing, sure: false };
};

/** Finds lists of at least two possible colours, with only joining words, shades and commas between them. */
const findColourLists = (
  hits: readonly Hit[],
  tokens: readonly Token[],
  breaks: readonly Break[],
  free: (index: number) => boolean,
): ListEntry[][] => {
  const starts = new Map(hits.map((hit) => [hit.first, hit]));
  const lists: ListEntry[][] = [];
  let list: ListEntry[] = [];
  let joined = false;
  const endList = (): void => {
    if (list.length > 1) lists.push(list);
    list = [];
    joined = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const kind = breaks[at] ?? 'none';
    const hit = starts.get(at) ?? null;
    const entry = free(at) ? createListEntry(tokens, at, hit) : null;
    const word = tokens[at]?.folded ?? '';
    if (kind === 'stop' || kind === 'colon' || kind === 'bracket' || kind === 'dash') endList();
    if (entry === null) {
      if (JOINING_WORDS.has(word)) joined = true;
      else if (!SHADE_WORDS.has(word)) endList();
      at = hit?.after ?? at + 1;
      continue;
    }
    joined ||= kind === 'and';
    // Two items with nothing between them are not a list: "black champagne".
    if (kind === 'none' && !joined && !SHADE_WORDS.has(tokens[at - 1]?.folded ?? '')) endList();
    const previous = list.at(-1);
    if (joined && previous !== undefined) previous.joined = true;
    list.push({ ...entry, joined });
    joined = false;
    at = entry.after;
  }
  endList();
  return lists;
};

/** Whether the item is complete here. In "cream and mint tea", "mint" is not a complete item. */
const isEndOfEntry = (entry: ListEntry, tokens: readonly Token[], breaks: readonly Break[]): boolean => {
  const next = tokens[entry.after]?.folded;
  if (next === undefined || (breaks[entry.after] ?? 'none') !== 'none') return true;
  return JOINING_WORDS.has(next) || WORDS_AFTER_LIST.has(next);
};
const WORDS_AFTER_LIST = new Set(
  'for please colours colors colour color tones tone shades palette as per para pour fur für logo accents'.split(
    ' ',
  ),
);

const isStartOfEntry = (entry: ListEntry, tokens: readonly Token[], breaks: readonly Break[]): boolean => {
  const previous = tokens[entry.first - 1]?.folded;
  if (previous === undefined || (breaks[entry.first] ?? 'none') !== 'none') return true;
  return JOINING_WORDS.has(previous) || SHADE_WORDS.has(previous) || WORDS_BEFORE_LIST.has(previous);
};
const WORDS_BEFORE_LIST = new Set(
  'in en em of de colours colors colour color palette farben couleurs colores cores colori no not'.split(' '),
);

const isPicture = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('motif:'));

/** Whether a refusal before the list or directly after it covers the list: "no leaf, green", "pens, ink, red: no". */
const isRefused = (
  list: readonly ListEntry[],
  { negations, starting }: HitPositions,
  breaks: readonly Break[],
): boolean => {
  const first = list[0]?.first ?? 0;
  const after = list.at(-1)?.after ?? 0;
  // A refusal before a comma does not cover a list with "and": "keine Herzen, Zimt und Creme".
  const joined = list.some((entry) => entry.joined);
  const last =
    negations[findFirstIndexWhere(negations.length, (at) => (negations[at]?.after ?? 0) > first) - 1];
  if (last !== undefined && !isSeparated(breaks, last.first, first, joined)) return true;
  const next = starting.get(after);
  return next !== undefined && (isNegation(next) || hasCue(next, 'out') || hasCue(next, 'those'));
};

/** Whether a sentence ends between the two tokens. If a word joins the list (`joined`), a comma also separates them. */
const isSeparated = (breaks: readonly Break[], one: number, other: number, joined: boolean): boolean => {
  for (let at = one + 1; at <= other; at += 1)
    if (breaks[at] === 'stop' || (joined && breaks[at] === 'comma')) return true;
  return false;
};

interface HitPositions {
  starting: ReadonlyMap<number, Hit>;
  ending: ReadonlyMap<number, Hit>;
  negations: readonly Hit[];
}

/**
 * Whether a word for colours is directly before or after the list: "coffee and cream colours", "palette: sand,
 * pearl".
 */
const isLabelledAsColours = (list: readonly ListEntry[], { starting, ending }: HitPositions): boolean => {
  const first = list[0]?.first ?? 0;
  const after = list.at(-1)?.after ?? 0;
  return [starting.get(after), ending.get(first)].some((hit) => hit !== undefined && hasCue(hit, 'hue'));
};

/** Replaces ambiguous words in lists of colours with their colours, and returns all hits in order. */
export const replaceColourLists = (
  hits: readonly Hit[],
  tokens: readonly Token[],
  breaks: readonly Break[],
  free: (index: number) => boolean,
): Hit[] => {
  const replacements = new Map<number, Hit>();
  const language = hits[0]?.language ?? 'en';
  const places: HitPositions = { ...indexHits(hits), negations: hits.filter(isNegation) };
  const trades = hits.filter(isTrade);
  for (const list of findColourLists(hits, tokens, breaks, free)) {
    const hasEarth = list.some(({ first }) => EARTH_WORDS.has(tokens[first]?.folded ?? ''));
    const hasKnownColour = list.some(({ hit }) => hit?.meanings.every(isColour) === true);
    const isLabelled = isLabelledAsColours(list, places);
    const certainty =
      list.filter((entry) => entry.sure).length + (isLabelled ? 2 : 0) + (hasEarth && hasKnownColour ? 1 : 0);
    if (certainty === 0) continue;
    const refused = isRefused(list, places, breaks);
    const inList = new Set(list.map(({ hit }) => hit));
    const tradeElsewhere = trades.some((hit) => !inList.has(hit));
    for (const entry of list) {
      const { first, after, hit, colour, joined } = entry;
      if (!isStartOfEntry(entry, tokens, breaks) || !isEndOfEntry(entry, tokens, breaks)) continue;
      // A motif with an article, or with only a comma beside it, stays a motif: "fern, dark green" is a motif and its
      // colour.
      const hasArticle =
        ARTICLES.has(tokens[first - 1]?.folded ?? '') && (breaks[first] ?? 'none') === 'none';
      const staysMotif = hasArticle || (!joined && certainty < 2) || refused;
      if (hit !== null && isPicture(hit) && staysMotif) continue;
      if (refused && hit?.meanings.some(isColour) !== true) continue;
      // If no other word states a trade, a comma alone does not turn a trade into a colour: "cafe, coffee, black".
      if (hit !== null && isTrade(hit) && !joined && !tradeElsewhere) continue;
      if (hit !== null && hit.meanings.every(isColour)) continue;
      replacements.set(first, { first, after, meanings: [colour], language: hit?.language ?? language });
    }
  }
  if (replacements.size === 0) return [...hits];
  const kept = hits.filter(({ first }) => !replacements.has(first));
  return [...kept, ...replacements.values()].sort((one, other) => one.first - other.first);
};
