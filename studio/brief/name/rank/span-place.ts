// Describes a span and the context that its features need.

import { summariseKinds, normaliseSigns } from './shapes.ts';
import type { Span } from './spans.ts';
import type { PromptView } from './view.ts';

/** Adds a feature. `both` adds it for all languages and again for the language of the prompt. */
export interface FeatureEmitter {
  one: (feature: string) => void;
  both: (feature: string) => void;
}

export interface SpanPlace {
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

export function createSpanPlace(view: PromptView, span: Span): SpanPlace {
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
