// Reads a prompt into a brief. The same text gives the same brief on every machine.

import type { Brief, Default, PolicyFlag } from './brief.ts';
import { INDUSTRIES, MOODS } from './closed-lists.ts';
import { countsOf } from './counts.ts';
import { descriptorOf } from './descriptor.ts';
import { foundedOf } from './founded.ts';
import { ideasOf } from './ideas.ts';
import { industriesOf } from './industries.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { lexiconsFor } from './lexicon/lexicons-for.ts';
import type { Hit } from './lexicon/match.ts';
import { matchAll } from './lexicon/match.ts';
import { axesOf } from './mood-axes.ts';
import { findName } from './name/find-name.ts';
import type { FoundName } from './name/candidate.ts';
import { nameSceneOf } from './name/name-scene.ts';
import { isRightToLeft, localeOf, scriptOf } from './name/script-of-name.ts';
import type { NormalisedPrompt } from './text/normalise.ts';
import { normalise } from './text/normalise.ts';
import { indexHits } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';
import { breaksOf, segmentsOf } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { tokenise } from './text/tokenise.ts';
import { readWithinBudget } from './steps.ts';
import { undrawnIn } from './undrawn.ts';
import { mentionedWords } from './mentioned-words.ts';
import { placesOfUse, withoutCarriers } from './places-of-use.ts';
import { asColourLists } from './wishes/colour-lists.ts';
import { groundItems } from './wishes/ground.ts';
import type { Item } from './wishes/items.ts';
import { lettersOf } from './wishes/letters.ts';
import { itemsOf } from './wishes/polarity.ts';
import { resolveConflicts } from './wishes/resolve-conflicts.ts';
import { shadesBeside, shadesOf } from './wishes/shades.ts';
import { findThaiLooks } from './wishes/thai-looks.ts';
import { hexValues } from './wishes/values.ts';

const KNOWN_INDUSTRIES = new Set(INDUSTRIES);
const KNOWN_MOODS = new Set(MOODS);

interface Reading extends NormalisedPrompt {
  tokens: Token[];
  lexicons: Lexicon[];
  name: FoundName | null;
  inName: (index: number) => boolean;
  /** Tokens that only say where the logo will be used. */
  places: ReadonlySet<number>;
  /** The tokens of a name that the prompt takes back. */
  taken: ReadonlySet<number>;
}

const everything = (): boolean => true;
/** Returns the tokens of the name where it is given, and wherever a name of several words is repeated. */
const nameTokens = (
  prompt: NormalisedPrompt,
  tokens: readonly Token[],
  name: FoundName | null,
): Set<number> => {
  const inside = new Set<number>();
  if (name === null) return inside;
  const places = [name.start];
  const several = /\s/u.test(name.text) || /^\p{Lu}+$/u.test(name.text);
  const cased = /\p{Lu}/u.test(name.text);
  for (let at = prompt.text.indexOf(name.text); at >= 0 && places.length < 40; ) {
    // At the start of a later sentence, the word may be the picture: "Кит — мессенджер. Кит округлый".
    const heads = /(?:^|[.!?。！？।\n]\s{0,2})$/u.test(prompt.text.slice(Math.max(0, at - 3), at));
    // A name of one character (結) also occurs inside other words (結婚式).
    const earlier = at < name.start && [...name.text].length > 1;
    if (several || earlier || (cased && !heads)) places.push(at);
    at = prompt.text.indexOf(name.text, at + name.text.length);
  }
  tokens.forEach((token, index) => {
    if (places.some((start) => token.start >= start && token.end <= start + name.text.length))
      inside.add(index);
  });
  return inside;
};

/** The tokens of a retracted name. */
const takenBack = (tokens: readonly Token[], name: FoundName | null): ReadonlySet<number> => {
  const { start = 0, end = 0 } = name?.replaces ?? {};
  return new Set(tokens.flatMap((token, index) => (token.start >= start && token.end <= end ? [index] : [])));
};

/** Whether the name is the first of several letters: "A monogram of K, R and B". */
const isListedLetter = (typed: string, { text, start, end }: FoundName): boolean =>
  /^\p{Lu}$/u.test(text) &&
  /(?:monogram|initial|letter|buchstabe|lettre|letra|lettere)\p{L}*\s(?:\p{L}+\s)?["“'(]?$/iu.test(
    typed.slice(0, start),
  ) &&
  /^\s?(?:[,&+/]|and|und|et|y|e)\s?\p{Lu}(?!\p{L})/u.test(typed.slice(end));

const read = (prompt: string, { projectName }: Evidence): Reading => {
  const normalised = normalise(prompt);
  const tokens = tokenise(normalised.text);
  const lexicons = lexiconsFor(normalised.text, tokens);
  const found = findName(nameSceneOf(normalised, tokens, lexicons, projectName));
  const name = found !== null && isListedLetter(normalised.typed, found) ? null : found;
  const inside = nameTokens(normalised, tokens, name);
  const taken = takenBack(tokens, name);
  return {
    ...normalised,
    tokens,
    lexicons,
    name,
    inName: (index) => inside.has(index),
    places: placesOfUse(normalised.text, tokens),
    taken,
  };
};

/** Keeps only the trade of a hit. A name that was taken back still says what the firm does. */
const onlyTrade = (hit: Hit): Hit => ({
  ...hit,
  meanings: hit.meanings.filter((meaning) => meaning.startsWith('trade:')),
});

const SMALL_NUMBER = /^\d{1,4}$/u;

const sentencesOf = (reading: Reading): Segment[][] => {
  const free = (index: number): boolean => !reading.inName(index);
  const matched = matchAll(reading.lexicons, reading.text, reading.tokens, free).map((hit) =>
    reading.taken.has(hit.first) ? onlyTrade(hit) : hit,
  );
  const breaks = breaksOf(reading.text, reading.tokens);
  const carried = withoutCarriers(matched, reading.places);
  const hits = asColourLists(carried, reading.tokens, breaks, free);
  const shades = shadesBeside(reading.tokens, hits);
  const explained = (index: number): boolean => {
    const word = reading.tokens[index]?.folded ?? '';
    return (
      reading.inName(index) ||
      shades.has(index) ||
      reading.places.has(index) ||
      reading.taken.has(index) ||
      SMALL_NUMBER.test(word) ||
      reading.lexicons.some((lexicon) => lexicon.small.has(word))
    );
  };
  return segmentsOf(breaks, hits, explained);
};

/** Nouns that are at least as often verbs. */
const VERBS =
  /^(?:bat|bear|bolt|book|bow|brush|coach|comb|crane|drum|duck|fan|fish|fly|hammer|hop|knot|lock|mask|match|nail|pen|pin|plane|plant|reel|ring|root|rope|saw|scale|screw|seal|ship|stamp|star|swallow|train|wave)$/u;

const OTHER_VERBS =
  /^(?:find|search|compare|plan|order|browse|discover|choose|pick|buy|rent|track|meet|manage|see|design|build|make|create)$/u;

/** Whether the word is a verb. "We train accountants" requests no locomotive, and "find and book rooms" no book. */
const isVerbAt = ({ tokens, lexicons }: Reading, at: number): boolean => {
  if (lexicons[0]?.language !== 'en' || !VERBS.test(tokens[at]?.folded ?? '')) return false;
  const before = tokens[at - 1]?.folded ?? '';
  if (before === 'and') return OTHER_VERBS.test(tokens[at - 2]?.folded ?? '');
  return /^(?:we|i|they|you|to|can|will)$/u.test(before);
};

const allItems = (reading: Reading, sentences: readonly (readonly Segment[])[]): Item[] => {
  const items = itemsOf(sentences, { tokens: reading.tokens, nameAfter: nameAfter(reading) }).filter(
    ({ token, at }) => !token.startsWith('motif:') || !isVerbAt(reading, at),
  );
  items.push(...groundItems(items));
  const [segment] = sentences[0] ?? [];
  if (segment === undefined) return items;
  for (const { token, index } of hexValues(reading.text)) {
    const at = reading.tokens.findIndex((each) => each.start > index);
    items.push({ token, at, polarity: 'wish', segment });
  }
  for (const { token, index, refused } of findThaiLooks(reading.text, reading.name)) {
    const at = reading.tokens.findIndex((each) => each.end > index);
    items.push({ token, at, polarity: refused ? 'avoid' : 'wish', segment });
  }
  const letters = lettersOf(reading.typed, reading.tokens, sentences, reading.inName);
  if (letters !== null) {
    items.push({ token: 'mark:monogram', at: letters.at, polarity: 'wish', segment });
    items.push({ token: `letters:${letters.letters}`, at: letters.at, polarity: 'wish', segment });
  }
  return items;
};

const nameAfter = (reading: Reading): number => {
  const { name } = reading;
  if (name === null) return -1;
  return reading.tokens.findLastIndex((token) => token.start >= name.start && token.end <= name.end) + 1;
};

/** Finds the trade in a Korean word that joins it to the name: "달빛서점". */
const koreanTrade = ({ text, tokens, lexicons }: Reading, at: number): Hit[] => {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const word = text.slice(start, end);
  if (!/^\p{Script=Hangul}{4,10}$/u.test(word)) return [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const kind = word.slice(cut);
    const [hit] = matchAll(lexicons, kind, tokenise(kind), everything);
    const meanings = hit?.meanings.filter((meaning) => meaning.startsWith('trade:')) ?? [];
    if (hit !== undefined && meanings.length > 0) return [{ ...hit, meanings, first: at, after: at + 1 }];
  }
  return [];
};

const hitsInName = (reading: Reading): Hit[] => {
  const hits = matchAll(reading.lexicons, reading.text, reading.tokens, reading.inName);
  const { covering } = indexHits(hits);
  const compounds = reading.tokens.flatMap((_, at) =>
    reading.inName(at) && !covering.has(at) ? koreanTrade(reading, at) : [],
  );
  return [...hits, ...compounds];
};

/** Whether a word was read in the wrong language: "Maré" is Portuguese and does not mean the English "mare". */
const isMisread = ({ language, first, after }: Hit, { lexicons, text, tokens }: Reading): boolean => {
  if (language !== 'en' || lexicons[0]?.language === 'en') return false;
  return tokens.slice(first, after).some(({ start, end }) => /[^\p{ASCII}]/u.test(text.slice(start, end)));
};

const imagesOf = (reading: Reading, hits: readonly Hit[], spoken: ReadonlySet<string>): string[] => {
  const images = new Set<string>();
  for (const hit of hits) {
    // A word read as a colour is not also an object: "In mint and coral".
    const isColour = hit.meanings.some((meaning) => meaning.startsWith('colour:') && spoken.has(meaning));
    if (isColour || isMisread(hit, reading) || isVerbAt(reading, hit.first)) continue;
    for (const meaning of hit.meanings) {
      if (meaning.startsWith('motif:') && !spoken.has(meaning)) images.add(meaning.slice('motif:'.length));
    }
  }
  return [...images].slice(0, 24);
};

const defaultsOf = (brief: Pick<Brief, 'name' | 'industries' | 'moods' | 'wishes'>): Default[] => {
  const open: Default[] = [];
  const wished = (...prefixes: readonly string[]): boolean =>
    brief.wishes.some((wish) => prefixes.some((prefix) => wish.startsWith(prefix)));
  if (brief.name === null) open.push('name');
  if (brief.industries.length === 0) open.push('industry');
  if (brief.moods.length === 0) open.push('mood');
  if (!wished('colour:', 'primary:', 'hex:', 'tone:')) open.push('colour');
  if (!wished('type:')) open.push('type');
  if (!wished('mark:')) open.push('mark');
  if (!wished('motif:', 'letters:')) open.push('motif');
  return open;
};

/** Facts known besides the prompt. */
export interface Evidence {
  /** Project names are arbitrary: one counts only if the prompt contains it. */
  projectName?: string | undefined;
}

export const readBrief = (prompt: string, evidence: Evidence = {}): Brief =>
  readWithinBudget(prompt, (text) => briefOf(text, evidence));

const policyFlagsOf = ({ injection }: Reading, wishes: readonly string[]): PolicyFlag[] => [
  ...(wishes.some((wish) => wish.startsWith('like:')) ? (['third-party-mark'] as const) : []),
  ...(injection ? (['injection'] as const) : []),
];

const briefOf = (prompt: string, evidence: Evidence): Brief => {
  const reading = read(prompt, evidence);
  const sentences = sentencesOf(reading);
  const settled = resolveConflicts(allItems(reading, sentences));
  const named = hitsInName(reading);
  const language = reading.lexicons[0]?.language ?? 'en';
  const industries = industriesOf(sentences, named, nameAfter(reading), reading.name?.text ?? '').filter(
    (industry) => KNOWN_INDUSTRIES.has(industry),
  );
  const moods = settled.moods.filter((mood) => KNOWN_MOODS.has(mood));
  // A known brand's own mark is not drawn, even on request.
  const copied = settled.wishes.includes('like:nike') && settled.wishes.includes('motif:swoosh');
  const name = reading.name?.text ?? null;
  // If the prompt gives the exact text of the logo, no other words are added.
  const corrected = reading.name?.source === 'corrected';
  const descriptor = corrected ? null : descriptorOf(reading.typed, reading.tokens, sentences, reading.name);
  const founded = foundedOf(reading.typed, reading.name);
  const script = scriptOf(name ?? reading.text, language);
  const spoken = new Set([...settled.wishes, ...settled.avoids]);
  const spokenHits = sentences.flat().flatMap((segment) => segment.hits);
  const nameSource = reading.name?.source ?? (descriptor === null ? 'none' : 'descriptor');
  const record = { name, industries, moods, wishes: settled.wishes };
  return {
    ...record,
    nameSource,
    descriptor,
    ...(founded === null ? {} : { founded }),
    ...countsOf(reading.tokens, spokenHits),
    ...undrawnIn(reading, sentences),
    legalSuffix: reading.name?.legalForm ?? null,
    script,
    rightToLeft: isRightToLeft(script),
    locale: localeOf(name ?? '', script, language, reading.text),
    language,
    axes: axesOf(moods, settled.wishes, settled.avoids),
    avoids: settled.avoids,
    shades: shadesOf(reading.tokens, spokenHits, settled.wishes),
    conflicts: settled.conflicts,
    policyFlags: policyFlagsOf(reading, settled.wishes),
    images: imagesOf(reading, [...named, ...spokenHits], spoken),
    ...mentionedWords({
      ...reading,
      places: new Set([...reading.places, ...reading.taken]),
      sentences,
      colours: spoken,
    }),
    ideas: ideasOf(
      reading.lexicons.map((lexicon) => lexicon.language),
      reading.text,
      reading.tokens,
    ),
    defaultsUsed: defaultsOf(record),
    notes: [
      `name: ${name === null ? 'none given' : nameSource}`,
      `languages: ${reading.lexicons.map((lexicon) => lexicon.language).join(' ')}`,
      ...settled.conflicts.map(({ said, won, why }) => `${said.join(' against ')}: ${won}, ${why}`),
      ...(copied ? ['the device of a known brand is asked for'] : []),
    ],
  };
};
