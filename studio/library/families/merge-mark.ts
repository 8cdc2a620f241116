// A letter that keeps a place for a concept's inset.

import type { Dial, MarkBlazon, Step } from '../../blazon/blazon.ts';
import type { Concept } from '../concept.ts';
import { letterMark, plainLetter } from './letter-mark.ts';
import { fitted, part } from './steps.ts';

export interface Place {
  letter: Step[];
  /** Centre and side of the square that the inset fits into, one gap off every stroke. */
  at: [number, number];
  size: number;
}

const WEIGHT: Dial = { value: 1, min: 0.95, max: 1.05 };

/** Ink strokes are written as multiples of `$weight`, so that one dial turns them all. */
const dials = { weight: WEIGHT };

const ideaOf = (char: string, id: string, where: string): string =>
  `${char} with the ${id.replaceAll('-', ' ')} ${where}.`;

type DrawMerge = (letter: string, concept: Concept) => MarkBlazon | null;

/** The inset stands clear of the letter, in the accent's colour. */
export const standing =
  (places: Readonly<Record<string, Place>>, where: string): DrawMerge =>
  (letter, { id, inset }) => {
    const char = plainLetter(letter);
    const place = places[char];
    if (place === undefined || inset === undefined) return null;
    return letterMark(ideaOf(char, id, where), dials, [
      part('letter', 'lead', ...place.letter),
      part('inset', 'accent', ...fitted(inset, place.at, place.size)),
    ]);
  };

/** The inset is paper, cut out of a letter without counters. */
export const cutOut =
  (places: Readonly<Record<string, Place>>, where: string): DrawMerge =>
  (letter, { id, inset }) => {
    const char = plainLetter(letter);
    const place = places[char];
    if (place === undefined || inset === undefined) return null;
    return letterMark(ideaOf(char, id, where), dials, [
      part('letter', 'lead', ...place.letter, { subtract: { of: fitted(inset, place.at, place.size) } }),
    ]);
  };
