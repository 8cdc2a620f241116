// A parsed drawing: the input of everything downstream, and remarks for its author.

import type { Fill } from '../language/blazon/blazon.ts';
import type { Hex } from '../language/colour/palette.ts';
import type { Box } from '../language/geometry/outline.ts';
import type { Letterer } from '../type/lettering.ts';
import type { Problem } from './problem.ts';

/** A colour on white, and on dark if the drawing gives one. */
export interface Paint {
  light: Hex;
  dark: Hex | null;
}

/** A fill in the drawing's field, whose longer side is 1,000. Fills do not overlap. */
export interface DrawnFill extends Fill {
  part: 'mark' | 'lettering' | 'rest';
  /** Index into `paints`. */
  paint: number;
  /** Index into `lines`, for lettering. */
  line: number | null;
}

/** One lettering element, as it was set. Lengths are in the units of the view box, measured on ink. */
export interface SetTextLine {
  text: string;
  family: string;
  weight: number;
  italic: boolean;
  vertical: boolean;
  /** In em, as set: with an exact width it was chosen. */
  tracking: number;
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of its capitals, and of the base line above the lower edge of the ink, in the drawing's field. */
  capHeight: number;
  base: number;
  translation: string | null;
  part: 'mark' | 'small' | 'rest';
  sourceLine: number;
}

/** Claims that parsing cannot verify. Text recognition and a voter confirm them. */
export interface UnverifiedClaims {
  /** Letters that are drawn as shapes, as declared. */
  drawnLetters: readonly { letters: string; line: number; element: string }[];
  /** Words marked as translations of words of the prompt. */
  translations: readonly { text: string; language: string; line: number }[];
}

export interface Drawing {
  source: string;
  /** Of the view box, in its own units; one of them is `scale` units of the field. */
  width: number;
  height: number;
  scale: number;
  paints: readonly Paint[];
  fills: readonly DrawnFill[];
  /** The form for 32 pixels and below, if the drawing contains one. */
  small: readonly DrawnFill[] | null;
  lines: readonly SetTextLine[];
  /** The box of the group `mark`, null without one. */
  markBox: Box | null;
  confirm: UnverifiedClaims;
  /** One sentence each: extents of lettering, weights that do not exist, what was left out. */
  notes: readonly string[];
  /** Units of work, for benches. */
  work: number;
}

export interface DrawingContext {
  letterer: Letterer;
  /** Null for a drawing that was parsed before: its words were checked then. */
  words: DrawingWords | null;
  /** BCP 47, for shaping. */
  locale: string;
}

export interface DrawingWords {
  /** Null when the brief has no name. */
  name: string | null;
  prompt: string;
}

export type DrawingReading = { ok: true; drawing: Drawing } | { ok: false; problems: readonly Problem[] };
