// Collects the evidence that a span is the name. Each feature is a string with its own weight.

import { fold } from '../../text/fold.ts';
import { aroundFeatures } from './around.ts';
import { cueFeatures } from './cue-features.ts';
import { placeFeatures } from './place-features.ts';
import type { Emit, Place } from './span-place.ts';
import { placeOf } from './span-place.ts';
import { inShort, scriptOfLetter, sizeOf } from './shapes.ts';
import type { Span } from './spans.ts';
import type { View } from './view.ts';

const SIGNS_WITHIN = /[&+./'’!?-]/gu;

function insideFeatures(view: View, { span, piece, isUnspaced, shape }: Place, { one, both }: Emit): void {
  const { first, last, end, kind } = span;
  const { text, tokens, words, kinds, letterCase, common } = view;
  const length = last - first + 1;
  const characters = [...piece].length;
  const within = kinds.slice(first, last + 1);
  both(`length=${isUnspaced ? `u${sizeOf(characters)}` : sizeOf(length)}`);
  both(`characters=${sizeOf(characters)}`);
  both(`shape=${shape}|${letterCase}`);
  both(`kinds=${inShort(within)}`);
  both(`kind=${kind}`);
  one(`first=${words[first]}`);
  one(`last=${words[last]}`);
  one(`ends=${fold(text.slice(tokens[last]?.start, end)).slice(-3)}`);
  for (const word of words.slice(first, last + 1)) one(`in=${word}`);
  if (isUnspaced) {
    one(`head=${piece.slice(0, 2)}`);
    one(`tail=${piece.slice(-2)}`);
    one(`scripts=${inShort([...piece].map(scriptOfLetter))}`);
  }
  const unknown = within.filter((each) => each === 'unknown').length;
  const share = unknown === 0 ? 'none' : 'some';
  both(`unknown=${unknown === length ? 'all' : share}|${sizeOf(length)}`);
  for (const sign of new Set(piece.match(SIGNS_WITHIN))) one(`has=${sign}`);
  const commons = common.slice(first, last + 1);
  const isRare = commons.map((each) => each === 'rare');
  const partly = isRare.includes(true) ? 'some' : 'none';
  const rarity = isRare.includes(false) ? partly : 'all';
  both(`rare=${rarity}|${sizeOf(length)}`);
  both(`common=${commons.includes('10')}|${rarity}`);
  both(`first-common=${common[first]}|${kinds[first]}`);
  both(`last-common=${common[last]}|${kinds[last]}`);
}

export function spanFeatures(view: View, span: Span, emit: Emit): void {
  const place = placeOf(view, span);
  aroundFeatures(view, place, emit);
  insideFeatures(view, place, emit);
  placeFeatures(view, place, emit);
  cueFeatures(view, place, emit);
}

/** Collects the evidence that the prompt gives no name. */
export function noNameFeatures(view: View, { one, both }: Emit): void {
  const { text, words, tokens, kinds, capitals, saysNoName } = view;
  both('none');
  both(`none:capitals=${Math.min(capitals, 4)}`);
  both(`none:unknown=${sizeOf(kinds.filter((kind) => kind === 'unknown').length)}`);
  both(`none:length=${sizeOf(words.length)}`);
  both(`none:quotes=${/["“„«「『《]/u.test(text)}`);
  both(`none:says=${saysNoName}`);
  for (const word of new Set(words)) one(`none:has=${word}`);
  for (const [at, word] of words.entries()) {
    if (at > 0) one(`none:pair=${words[at - 1]}_${word}`);
    if (at > 1 && tokens[at]?.unspaced === true) one(`none:three=${words.slice(at - 2, at + 1).join('')}`);
  }
}
