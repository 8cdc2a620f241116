// Emits features for the words on either side of a span.

import type { FeatureEmitter, SpanPlace } from './span-place.ts';
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
  { span: { start, end } }: SpanPlace,
  { one }: FeatureEmitter,
): void {
  const left = text.slice(Math.max(0, start - 4), start);
  const right = text.slice(end, end + 4);
  one(`left3=${left.slice(-3)}`);
  one(`left4=${left}`);
  one(`right2=${right.slice(0, 2)}`);
  one(`right3=${right.slice(0, 3)}`);
  one(`right4=${right}`);
  one(`beside2=${left.slice(-2)}_${right.slice(0, 2)}`);
  one(`beside1=${left.slice(-1)}_${right.slice(0, 1)}`);
  const opens = `${scriptOfLetter(text[start - 1] ?? '')}>${scriptOfLetter(text[start] ?? '')}`;
  const closes = `${scriptOfLetter(text[end - 1] ?? '')}>${scriptOfLetter(text[end] ?? '')}`;
  one(`opens=${opens}`);
  one(`closes=${closes}`);
  one(`edges=${opens}_${closes}`);
}

function emitWordFeatures(
  view: PromptView,
  { span: { first, last }, before, after, rest }: SpanPlace,
  { one }: FeatureEmitter,
): void {
  const word = createSafeReader(view.words);
  const [left, right] = [word(first - 1), word(last + 1)];
  one(`left=${left}`);
  one(`left=${left}${before}`);
  one(`left2=${word(first - 2)}_${left}`);
  one(`left-ends=${left.slice(-ENDING_LENGTH)}`);
  one(`left=${left}|after=${after}`);
  one(`right=${right}`);
  one(`right=${after}${right}`);
  one(`right2=${right}_${word(last + 2)}`);
  one(`right-ends=${right.slice(-ENDING_LENGTH)}`);
  one(`right=${right}|before=${before}`);
  one(`beside=${left}_${right}`);
  if (rest !== '') {
    one(`rest=${rest}`);
    one(`rest=${rest}|right=${right}`);
  }
  const { clauses, clauseOf } = view;
  const from = clauses[clauseOf[first] ?? 0]?.first ?? 0;
  const to = clauses[clauseOf[last] ?? 0]?.last ?? 0;
  for (let step = 2; step <= MAX_DISTANCE_LEFT && first - step >= from; step += 1)
    one(`further-left=${word(first - step)}`);
  for (let step = 2; step <= MAX_DISTANCE_RIGHT && last + step <= to; step += 1)
    one(`further-right=${word(last + step)}`);
}

function emitKindFeatures(
  view: PromptView,
  { span: { first, last }, before, after, shape }: SpanPlace,
  { both }: FeatureEmitter,
): void {
  const [kind, form, common] = [
    createSafeReader(view.kinds),
    createSafeReader(view.shapes),
    createSafeReader(view.common),
  ];
  const { letterCase } = view;
  both(`before=${before}`);
  both(`after=${after}`);
  both(`signs=${before}_${after}`);
  both(`left-kind=${kind(first - 1)}${before}`);
  both(`left-kinds=${kind(first - 2)}_${kind(first - 1)}`);
  both(`right-kind=${after}${kind(last + 1)}`);
  both(`right-kinds=${kind(last + 1)}_${kind(last + 2)}`);
  both(`kinds-beside=${kind(first - 1)}_${kind(last + 1)}`);
  both(`open=${form(first - 1)}|${before}|${form(first)}|${letterCase}`);
  both(`close=${form(last)}|${after}|${form(last + 1)}|${letterCase}`);
  both(`forms=${form(first - 1)}|${before}|${shape}|${after}|${form(last + 1)}`);
  both(`open-kind=${kind(first - 1)}|${before}|${kind(first)}`);
  both(`close-kind=${kind(last)}|${after}|${kind(last + 1)}`);
  both(`open-common=${common(first - 1)}|${before}|${common(first)}`);
  both(`close-common=${common(last)}|${after}|${common(last + 1)}`);
}

export function emitSurroundingFeatures(view: PromptView, place: SpanPlace, emit: FeatureEmitter): void {
  emitWordFeatures(view, place, emit);
  emitKindFeatures(view, place, emit);
  const follows = view.tokens[place.span.first - 1]?.unspaced === true;
  if (place.isUnspaced || follows) emitCharacterFeatures(view, place, emit);
}
