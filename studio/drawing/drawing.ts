// The result of parsing a drawing, and the context that parsing needs.
//
// field: the coordinate system of a parsed drawing. The view box is scaled to it so that its longer side is 1,000.

import type { Fill } from '../language/blazon/blazon.ts';
import type { Hex } from '../language/colour/palette.ts';
import type { Box } from '../language/geometry/outline.ts';
import type { Letterer } from '../type/lettering.ts';
import type { Problem } from './problem.ts';

export interface Paint {
  /** The colour on a white background. */
  light: Hex;
  /** The colour on a dark background, or null if the drawing does not specify one. */
  dark: Hex | null;
}

/** A fill in field units. The fills of a drawing do not overlap. */
export interface DrawnFill extends Fill {
  part: 'mark' | 'lettering' | 'rest';
  /** Index into the drawing's `paints`. */
  paint: number;
  /** Index into the drawing's `lines`. Null for a shape. */
  line: number | null;
}

/**
 * One `<type>` element after it was set in a typeface. `x`, `y`, `width` and `height` are the bounding box of its ink,
 * in view-box units.
 */
export interface TypesetTextLine {
  text: string;
  family: string;
  weight: number;
  italic: boolean;
  vertical: boolean;
  /** The applied tracking, in em. If the element has a `width`, it was computed from that width. */
  tracking: number;
  /** The font size, in the element's own units. */
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of its capitals, in field units. */
  capHeight: number;
  /** The y coordinate of its baseline, in field units. */
  base: number;
  /** The language of a translated line, such as `fr`. Null if the text is not marked as a translation. */
  translation: string | null;
  part: 'mark' | 'small' | 'rest';
  /** The line of the SVG source, counted from 1. */
  sourceLine: number;
}

/** Claims of the drawing that parsing cannot verify. Text recognition and a voter check them later. */
export interface UnverifiedClaims {
  /** Letters that an element draws as shapes, according to its `drawn-letters` attribute. */
  drawnLetters: readonly { letters: string; line: number; element: string }[];
  /** Text marked as a translation of words of the prompt. */
  translations: readonly { text: string; language: string; line: number }[];
}

export interface Drawing {
  source: string;
  /** The width of the view box, in its own units. */
  width: number;
  /** The height of the view box, in its own units. */
  height: number;
  /** Field units per view-box unit. */
  scale: number;
  paints: readonly Paint[];
  fills: readonly DrawnFill[];
  /** The variant for 32 pixels and below. Null if the drawing has none. */
  small: readonly DrawnFill[] | null;
  lines: readonly TypesetTextLine[];
  /** The bounding box of the group with the id `mark`. Null if there is no such group. */
  markBox: Box | null;
  confirm: UnverifiedClaims;
  /** Sentences for the author: the extent of each line of lettering, substituted weights, dropped elements. */
  notes: readonly string[];
  /** Units of work spent (work.ts). Benchmarks read it. */
  work: number;
}

export interface DrawingContext {
  letterer: Letterer;
  /** The words that the text is checked against. Null skips the check, for a drawing that passed it before. */
  words: DrawingWords | null;
  /** The BCP 47 language tag with which text is shaped. */
  locale: string;
}

export interface DrawingWords {
  /** Null when the brief has no name. */
  name: string | null;
  prompt: string;
}

export type DrawingReading = { ok: true; drawing: Drawing } | { ok: false; problems: readonly Problem[] };
