// Emits the features of a span: strings that describe it. The weight of each says how strongly it suggests a name.

import { foldWord } from '../../text/fold.ts';
import { emitSurroundingFeatures } from './surrounding-features.ts';
import { emitCueFeatures } from './cue-features.ts';
import { emitPositionFeatures } from './place-features.ts';
import type { FeatureEmitter, SpanContext } from './span-place.ts';
import { createSpanContext } from './span-place.ts';
import { summariseKinds, scriptOfLetter, sizeRangeOf } from './shapes.ts';
import type { Span } from './spans.ts';
import type { PromptView } from './view.ts';

const SIGNS_WITHIN = /[&+./'’!?-]/gu;

/** Emits features of the words inside the span. */
function emitInnerFeatures(
  view: PromptView,
  { span, piece, isUnspaced, shape }: SpanContext,
  { addShared, addPerLanguage }: FeatureEmitter,
): void {
  const { first, last, end, kind } = span;
  const { text, tokens, words, kinds, letterCase, common } = view;
  const length = last - first + 1;
  const characters = [...piece].length;
  const within = kinds.slice(first, last + 1);
  addPerLanguage(`length=${isUnspaced ? `u${sizeRangeOf(characters)}` : sizeRangeOf(length)}`);
  addPerLanguage(`characters=${sizeRangeOf(characters)}`);
  addPerLanguage(`shape=${shape}|${letterCase}`);
  addPerLanguage(`kinds=${summariseKinds(within)}`);
  addPerLanguage(`kind=${kind}`);
  addShared(`first=${words[first]}`);
  addShared(`last=${words[last]}`);
  addShared(`ends=${foldWord(text.slice(tokens[last]?.start, end)).slice(-3)}`);
  for (const word of words.slice(first, last + 1)) addShared(`in=${word}`);
  if (isUnspaced) {
    addShared(`head=${piece.slice(0, 2)}`);
    addShared(`tail=${piece.slice(-2)}`);
    addShared(`scripts=${summariseKinds([...piece].map(scriptOfLetter))}`);
  }
  const unknown = within.filter((each) => each === 'unknown').length;
  const share = unknown === 0 ? 'none' : 'some';
  addPerLanguage(`unknown=${unknown === length ? 'all' : share}|${sizeRangeOf(length)}`);
  for (const sign of new Set(piece.match(SIGNS_WITHIN))) addShared(`has=${sign}`);
  const commons = common.slice(first, last + 1);
  const isRare = commons.map((each) => each === 'rare');
  const partly = isRare.includes(true) ? 'some' : 'none';
  const rarity = isRare.includes(false) ? partly : 'all';
  addPerLanguage(`rare=${rarity}|${sizeRangeOf(length)}`);
  addPerLanguage(`common=${commons.includes('10')}|${rarity}`);
  addPerLanguage(`first-common=${common[first]}|${kinds[first]}`);
  addPerLanguage(`last-common=${common[last]}|${kinds[last]}`);
}

export function emitSpanFeatures(view: PromptView, span: Span, emit: FeatureEmitter): void {
  const place = createSpanContext(view, span);
  emitSurroundingFeatures(view, place, emit);
  emitInnerFeatures(view, place, emit);
  emitPositionFeatures(view, place, emit);
  emitCueFeatures(view, place, emit);
}

/** Emits the features of the option that the prompt gives no name. */
export function emitNoNameFeatures(view: PromptView, { addShared, addPerLanguage }: FeatureEmitter): void {
  const { text, words, tokens, kinds, capitals, saysNoName } = view;
  addPerLanguage('none');
  addPerLanguage(`none:capitals=${Math.min(capitals, 4)}`);
  addPerLanguage(`none:unknown=${sizeRangeOf(kinds.filter((kind) => kind === 'unknown').length)}`);
  addPerLanguage(`none:length=${sizeRangeOf(words.length)}`);
  addPerLanguage(`none:quotes=${/["“„«「『《]/u.test(text)}`);
  addPerLanguage(`none:says=${saysNoName}`);
  for (const word of new Set(words)) addShared(`none:has=${word}`);
  for (const [at, word] of words.entries()) {
    if (at > 0) addShared(`none:pair=${words[at - 1]}_${word}`);
    if (at > 1 && tokens[at]?.unspaced === true)
      addShared(`none:three=${words.slice(at - 2, at + 1).join('')}`);
  }
}
