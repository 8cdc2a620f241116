// Every entry in a list of colours is a colour: "black and champagne" requests no glasses, "olivo y tierra" no tree.

import type { Hit } from '../lexicon/match.ts';
import thingColours from '../lexicons/thing-colours.json' with { type: 'json' };
import { findFirstIndexWhere, indexHits } from '../text/segment-index.ts';
import type { Break } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { ARTICLES, UNLISTED_COLOUR_ADJECTIVES } from './accept.ts';
import { hasCue, isTrade } from './items.ts';
import { isNegation } from './refusals.ts';

/**
 * Things that mean a colour only in a list of colours: "black and champagne", "olivo y tierra". Folded, for all
 * languages together; the colours beside them make the meaning clear.
 */
const THING_COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries(thingColours).flatMap(([colour, words]) =>
    words.map((word) => [word, `colour:${colour}`] as const),
  ),
);

/** Words between two entries. */
const JOINING_WORDS = new Set(
  'and with plus on und mit et avec y con e com ed ve en met och i og и с και'.split(' '),
);
/** Words that shade the next colour. */
const SHADE_WORDS = new Set([
  ...UNLISTED_COLOUR_ADJECTIVES,
  ...'dark light bright soft warm cool vivid muted dusty antique'.split(' '),
  ...'oscuro claro fonce clair dunkles helles scuro chiaro escuro'.split(' '),
]);
/** Words that are as often food as colours: alone they do not make a list of colours. */
const FOOD_COLOURS = new Set(
  'cream vanilla chocolate caramel honey lemon lime saffron mint peppermint wine plum peach apricot mustard sage olive'.split(
    ' ',
  ),
);
/** Words that are primarily colours. */
const PLAIN_COLOURS = new Set('charcoal gold silver copper bronze brass slate navy'.split(' '));

/** "Oliva y tierra": earth is not food, so the word beside it is a colour too. */
const EARTH_WORDS = new Set('earth tierra terre erde aarde jord toprak земля'.split(' '));

interface ListEntry {
  first: number;
  after: number;
  /** The existing hit, if any. */
  hit: Hit | null;
  colour: string;
  /** Whether the word can only mean a colour. */
  sure: boolean;
  /** Whether a word, and not only a comma, joins it to its neighbour. */
  joined: boolean;
}

const isColour = (meaning: string): boolean => meaning.startsWith('colour:');

const createListEntry = (tokens: readonly Token[], at: number, hit: Hit | null): ListEntry | null => {
  const word = tokens[at]?.folded ?? '';
  const after = hit?.after ?? at + 1;
  const place = { first: at, after, hit, joined: false };
  const known = hit?.meanings.find(isColour);
  if (hit !== null && known !== undefined) {
    const last = tokens[after - 1]?.folded ?? '';
    const only = hit.meanings.every(isColour) && !(after - at === 1 && FOOD_COLOURS.has(last));
    return { ...place, colour: known, sure: only || PLAIN_COLOURS.has(last) };
  }
  const thing = after - at === 1 ? THING_COLOURS.get(word) : undefined;
  return thing === undefined ? null : { ...place, colour: thing, sure: false };
};

/** Finds lists: entries with only joining words, shades and commas between them. */
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
  const end = (): void => {
    if (list.length > 1) lists.push(list);
    list = [];
    joined = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const kind = breaks[at] ?? 'none';
    const hit = starts.get(at) ?? null;
    const entry = free(at) ? createListEntry(tokens, at, hit) : null;
    const word = tokens[at]?.folded ?? '';
    if (kind === 'stop' || kind === 'colon' || kind === 'bracket' || kind === 'dash') end();
    if (entry === null) {
      if (JOINING_WORDS.has(word)) joined = true;
      else if (!SHADE_WORDS.has(word)) end();
      at = hit?.after ?? at + 1;
      continue;
    }
    joined ||= kind === 'and';
    // "Black champagne": two words for one thing start a new list.
    if (kind === 'none' && !joined && !SHADE_WORDS.has(tokens[at - 1]?.folded ?? '')) end();
    const previous = list.at(-1);
    if (joined && previous !== undefined) previous.joined = true;
    list.push({ ...entry, joined });
    joined = false;
    at = entry.after;
  }
  end();
  return lists;
};

/** "Cream and mint tea": a word that continues into another phrase is not an entry. */
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

/** "No leaf, no green", "pens, ink, red: no": under a refusal, a word means a thing if it can. */
const isRefused = (
  list: readonly ListEntry[],
  { negations, starting }: HitPositions,
  breaks: readonly Break[],
): boolean => {
  const first = list[0]?.first ?? 0;
  const after = list.at(-1)?.after ?? 0;
  // "Keine Herzen, Zimt und Creme": entries joined by a word are separate from the refusal.
  const joined = list.some((entry) => entry.joined);
  const last =
    negations[findFirstIndexWhere(negations.length, (at) => (negations[at]?.after ?? 0) > first) - 1];
  if (last !== undefined && !isSeparated(breaks, last.first, first, joined)) return true;
  const next = starting.get(after);
  return next !== undefined && (isNegation(next) || hasCue(next, 'out') || hasCue(next, 'those'));
};

/** Whether a new sentence begins between the two, or a new entry where words join the entries. */
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

/** "Coffee and cream colours", "palette: sand, pearl" */
const isLabelledAsColours = (list: readonly ListEntry[], { starting, ending }: HitPositions): boolean => {
  const first = list[0]?.first ?? 0;
  const after = list.at(-1)?.after ?? 0;
  return [starting.get(after), ending.get(first)].some((hit) => hit !== undefined && hasCue(hit, 'hue'));
};

/** Replaces the hits of each colour list by their colours. */
export const replaceColourLists = (
  hits: readonly Hit[],
  tokens: readonly Token[],
  breaks: readonly Break[],
  free: (index: number) => boolean,
): Hit[] => {
  const taken = new Map<number, Hit>();
  const language = hits[0]?.language ?? 'en';
  const places: HitPositions = { ...indexHits(hits), negations: hits.filter(isNegation) };
  const trades = hits.filter(isTrade);
  for (const list of findColourLists(hits, tokens, breaks, free)) {
    const earthen = list.some(({ first }) => EARTH_WORDS.has(tokens[first]?.folded ?? ''));
    const known = list.some(({ hit }) => hit?.meanings.every(isColour) === true);
    const called = isLabelledAsColours(list, places);
    const sure = list.filter((entry) => entry.sure).length + (called ? 2 : 0) + (earthen && known ? 1 : 0);
    if (sure === 0) continue;
    const refused = isRefused(list, places, breaks);
    const inList = new Set(list.map(({ hit }) => hit));
    const tradeElsewhere = trades.some((hit) => !inList.has(hit));
    for (const entry of list) {
      const { first, after, hit, colour, joined } = entry;
      if (!isStartOfEntry(entry, tokens, breaks) || !isEndOfEntry(entry, tokens, breaks)) continue;
      // "Fern, dark green" is a picture and its colour.
      const article = ARTICLES.has(tokens[first - 1]?.folded ?? '') && (breaks[first] ?? 'none') === 'none';
      const bare = article || (!joined && sure < 2);
      if (hit !== null && isPicture(hit) && (bare || refused)) continue;
      if (refused && hit?.meanings.some(isColour) !== true) continue;
      // "Cafe, coffee, black": a comma alone does not turn a product into a colour.
      if (hit !== null && isTrade(hit) && !joined && !tradeElsewhere) continue;
      if (hit !== null && hit.meanings.every(isColour)) continue;
      taken.set(first, { first, after, meanings: [colour], language: hit?.language ?? language });
    }
  }
  if (taken.size === 0) return [...hits];
  const kept = hits.filter(({ first }) => !taken.has(first));
  return [...kept, ...taken.values()].sort((one, other) => one.first - other.first);
};
