// Describes a span and the text directly beside it, from which its features are derived.

import { summariseKinds, normaliseSigns } from './shapes.ts';
import type { Span } from './spans.ts';
import type { PromptView } from './view.ts';

/** Adds a feature of a span. */
export interface FeatureEmitter {
  /** The feature has one weight for all languages. */
  addShared: (feature: string) => void;
  /** The feature also has a weight for the language of the prompt. */
  addPerLanguage: (feature: string) => void;
}

export interface SpanContext {
  span: Span;
  piece: string;
  /** The signs before the span. */
  before: string;
  /** The signs after the span. */
  after: string;
  /** The part of the last word that the span leaves out, such as a particle or a case ending. */
  rest: string;
  /** The shapes of the span's words, shortened by `summariseKinds`. */
  shape: string;
  isUnspaced: boolean;
}

export function createSpanContext(view: PromptView, span: Span): SpanContext {
  const { text, tokens, signs, shapes } = view;
  const { start, end, first, last } = span;
  const from = tokens[first]?.start ?? start;
  const to = tokens[last]?.end ?? end;
  const next = tokens[last + 1]?.start ?? text.length;
  const beforeOf = (): string => {
    if (start < from) return 'lead';
    return start > from ? `clitic:${text.slice(start - 1, start)}` : (signs[first] ?? '');
  };
  return {
    span,
    piece: text.slice(start, end),
    before: beforeOf(),
    after:
      end < to ? 'rest' : `${normaliseSigns(text.slice(end, next))}${last === tokens.length - 1 ? '$' : ''}`,
    rest: text.slice(end, Math.max(end, to)),
    shape: summariseKinds(shapes.slice(first, last + 1)),
    isUnspaced: tokens[first]?.unspaced === true || tokens[last]?.unspaced === true,
  };
}
