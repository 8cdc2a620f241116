// Emits the features of a span: strings that describe it, each with a weight for how much it speaks for a name.

import { foldWord } from '../../text/fold.ts';
import { emitSurroundingFeatures } from './surrounding-features.ts';
import { emitCueFeatures } from './cue-features.ts';
import { emitPlaceFeatures } from './place-features.ts';
import type { FeatureEmitter, SpanPlace } from './span-place.ts';
import { createSpanPlace } from './span-place.ts';
import { summariseKinds, scriptOfLetter, sizeRangeOf } from './shapes.ts';
import type { Span } from './spans.ts';
import type { PromptView } from './view.ts';

const SIGNS_WITHIN = /[&+./'’!?-]/gu;

/** Emits features of the words inside the span. */
function emitInnerFeatures(
  view: PromptView,
  { span, piece, isUnspaced, shape }: SpanPlace,
  { one, both }: FeatureEmitter,
): void {
  const { first, last, end, kind } = span;
  const { text, tokens, words, kinds, letterCase, common } = view;
  const length = last - first + 1;
  const characters = [...piece].length;
  const within = kinds.slice(first, last + 1);
  both(`length=${isUnspaced ? `u${sizeRangeOf(characters)}` : sizeRangeOf(length)}`);
  both(`characters=${sizeRangeOf(characters)}`);
  both(`shape=${shape}|${letterCase}`);
  both(`kinds=${summariseKinds(within)}`);
  both(`kind=${kind}`);
  one(`first=${words[first]}`);
  one(`last=${words[last]}`);
  one(`ends=${foldWord(text.slice(tokens[last]?.start, end)).slice(-3)}`);
  for (const word of words.slice(first, last + 1)) one(`in=${word}`);
  if (isUnspaced) {
    one(`head=${piece.slice(0, 2)}`);
    one(`tail=${piece.slice(-2)}`);
    one(`scripts=${summariseKinds([...piece].map(scriptOfLetter))}`);
  }
  const unknown = within.filter((each) => each === 'unknown').length;
  const share = unknown === 0 ? 'none' : 'some';
  both(`unknown=${unknown === length ? 'all' : share}|${sizeRangeOf(length)}`);
  for (const sign of new Set(piece.match(SIGNS_WITHIN))) one(`has=${sign}`);
  const commons = common.slice(first, last + 1);
  const isRare = commons.map((each) => each === 'rare');
  const partly = isRare.includes(true) ? 'some' : 'none';
  const rarity = isRare.includes(false) ? partly : 'all';
  both(`rare=${rarity}|${sizeRangeOf(length)}`);
  both(`common=${commons.includes('10')}|${rarity}`);
  both(`first-common=${common[first]}|${kinds[first]}`);
  both(`last-common=${common[last]}|${kinds[last]}`);
}

export function emitSpanFeatures(view: PromptView, span: Span, emit: FeatureEmitter): void {
  const place = createSpanPlace(view, span);
  emitSurroundingFeatures(view, place, emit);
  emitInnerFeatures(view, place, emit);
  emitPlaceFeatures(view, place, emit);
  emitCueFeatures(view, place, emit);
}

/** Emits the features of the option that the prompt gives no name. */
export function emitNoNameFeatures(view: PromptView, { one, both }: FeatureEmitter): void {
  const { text, words, tokens, kinds, capitals, saysNoName } = view;
  both('none');
  both(`none:capitals=${Math.min(capitals, 4)}`);
  both(`none:unknown=${sizeRangeOf(kinds.filter((kind) => kind === 'unknown').length)}`);
  both(`none:length=${sizeRangeOf(words.length)}`);
  both(`none:quotes=${/["“„«「『《]/u.test(text)}`);
  both(`none:says=${saysNoName}`);
  for (const word of new Set(words)) one(`none:has=${word}`);
  for (const [at, word] of words.entries()) {
    if (at > 0) one(`none:pair=${words[at - 1]}_${word}`);
    if (at > 1 && tokens[at]?.unspaced === true) one(`none:three=${words.slice(at - 2, at + 1).join('')}`);
  }
}
