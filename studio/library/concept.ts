// A concept of the library: a drawing made in advance, and its words.

import type { MarkBlazon, Step } from '../language/blazon/blazon.ts';

export interface Concept {
  /** The file's name: `lighthouse`. */
  id: string;
  /** Motifs of the brief's closed list that this drawing shows, the main one first. */
  motifs: readonly string[];
  /** English words of a name, a trade or an image that suggest it, lower case: `loaf`, `sourdough`. */
  words: readonly string[];
  /** Industries of the brief's closed list that it suits, best first. */
  industries: readonly string[];
  /** Moods of the brief's closed list that the drawing expresses. */
  moods: readonly string[];
  /** Abstract ideas: `two-become-one`, `growth`, `shelter`, `guidance`. */
  ideas: readonly string[];
  /** How it is built: at most a quarter of a set of brands may share one construction. */
  construction: Construction;
  /** The letters that the drawing resembles, if any. */
  letters?: readonly string[];
  mark: MarkBlazon;
  /** A small version that fits into a letter, about 30 x 30 units around [50,50], in one colour. */
  inset?: Step;
}

export const CONSTRUCTIONS = [
  /** One outline, as if cut from card. */
  'silhouette',
  /** Pieces of one tone that form a whole, one gap apart. */
  'assembly',
  /** A whole in which one meaningful piece has the accent colour. */
  'accented',
  /** Two tones that together form one whole. */
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
