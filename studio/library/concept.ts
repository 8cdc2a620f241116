// A concept of the library: a drawing made in advance, and its words.

import type { MarkBlazon, Step } from '../language/blazon/blazon.ts';

export interface Concept {
  /** The file's name: `lighthouse`. */
  id: string;
  /** Motifs of the brief's closed list that this drawing shows, the main one first. */
  motifs: readonly string[];
  /** English words of a name, a trade or an image that call for it, lower case: `loaf`, `sourdough`. */
  words: readonly string[];
  /** Industries of the brief's closed list for which it is a good answer, best first. */
  industries: readonly string[];
  /** Moods of the brief's closed list that the drawing expresses. */
  moods: readonly string[];
  /** Abstract ideas: `two-become-one`, `growth`, `shelter`, `guidance`. */
  ideas: readonly string[];
  /** How it is built: at most a quarter of a set of brands may share one. */
  construction: Construction;
  /** A capital (or small letter) that the drawing reads as, when it does. */
  letters?: readonly string[];
  mark: MarkBlazon;
  /** A small version that sits in a letter, about 30 x 30 units around [50,50], in one colour. */
  inset?: Step;
}

export const CONSTRUCTIONS = [
  /** One outline that could be cut from card. */
  'silhouette',
  /** Pieces of a whole in one tone, one gap apart. */
  'assembly',
  /** A whole with one piece in the accent, where the meaning is. */
  'accented',
  /** Two tones that lock into one whole. */
  'two-tone',
  'negative-space',
  'letter-object',
  'plate',
  'line',
  'fold',
  'stencil',
  'radial',
  'interlock',
  'pattern',
  'monogram',
  'cut',
  'wordmark',
] as const;

export type Construction = (typeof CONSTRUCTIONS)[number];
