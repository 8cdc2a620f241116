// Reads a prompt into a brief. The same text gives the same brief on every machine.

import type { Brief, UnspecifiedPart, PolicyFlag } from './brief.ts';
import { INDUSTRIES, MOODS } from './closed-lists.ts';
import { readCounts } from './counts.ts';
import { findDescriptor } from './descriptor.ts';
import { findFoundingLine } from './founding-year.ts';
import { findVerbIdeas } from './ideas.ts';
import { rankIndustries } from './industries.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { chooseLexicons } from './lexicon/lexicons-for.ts';
import type { Hit } from './lexicon/match.ts';
import { findAllHits } from './lexicon/match.ts';
import { computeMoodAxes } from './mood-axes.ts';
import { findName } from './name/find-name.ts';
import type { FoundName } from './name/candidate.ts';
import { analysePrompt } from './name/analysed-prompt.ts';
import { isRightToLeft, detectLocale, detectScript } from './name/script-of-name.ts';
import type { NormalisedPrompt } from './text/normalise.ts';
import { normalisePrompt } from './text/normalise.ts';
import { indexHits } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';
import { findBreaks, splitIntoSegments } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { tokenise } from './text/tokenise.ts';
import { readWithinBudget } from './steps.ts';
import { findUndrawnSubjects } from './undrawn.ts';
import { findMentionedWords } from './mentioned-words.ts';
import { findPlacesOfUse, removeMeaningsOfCarriers } from './places-of-use.ts';
import { replaceColourLists } from './wishes/colour-lists.ts';
import { findImpliedGrounds } from './wishes/ground.ts';
import type { WishItem } from './wishes/items.ts';
import { findRequestedLetters } from './wishes/letters.ts';
import { readItems } from './wishes/polarity.ts';
import { resolveConflicts } from './wishes/resolve-conflicts.ts';
import { findShadesBesideColours, findShadesByColour } from './wishes/shades.ts';
import { findThaiLooks } from './wishes/thai-looks.ts';
import { findHexValues } from './wishes/values.ts';

const KNOWN_INDUSTRIES = new Set(INDUSTRIES);
const KNOWN_MOODS = new Set(MOODS);

interface PromptReading extends NormalisedPrompt {
  tokens: Token[];
  lexicons: Lexicon[];
  name: FoundName | null;
  /** Whether the token at this index belongs to the name. */
  inName: (index: number) => boolean;
  /** Tokens that only say where the logo will be used. */
  places: ReadonlySet<number>;
  /** Tokens of an earlier name that the prompt replaces with `name`. */
  retracted: ReadonlySet<number>;
}

const alwaysTrue = (): boolean => true;

/** Returns the tokens of the name and of its repetitions. Omits a repetition that may be an ordinary word. */
const findNameTokens = (
  prompt: NormalisedPrompt,
  tokens: readonly Token[],
  name: FoundName | null,
): Set<number> => {
  const nameTokens = new Set<number>();
  if (name === null) return nameTokens;
  const starts = [name.start];
  const isUnmistakable = /\s/u.test(name.text) || /^\p{Lu}+$/u.test(name.text);
  const hasCapital = /\p{Lu}/u.test(name.text);
  for (let at = prompt.text.indexOf(name.text); at >= 0 && starts.length < 40; ) {
    // Any word has a capital at the start of a sentence: in "Кит — мессенджер. Кит округлый", the second "Кит" is
    // the whale to draw.
    const startsSentence = /(?:^|[.!?。！？।\n]\s{0,2})$/u.test(prompt.text.slice(Math.max(0, at - 3), at));
    // A name of one character (結) also occurs inside other words (結婚式).
    const isEarlier = at < name.start && [...name.text].length > 1;
    if (isUnmistakable || isEarlier || (hasCapital && !startsSentence)) starts.push(at);
    at = prompt.text.indexOf(name.text, at + name.text.length);
  }
  tokens.forEach((token, index) => {
    if (starts.some((start) => token.start >= start && token.end <= start + name.text.length))
      nameTokens.add(index);
  });
  return nameTokens;
};

const findRetractedTokens = (tokens: readonly Token[], name: FoundName | null): ReadonlySet<number> => {
  const { start = 0, end = 0 } = name?.replaces ?? {};
  return new Set(tokens.flatMap((token, index) => (token.start >= start && token.end <= end ? [index] : [])));
};

/** Whether the supposed name is only the first of several letters for a monogram: "A monogram of K, R and B". */
const isListedLetter = (typed: string, { text, start, end }: FoundName): boolean =>
  /^\p{Lu}$/u.test(text) &&
  /(?:monogram|initial|letter|buchstabe|lettre|letra|lettere)\p{L}*\s(?:\p{L}+\s)?["“'(]?$/iu.test(
    typed.slice(0, start),
  ) &&
  /^\s?(?:[,&+/]|and|und|et|y|e)\s?\p{Lu}(?!\p{L})/u.test(typed.slice(end));

const readPrompt = (prompt: string, { projectName }: PromptEvidence): PromptReading => {
  const normalised = normalisePrompt(prompt);
  const tokens = tokenise(normalised.text);
  const lexicons = chooseLexicons(normalised.text, tokens);
  const found = findName(analysePrompt(normalised, tokens, lexicons, projectName));
  const name = found !== null && isListedLetter(normalised.typed, found) ? null : found;
  const nameTokens = findNameTokens(normalised, tokens, name);
  return {
    ...normalised,
    tokens,
    lexicons,
    name,
    inName: (index) => nameTokens.has(index),
    places: findPlacesOfUse(normalised.text, tokens),
    retracted: findRetractedTokens(tokens, name),
  };
};

/** Keeps only the trade among the meanings of a word in a retracted name: it still says what the firm does. */
const keepOnlyTrade = (hit: Hit): Hit => ({
  ...hit,
  meanings: hit.meanings.filter((meaning) => meaning.startsWith('trade:')),
});

const SMALL_NUMBER = /^\d{1,4}$/u;

const splitIntoSentences = (reading: PromptReading): Segment[][] => {
  const outsideName = (index: number): boolean => !reading.inName(index);
  const matches = findAllHits(reading.lexicons, reading.text, reading.tokens, outsideName).map((hit) =>
    reading.retracted.has(hit.first) ? keepOnlyTrade(hit) : hit,
  );
  const breaks = findBreaks(reading.text, reading.tokens);
  const withoutCarriers = removeMeaningsOfCarriers(matches, reading.places);
  const hits = replaceColourLists(withoutCarriers, reading.tokens, breaks, outsideName);
  const shades = findShadesBesideColours(reading.tokens, hits);
  const isExplained = (index: number): boolean => {
    const word = reading.tokens[index]?.folded ?? '';
    return (
      reading.inName(index) ||
      shades.has(index) ||
      reading.places.has(index) ||
      reading.retracted.has(index) ||
      SMALL_NUMBER.test(word) ||
      reading.lexicons.some((lexicon) => lexicon.small.has(word))
    );
  };
  return splitIntoSegments(breaks, hits, isExplained);
};

/** English motif words that are as often verbs as nouns. */
const NOUN_OR_VERB =
  /^(?:bat|bear|bolt|book|bow|brush|coach|comb|crane|drum|duck|fan|fish|fly|hammer|hop|knot|lock|mask|match|nail|pen|pin|plane|plant|reel|ring|root|rope|saw|scale|screw|seal|ship|stamp|star|swallow|train|wave)$/u;

const COMMON_VERBS =
  /^(?:find|search|compare|plan|order|browse|discover|choose|pick|buy|rent|track|meet|manage|see|design|build|make|create)$/u;

/** Whether a motif word is a verb here: "train" in "we train accountants", "book" in "find and book rooms". */
const isVerbAt = ({ tokens, lexicons }: PromptReading, at: number): boolean => {
  if (lexicons[0]?.language !== 'en' || !NOUN_OR_VERB.test(tokens[at]?.folded ?? '')) return false;
  const before = tokens[at - 1]?.folded ?? '';
  if (before === 'and') return COMMON_VERBS.test(tokens[at - 2]?.folded ?? '');
  return /^(?:we|i|they|you|to|can|will)$/u.test(before);
};

const readAllItems = (reading: PromptReading, sentences: readonly (readonly Segment[])[]): WishItem[] => {
  const items = readItems(sentences, { tokens: reading.tokens, nameAfter: tokenAfterName(reading) }).filter(
    ({ token, at }) => !token.startsWith('motif:') || !isVerbAt(reading, at),
  );
  items.push(...findImpliedGrounds(items));
  const [segment] = sentences[0] ?? [];
  if (segment === undefined) return items;
  for (const { token, index } of findHexValues(reading.text)) {
    const at = reading.tokens.findIndex((each) => each.start > index);
    items.push({ token, at, polarity: 'wish', segment });
  }
  for (const { token, index, refused } of findThaiLooks(reading.text, reading.name)) {
    const at = reading.tokens.findIndex((each) => each.end > index);
    items.push({ token, at, polarity: refused ? 'avoid' : 'wish', segment });
  }
  const letters = findRequestedLetters(reading.typed, reading.tokens, sentences, reading.inName);
  if (letters !== null) {
    items.push({ token: 'mark:monogram', at: letters.at, polarity: 'wish', segment });
    items.push({ token: `letters:${letters.letters}`, at: letters.at, polarity: 'wish', segment });
  }
  return items;
};

const tokenAfterName = (reading: PromptReading): number => {
  const { name } = reading;
  if (name === null) return -1;
  return reading.tokens.findLastIndex((token) => token.start >= name.start && token.end <= name.end) + 1;
};

/** Finds the trade at the end of a one-word Korean name: 서점 (bookshop) in 달빛서점. */
const findKoreanTradeInName = ({ text, tokens, lexicons }: PromptReading, at: number): Hit[] => {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const word = text.slice(start, end);
  if (!/^\p{Script=Hangul}{4,10}$/u.test(word)) return [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const ending = word.slice(cut);
    const [hit] = findAllHits(lexicons, ending, tokenise(ending), alwaysTrue);
    const meanings = hit?.meanings.filter((meaning) => meaning.startsWith('trade:')) ?? [];
    if (hit !== undefined && meanings.length > 0) return [{ ...hit, meanings, first: at, after: at + 1 }];
  }
  return [];
};

const findHitsInName = (reading: PromptReading): Hit[] => {
  const hits = findAllHits(reading.lexicons, reading.text, reading.tokens, reading.inName);
  const { covering } = indexHits(hits);
  const compounds = reading.tokens.flatMap((_, at) =>
    reading.inName(at) && !covering.has(at) ? findKoreanTradeInName(reading, at) : [],
  );
  return [...hits, ...compounds];
};

/** Whether a foreign word was matched as English: Portuguese "Maré" is not the English "mare". */
const isMisread = ({ language, first, after }: Hit, { lexicons, text, tokens }: PromptReading): boolean => {
  if (language !== 'en' || lexicons[0]?.language === 'en') return false;
  return tokens.slice(first, after).some(({ start, end }) => /[^\p{ASCII}]/u.test(text.slice(start, end)));
};

/**
 * Returns the motifs that are mentioned but neither wished for nor refused. `decided` holds the tokens of all wishes
 * and refusals.
 */
const findImages = (reading: PromptReading, hits: readonly Hit[], decided: ReadonlySet<string>): string[] => {
  const images = new Set<string>();
  for (const hit of hits) {
    // A word read as a colour is not also an object: "In mint and coral".
    const isColour = hit.meanings.some((meaning) => meaning.startsWith('colour:') && decided.has(meaning));
    if (isColour || isMisread(hit, reading) || isVerbAt(reading, hit.first)) continue;
    for (const meaning of hit.meanings) {
      if (meaning.startsWith('motif:') && !decided.has(meaning)) images.add(meaning.slice('motif:'.length));
    }
  }
  return [...images].slice(0, 24);
};

const findUnspecifiedParts = (
  brief: Pick<Brief, 'name' | 'industries' | 'moods' | 'wishes'>,
): UnspecifiedPart[] => {
  const unspecified: UnspecifiedPart[] = [];
  const wished = (...prefixes: readonly string[]): boolean =>
    brief.wishes.some((wish) => prefixes.some((prefix) => wish.startsWith(prefix)));
  if (brief.name === null) unspecified.push('name');
  if (brief.industries.length === 0) unspecified.push('industry');
  if (brief.moods.length === 0) unspecified.push('mood');
  if (!wished('colour:', 'primary:', 'hex:', 'tone:')) unspecified.push('colour');
  if (!wished('type:')) unspecified.push('type');
  if (!wished('mark:')) unspecified.push('mark');
  if (!wished('motif:', 'letters:')) unspecified.push('motif');
  return unspecified;
};

/** What is known besides the prompt. */
export interface PromptEvidence {
  /** Helps to find the name only if the prompt contains it, because customers may give a project any name. */
  projectName?: string | undefined;
}

export const readBrief = (prompt: string, evidence: PromptEvidence = {}): Brief =>
  readWithinBudget(prompt, (text) => readBriefWithoutBudget(text, evidence));

const findPolicyFlags = ({ injection }: PromptReading, wishes: readonly string[]): PolicyFlag[] => [
  ...(wishes.some((wish) => wish.startsWith('like:')) ? (['third-party-mark'] as const) : []),
  ...(injection ? (['injection'] as const) : []),
];

const readBriefWithoutBudget = (prompt: string, evidence: PromptEvidence): Brief => {
  const reading = readPrompt(prompt, evidence);
  const sentences = splitIntoSentences(reading);
  const settled = resolveConflicts(readAllItems(reading, sentences));
  const hitsInName = findHitsInName(reading);
  const languages = reading.lexicons.map((lexicon) => lexicon.language);
  const [language = 'en'] = languages;
  const industries = rankIndustries(
    sentences,
    hitsInName,
    tokenAfterName(reading),
    reading.name?.text ?? '',
  ).filter((industry) => KNOWN_INDUSTRIES.has(industry));
  const moods = settled.moods.filter((mood) => KNOWN_MOODS.has(mood));
  // The trace records this request. The mark of a known brand is never drawn.
  const requestsKnownMark = settled.wishes.includes('like:nike') && settled.wishes.includes('motif:swoosh');
  const name = reading.name?.text ?? null;
  // If the prompt gives the exact text of the logo, no other words are added.
  const isExactText = reading.name?.source === 'corrected';
  const descriptor = isExactText
    ? null
    : findDescriptor(reading.typed, reading.tokens, sentences, reading.name);
  const founded = findFoundingLine(reading.typed, reading.name);
  const script = detectScript(name ?? reading.text, language);
  const decided = new Set([...settled.wishes, ...settled.avoids]);
  const hitsOutsideName = sentences.flat().flatMap((segment) => segment.hits);
  const nameSource = reading.name?.source ?? (descriptor === null ? 'none' : 'descriptor');
  const record = { name, industries, moods, wishes: settled.wishes };
  return {
    ...record,
    nameSource,
    descriptor,
    ...(founded === null ? {} : { founded }),
    ...readCounts(reading.tokens, hitsOutsideName),
    ...findUndrawnSubjects(reading, sentences),
    legalSuffix: reading.name?.legalForm ?? null,
    script,
    rightToLeft: isRightToLeft(script),
    locale: detectLocale(name ?? '', script, language, reading.text),
    language,
    axes: computeMoodAxes(moods, settled.wishes, settled.avoids),
    avoids: settled.avoids,
    shades: findShadesByColour(reading.tokens, hitsOutsideName, settled.wishes),
    conflicts: settled.conflicts,
    policyFlags: findPolicyFlags(reading, settled.wishes),
    images: findImages(reading, [...hitsInName, ...hitsOutsideName], decided),
    ...findMentionedWords({
      ...reading,
      ignored: new Set([...reading.places, ...reading.retracted]),
      sentences,
      decided,
    }),
    ideas: findVerbIdeas(languages, reading.text, reading.tokens),
    defaultsUsed: findUnspecifiedParts(record),
    notes: [
      `name: ${name === null ? 'none given' : nameSource}`,
      `languages: ${languages.join(' ')}`,
      ...settled.conflicts.map(({ said, won, why }) => `${said.join(' against ')}: ${won}, ${why}`),
      ...(requestsKnownMark ? ['the device of a known brand is asked for'] : []),
    ],
  };
};
