// Describes a span and the context that its features need.

import { inShort, signsOf } from './shapes.ts';
import type { Span } from './spans.ts';
import type { View } from './view.ts';

/** Adds a feature. `both` adds it for all languages and again for the language of the prompt. */
export interface Emit {
  one: (feature: string) => void;
  both: (feature: string) => void;
}

export interface Place {
  span: Span;
  piece: string;
  /** The signs on either side. */
  before: string;
  after: string;
  /** A particle or a case ending attached to the name. */
  rest: string;
  /** The shapes and kinds of its words, shortened. */
  shape: string;
  isUnspaced: boolean;
}

export function placeOf(view: View, span: Span): Place {
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
    after: end < to ? 'rest' : `${signsOf(text.slice(end, next))}${last === tokens.length - 1 ? '$' : ''}`,
    rest: text.slice(end, Math.max(end, to)),
    shape: inShort(shapes.slice(first, last + 1)),
    isUnspaced: tokens[first]?.unspaced === true || tokens[last]?.unspaced === true,
  };
}
