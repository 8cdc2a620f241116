import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { isBareList } from './refusals.ts';

const TOO_WORDS = new Set('too zu trop demasiado troppo muito demais слишком cok πολυ'.split(' '));

/** Whether a sentence rejects, as too much of something, what the previous sentence names: "Navy? Too corporate." */
export const rejectsAsTooMuch = (
  sentence: readonly Segment[],
  before: readonly Segment[],
  tokens: readonly Token[],
): boolean => {
  const [segment] = sentence;
  const [named, more] = before;
  if (segment === undefined || named === undefined || more !== undefined) return false;
  return (
    TOO_WORDS.has(tokens[segment.first]?.folded ?? '') &&
    segment.after - segment.first <= 4 &&
    isBareList(named)
  );
};
