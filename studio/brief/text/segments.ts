import type { Hit } from '../lexicon/match.ts';
import type { Token } from './tokenise.ts';

export type Break = 'none' | 'and' | 'comma' | 'colon' | 'dash' | 'bracket' | 'stop';

/** Words between two punctuation marks, with the hits of the vocabularies. */
export interface Segment {
  first: number;
  after: number;
  before: Break;
  hits: Hit[];
  /** The number of tokens that neither a vocabulary nor the name explains. */
  unknown: number;
  /** The last of them, or -1. */
  lastUnknown: number;
}

const ABBREVIATIONS = new Set(
  'dr mr mrs ms st prof dott dra sr sra nr bzw inkl usw approx vs inh av mme mlle dipl ing'.split(' '),
);
/** After these abbreviations a full stop ends the sentence only before a capital. */
const ABBREVIATIONS_THAT_MAY_END = new Set('co inc ltd dept no pvt bros etc ca est'.split(' '));

const stopBetween = (text: string, left: Token, right: Token, gap: string): Break => {
  if (gap.includes('..') || gap.includes('…')) return 'stop';
  if (gap === '.') return 'none';
  if (ABBREVIATIONS.has(left.folded)) return 'none';
  const next = text[right.start] ?? '';
  if (ABBREVIATIONS_THAT_MAY_END.has(left.folded) && next === next.toLowerCase()) return 'none';
  return 'stop';
};

const breakBetween = (text: string, left: Token, right: Token): Break => {
  const gap = text.slice(left.end, right.start);
  if (gap === ' ' || gap === '') return 'none';
  // The gap was an emoji or a tag, which separates sentences.
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

export const findBreaks = (text: string, tokens: readonly Token[]): Break[] =>
  tokens.map((token, index) => {
    const left = tokens[index - 1];
    return left === undefined ? 'stop' : breakBetween(text, left, token);
  });

/** Splits the text into sentences of segments, without breaking a phrase that the vocabularies list. */
export const splitIntoSegments = (
  breaks: readonly Break[],
  hits: readonly Hit[],
  explained: (index: number) => boolean,
): Segment[][] => {
  const sentences: Segment[][] = [];
  let segment: Segment | null = null;
  let next = 0;
  for (let at = 0; at < breaks.length; ) {
    const kind = breaks[at] ?? 'none';
    if (segment === null || (kind !== 'none' && kind !== 'and')) {
      segment = { first: at, after: at, before: kind, hits: [], unknown: 0, lastUnknown: -1 };
      if (kind === 'stop' || sentences.length === 0) sentences.push([]);
      sentences.at(-1)?.push(segment);
    }
    while ((hits[next]?.first ?? Infinity) < at) next += 1;
    const hit = hits[next];
    if (hit?.first === at) {
      segment.hits.push(hit);
      at = hit.after;
    } else {
      if (!explained(at)) {
        segment.unknown += 1;
        segment.lastUnknown = at;
      }
      at += 1;
    }
    segment.after = at;
  }
  return sentences;
};
