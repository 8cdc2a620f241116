// Collects features from the words on either side of a span.

import type { Emit, Place } from './span-place.ts';
import { scriptOfLetter } from './shapes.ts';
import type { View } from './view.ts';

const FURTHEST_LEFT = 7;
const FURTHEST_RIGHT = 6;
const ENDING = 3;

/** Reads a list by index, with a marker for indexes beyond either end of the prompt. */
function reach(list: readonly string[]): (at: number) => string {
  return (at) => list[at] ?? (at < 0 ? '<s>' : '</s>');
}

function characterFeatures({ text }: View, { span: { start, end } }: Place, { one }: Emit): void {
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

function wordFeatures(
  view: View,
  { span: { first, last }, before, after, rest }: Place,
  { one }: Emit,
): void {
  const word = reach(view.words);
  const [left, right] = [word(first - 1), word(last + 1)];
  one(`left=${left}`);
  one(`left=${left}${before}`);
  one(`left2=${word(first - 2)}_${left}`);
  one(`left-ends=${left.slice(-ENDING)}`);
  one(`left=${left}|after=${after}`);
  one(`right=${right}`);
  one(`right=${after}${right}`);
  one(`right2=${right}_${word(last + 2)}`);
  one(`right-ends=${right.slice(-ENDING)}`);
  one(`right=${right}|before=${before}`);
  one(`beside=${left}_${right}`);
  if (rest !== '') {
    one(`rest=${rest}`);
    one(`rest=${rest}|right=${right}`);
  }
  const { clauses, clauseOf } = view;
  const from = clauses[clauseOf[first] ?? 0]?.first ?? 0;
  const to = clauses[clauseOf[last] ?? 0]?.last ?? 0;
  for (let step = 2; step <= FURTHEST_LEFT && first - step >= from; step += 1)
    one(`further-left=${word(first - step)}`);
  for (let step = 2; step <= FURTHEST_RIGHT && last + step <= to; step += 1)
    one(`further-right=${word(last + step)}`);
}

function kindFeatures(
  view: View,
  { span: { first, last }, before, after, shape }: Place,
  { both }: Emit,
): void {
  const [kind, form, common] = [reach(view.kinds), reach(view.shapes), reach(view.common)];
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

export function aroundFeatures(view: View, place: Place, emit: Emit): void {
  wordFeatures(view, place, emit);
  kindFeatures(view, place, emit);
  const follows = view.tokens[place.span.first - 1]?.unspaced === true;
  if (place.isUnspaced || follows) characterFeatures(view, place, emit);
}
