// Emits features for the cues near a span. Cues are words about names, such as "called", "formerly" or "slogan".

import type { FeatureEmitter, SpanContext } from './span-place.ts';
import { isEndOfSentence } from './shapes.ts';
import type { PromptView } from './view.ts';

const MAX_DISTANCE_LEFT = 7;
const MAX_DISTANCE_RIGHT = 5;
const MAX_DISTANCE_IN_SENTENCE = 8;

/**
 * Returns the nearest cue before the span in its sentence. The suffix `~` means that words lie between, `~~` many
 * words.
 */
function findCueBefore({ cues, signs }: PromptView, first: number, before: string): string {
  for (let step = 1; step <= MAX_DISTANCE_LEFT && first - step >= 0; step += 1) {
    const cue = cues[first - step] ?? '';
    if (cue !== '' && step === 1) return `${cue}${before}`;
    if (cue !== '') return `${cue}${step < 4 ? '~' : '~~'}`;
    if (isEndOfSentence(signs[first - step] ?? '')) break;
  }
  return '';
}

function findCueAfter({ cues, signs }: PromptView, last: number, after: string): string {
  for (let step = 1; step <= MAX_DISTANCE_RIGHT && last + step < cues.length; step += 1) {
    if (isEndOfSentence(signs[last + step] ?? '')) break;
    const cue = cues[last + step] ?? '';
    if (cue !== '' && step === 1) return `${cue}${after}`;
    if (cue !== '') return `${cue}${step < 3 ? '~' : '~~'}`;
  }
  return '';
}

function findCuesInSentence({ cues, signs }: PromptView, first: number): Set<string> {
  const found = new Set<string>();
  for (let at = first - 1; at >= 0 && first - at <= MAX_DISTANCE_IN_SENTENCE; at -= 1) {
    const cue = cues[at] ?? '';
    if (cue !== '') found.add(cue);
    if (isEndOfSentence(signs[at] ?? '')) break;
  }
  return found;
}

export function emitCueFeatures(
  view: PromptView,
  { span: { first, last }, before, after, shape }: SpanContext,
  { addPerLanguage }: FeatureEmitter,
): void {
  const { cues, kinds } = view;
  const left = findCueBefore(view, first, before);
  const right = findCueAfter(view, last, after);
  addPerLanguage(`cue-left=${left}`);
  addPerLanguage(`cue-right=${right}`);
  addPerLanguage(`cues=${left}_${right}`);
  addPerLanguage(`cue-left=${left}|shape=${shape}`);
  addPerLanguage(`cue-left=${left}|after=${after}`);
  addPerLanguage(`cue-left=${left}|right=${kinds[last + 1] ?? ''}`);
  const within = new Set(cues.slice(first, last + 1).filter((cue) => cue !== ''));
  addPerLanguage(`cues-within=${[...within].toSorted().join('+')}`);
  addPerLanguage(`first-cue=${cues[first]}`);
  addPerLanguage(`last-cue=${cues[last]}`);
  const said = findCuesInSentence(view, first);
  for (const cue of said) addPerLanguage(`said=${cue}`);
  addPerLanguage(`all-said=${[...said].toSorted().join('+')}`);
}
