import type { Hit } from '../lexicon/match.ts';
import type { Token } from './tokenise.ts';

/** The punctuation between two tokens. `and` is a sign such as & or +, and `stop` ends a sentence. */
export type Break = 'none' | 'and' | 'comma' | 'colon' | 'dash' | 'bracket' | 'stop';

/** The tokens between two punctuation marks, from `first` up to but not including `after`. */
export interface Segment {
  first: number;
  after: number;
  /** The punctuation before the segment. */
  before: Break;
  /** The words found in a lexicon, in order. */
  hits: Hit[];
  /**
   * The number of tokens that no lexicon lists and that are not otherwise explained, for example as part of the name.
   */
  unknown: number;
  /** The index of the last unknown token, or -1. */
  lastUnknown: number;
}

const ABBREVIATIONS = new Set(
  'dr mr mrs ms st prof dott dra sr sra nr bzw inkl usw approx vs inh av mme mlle dipl ing'.split(' '),
);
/** Abbreviations after which a full stop ends the sentence only if a capital follows. */
const ABBREVIATIONS_AT_SENTENCE_END = new Set('co inc ltd dept no pvt bros etc ca est'.split(' '));

const stopBetween = (text: string, left: Token, right: Token, gap: string): Break => {
  if (gap.includes('..') || gap.includes('…')) return 'stop';
  if (gap === '.') return 'none';
  if (ABBREVIATIONS.has(left.folded)) return 'none';
  const next = text[right.start] ?? '';
  if (ABBREVIATIONS_AT_SENTENCE_END.has(left.folded) && next === next.toLowerCase()) return 'none';
  return 'stop';
};

const breakBetween = (text: string, left: Token, right: Token): Break => {
  const gap = text.slice(left.end, right.start);
  if (gap === ' ' || gap === '') return 'none';
  // Emoji and tags have become spaces in the normalised text. They separate sentences.
  if (/^ {3,}$/u.test(gap)) return 'stop';
  if (/[。！？!?؟।;；\n]/u.test(gap)) return 'stop';
  if (gap.includes('.') || gap.includes('…')) return stopBetween(text, left, right, gap);
  if (/[,،、，]/u.test(gap)) return 'comma';
  if (/[:：=]/u.test(gap)) return 'colon';
  if (/[()（）[\]]/u.test(gap)) return 'bracket';
  if (/[–—|·•~→*]|\s-+\s|--/u.test(gap)) return 'dash';
  if (/\s\/\s/u.test(gap)) return 'comma';
  if (/[+&/]/u.test(gap)) return 'and';
  return 'none';
};

/** Returns the break before each token. */
export const findBreaks = (text: string, tokens: readonly Token[]): Break[] =>
  tokens.map((token, index) => {
    const left = tokens[index - 1];
    return left === undefined ? 'stop' : breakBetween(text, left, token);
  });

/**
 * Splits the text into sentences, and each sentence into segments. Never splits a hit, even if it contains
 * punctuation.
 */
export const splitIntoSegments = (
  breaks: readonly Break[],
  hits: readonly Hit[],
  isExplained: (index: number) => boolean,
): Segment[][] => {
  const sentences: Segment[][] = [];
  let segment: Segment | null = null;
  let nextHit = 0;
  for (let at = 0; at < breaks.length; ) {
    const kind = breaks[at] ?? 'none';
    if (segment === null || (kind !== 'none' && kind !== 'and')) {
      segment = { first: at, after: at, before: kind, hits: [], unknown: 0, lastUnknown: -1 };
      if (kind === 'stop' || sentences.length === 0) sentences.push([]);
      sentences.at(-1)?.push(segment);
    }
    while ((hits[nextHit]?.first ?? Infinity) < at) nextHit += 1;
    const hit = hits[nextHit];
    if (hit?.first === at) {
      segment.hits.push(hit);
      at = hit.after;
    } else {
      if (!isExplained(at)) {
        segment.unknown += 1;
        segment.lastUnknown = at;
      }
      at += 1;
    }
    segment.after = at;
  }
  return sentences;
};
