// Emits features for the position of a span in the prompt.

import type { FeatureEmitter, SpanContext } from './span-place.ts';
import { isEndOfSentence, summariseKinds, scriptOfLetter, sizeRangeOf } from './shapes.ts';
import type { PromptView } from './view.ts';

const MAX_CLAUSES = 5;
const OPENING_QUOTE = /["“„«「『《〈‘]\s?$/u;
const CLOSING_QUOTE = /^\s?["”“»」』》〉’]/u;

function emitClauseFeatures(
  view: PromptView,
  { span: { first, last } }: SpanContext,
  { addPerLanguage }: FeatureEmitter,
): void {
  const { clauses, clauseOf, kinds } = view;
  const index = clauseOf[first] ?? 0;
  const clause = clauses[index] ?? { first: 0, last: 0 };
  const placeOfClause = (): string => {
    if (index === 0) return 'first';
    if (index === clauses.length - 1) return 'last';
    return index < 3 ? String(index) : 'later';
  };
  const place = placeOfClause();
  const opens = first === clause.first;
  const closes = last === clause.last;
  const ends = `${opens ? 'opens' : ''}${closes ? 'closes' : ''}`;
  addPerLanguage(`clause=${ends}|${place}`);
  const size = `${Math.min(clauses.length, MAX_CLAUSES)}|${sizeRangeOf(clause.last - clause.first + 1)}`;
  addPerLanguage(`clause=${opens && closes}|${place}|${size}`);
  if (opens && closes)
    addPerLanguage(`clause-kinds=${place}|${summariseKinds(kinds.slice(first, last + 1))}`);
  const previous = clauses[index - 1];
  if (!opens || previous === undefined) return;
  const kindsBefore = new Set(
    kinds.slice(previous.first, previous.last + 1).filter((kind) => kind !== 'unknown'),
  );
  addPerLanguage(`previous=${[...kindsBefore].toSorted().slice(0, 3).join('+')}`);
}

function emitQuoteFeatures(
  view: PromptView,
  { span: { start, end, first, last } }: SpanContext,
  { addShared, addPerLanguage }: FeatureEmitter,
): void {
  const { text, words } = view;
  const isQuoted =
    OPENING_QUOTE.test(text.slice(Math.max(0, start - 2), start)) &&
    CLOSING_QUOTE.test(text.slice(end, end + 2));
  addPerLanguage(`quoted=${isQuoted}|${/["“„«「『《]/u.test(text)}`);
  if (!isQuoted) return;
  addShared(`quoted-left=${words[first - 1]}`);
  addShared(`quoted-left2=${words[first - 2]}_${words[first - 1]}`);
  addShared(`quoted-right=${words[last + 1]}`);
}

/** Emits features for a span in a different script from most of the prompt. */
function emitScriptFeatures(
  view: PromptView,
  { span: { first, last }, piece }: SpanContext,
  { addPerLanguage }: FeatureEmitter,
): void {
  const { text, tokens, shapes, script } = view;
  const own = scriptOfLetter(piece[0] ?? '');
  if (own === script || own === 'digit') return;
  const isOwn = (at: number): boolean => scriptOfLetter(text[tokens[at]?.start ?? text.length] ?? '') === own;
  addPerLanguage(`foreign=${shapes[first]}`);
  addPerLanguage(`foreign-beside=${isOwn(first - 1)}_${isOwn(last + 1)}`);
}

export function emitPositionFeatures(view: PromptView, place: SpanContext, emit: FeatureEmitter): void {
  const { span, piece, shape, before } = place;
  const { first, last } = span;
  const { addPerLanguage } = emit;
  const { tokens, shapes, signs, text, capitals } = view;
  emitClauseFeatures(view, place, emit);
  emitQuoteFeatures(view, place, emit);
  emitScriptFeatures(view, place, emit);
  addPerLanguage(`first-shape=${shapes[first]}|${first === 0 ? '^' : before}`);
  const quarter = first === 0 ? 'head' : Math.floor((first / tokens.length) * 4);
  addPerLanguage(`at=${quarter}${last === tokens.length - 1 ? '$' : ''}`);
  if (piece.length > 1 && text.indexOf(piece) !== text.lastIndexOf(piece))
    addPerLanguage(`repeated=${shape}`);
  if (shapes[first]?.startsWith('A') === true && first > 0 && !isEndOfSentence(signs[first] ?? ''))
    addPerLanguage(`capitals=${Math.min(capitals, 5)}|${last - first + 1}`);
}
