// Collects features from cues near a span: words about names such as "called", "formerly", "my name is", "slogan".

import type { Emit, Place } from './span-place.ts';
import { endsSentence } from './shapes.ts';
import type { View } from './view.ts';

const FURTHEST_LEFT = 7;
const FURTHEST_RIGHT = 5;
const FURTHEST_IN_SENTENCE = 8;

/** Returns the nearest cue within the sentence, and how near it is. */
function cueBefore({ cues, signs }: View, first: number, before: string): string {
  for (let step = 1; step <= FURTHEST_LEFT && first - step >= 0; step += 1) {
    const cue = cues[first - step] ?? '';
    if (cue !== '' && step === 1) return `${cue}${before}`;
    if (cue !== '') return `${cue}${step < 4 ? '~' : '~~'}`;
    if (endsSentence(signs[first - step] ?? '')) break;
  }
  return '';
}

function cueBehind({ cues, signs }: View, last: number, after: string): string {
  for (let step = 1; step <= FURTHEST_RIGHT && last + step < cues.length; step += 1) {
    if (endsSentence(signs[last + step] ?? '')) break;
    const cue = cues[last + step] ?? '';
    if (cue !== '' && step === 1) return `${cue}${after}`;
    if (cue !== '') return `${cue}${step < 3 ? '~' : '~~'}`;
  }
  return '';
}

function cuesOfSentence({ cues, signs }: View, first: number): Set<string> {
  const found = new Set<string>();
  for (let at = first - 1; at >= 0 && first - at <= FURTHEST_IN_SENTENCE; at -= 1) {
    const cue = cues[at] ?? '';
    if (cue !== '') found.add(cue);
    if (endsSentence(signs[at] ?? '')) break;
  }
  return found;
}

export function cueFeatures(
  view: View,
  { span: { first, last }, before, after, shape }: Place,
  { both }: Emit,
): void {
  const { cues, kinds } = view;
  const left = cueBefore(view, first, before);
  const right = cueBehind(view, last, after);
  both(`cue-left=${left}`);
  both(`cue-right=${right}`);
  both(`cues=${left}_${right}`);
  both(`cue-left=${left}|shape=${shape}`);
  both(`cue-left=${left}|after=${after}`);
  both(`cue-left=${left}|right=${kinds[last + 1] ?? ''}`);
  const within = new Set(cues.slice(first, last + 1).filter((cue) => cue !== ''));
  both(`cues-within=${[...within].toSorted().join('+')}`);
  both(`first-cue=${cues[first]}`);
  both(`last-cue=${cues[last]}`);
  const said = cuesOfSentence(view, first);
  for (const cue of said) both(`said=${cue}`);
  both(`all-said=${[...said].toSorted().join('+')}`);
}
