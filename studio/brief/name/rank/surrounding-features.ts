// Emits features for the words on either side of a span.

import type { FeatureEmitter, SpanContext } from './span-place.ts';
import { scriptOfLetter } from './shapes.ts';
import type { PromptView } from './view.ts';

const MAX_DISTANCE_LEFT = 7;
const MAX_DISTANCE_RIGHT = 6;
const ENDING_LENGTH = 3;

/** Reads a list by index, with a marker for indexes beyond either end of the prompt. */
function createSafeReader(list: readonly string[]): (at: number) => string {
  return (at) => list[at] ?? (at < 0 ? '<s>' : '</s>');
}

function emitCharacterFeatures(
  { text }: PromptView,
  { span: { start, end } }: SpanContext,
  { addShared }: FeatureEmitter,
): void {
  const left = text.slice(Math.max(0, start - 4), start);
  const right = text.slice(end, end + 4);
  addShared(`left3=${left.slice(-3)}`);
  addShared(`left4=${left}`);
  addShared(`right2=${right.slice(0, 2)}`);
  addShared(`right3=${right.slice(0, 3)}`);
  addShared(`right4=${right}`);
  addShared(`beside2=${left.slice(-2)}_${right.slice(0, 2)}`);
  addShared(`beside1=${left.slice(-1)}_${right.slice(0, 1)}`);
  const opens = `${scriptOfLetter(text[start - 1] ?? '')}>${scriptOfLetter(text[start] ?? '')}`;
  const closes = `${scriptOfLetter(text[end - 1] ?? '')}>${scriptOfLetter(text[end] ?? '')}`;
  addShared(`opens=${opens}`);
  addShared(`closes=${closes}`);
  addShared(`edges=${opens}_${closes}`);
}

function emitWordFeatures(
  view: PromptView,
  { span: { first, last }, before, after, rest }: SpanContext,
  { addShared }: FeatureEmitter,
): void {
  const word = createSafeReader(view.words);
  const [left, right] = [word(first - 1), word(last + 1)];
  addShared(`left=${left}`);
  addShared(`left=${left}${before}`);
  addShared(`left2=${word(first - 2)}_${left}`);
  addShared(`left-ends=${left.slice(-ENDING_LENGTH)}`);
  addShared(`left=${left}|after=${after}`);
  addShared(`right=${right}`);
  addShared(`right=${after}${right}`);
  addShared(`right2=${right}_${word(last + 2)}`);
  addShared(`right-ends=${right.slice(-ENDING_LENGTH)}`);
  addShared(`right=${right}|before=${before}`);
  addShared(`beside=${left}_${right}`);
  if (rest !== '') {
    addShared(`rest=${rest}`);
    addShared(`rest=${rest}|right=${right}`);
  }
  const { clauses, clauseOf } = view;
  const from = clauses[clauseOf[first] ?? 0]?.first ?? 0;
  const to = clauses[clauseOf[last] ?? 0]?.last ?? 0;
  for (let step = 2; step <= MAX_DISTANCE_LEFT && first - step >= from; step += 1)
    addShared(`further-left=${word(first - step)}`);
  for (let step = 2; step <= MAX_DISTANCE_RIGHT && last + step <= to; step += 1)
    addShared(`further-right=${word(last + step)}`);
}

function emitKindFeatures(
  view: PromptView,
  { span: { first, last }, before, after, shape }: SpanContext,
  { addPerLanguage }: FeatureEmitter,
): void {
  const [kind, form, common] = [
    createSafeReader(view.kinds),
    createSafeReader(view.shapes),
    createSafeReader(view.common),
  ];
  const { letterCase } = view;
  addPerLanguage(`before=${before}`);
  addPerLanguage(`after=${after}`);
  addPerLanguage(`signs=${before}_${after}`);
  addPerLanguage(`left-kind=${kind(first - 1)}${before}`);
  addPerLanguage(`left-kinds=${kind(first - 2)}_${kind(first - 1)}`);
  addPerLanguage(`right-kind=${after}${kind(last + 1)}`);
  addPerLanguage(`right-kinds=${kind(last + 1)}_${kind(last + 2)}`);
  addPerLanguage(`kinds-beside=${kind(first - 1)}_${kind(last + 1)}`);
  addPerLanguage(`open=${form(first - 1)}|${before}|${form(first)}|${letterCase}`);
  addPerLanguage(`close=${form(last)}|${after}|${form(last + 1)}|${letterCase}`);
  addPerLanguage(`forms=${form(first - 1)}|${before}|${shape}|${after}|${form(last + 1)}`);
  addPerLanguage(`open-kind=${kind(first - 1)}|${before}|${kind(first)}`);
  addPerLanguage(`close-kind=${kind(last)}|${after}|${kind(last + 1)}`);
  addPerLanguage(`open-common=${common(first - 1)}|${before}|${common(first)}`);
  addPerLanguage(`close-common=${common(last)}|${after}|${common(last + 1)}`);
}

export function emitSurroundingFeatures(view: PromptView, place: SpanContext, emit: FeatureEmitter): void {
  emitWordFeatures(view, place, emit);
  emitKindFeatures(view, place, emit);
  const follows = view.tokens[place.span.first - 1]?.unspaced === true;
  if (place.isUnspaced || follows) emitCharacterFeatures(view, place, emit);
}
