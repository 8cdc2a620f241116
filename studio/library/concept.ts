// Concept: a ready-made drawing of the library, with the words that suggest it.

import type { MarkBlazon, Step } from '../language/blazon/blazon.ts';

export interface Concept {
  /** The name of its file without `.json`: `lighthouse`. */
  id: string;
  /** The motifs that the drawing shows, the main one first. Only motifs that a brief can have. */
  motifs: readonly string[];
  /** English words in lower case that suggest the drawing if a brief contains them: `loaf`, `sourdough`. */
  words: readonly string[];
  /** The industries that it suits, best first. Only industries that a brief can have. */
  industries: readonly string[];
  /** The moods that it expresses. Only moods that a brief can have. */
  moods: readonly string[];
  /** Abstract ideas that it stands for: `two-become-one`, `growth`, `shelter`, `guidance`. */
  ideas: readonly string[];
  /** How the drawing is built. It helps to keep the brands of a customer different. */
  construction: Construction;
  /** The letters that the drawing resembles, if any. */
  letters?: readonly string[];
  mark: MarkBlazon;
  /** A small version in one colour, to be cut out of a letter or a host shape. About 30 x 30 units around [50,50]. */
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
