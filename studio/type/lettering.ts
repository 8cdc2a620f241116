// Defines lettering for the rest of the studio: words of any script as outlines, never as text.

import type { Box, Outline } from '../language/geometry/outline.ts';

export const FONT_CLASSES = [
  'serif',
  'didone',
  'slab',
  'grotesk',
  'neo-grotesk',
  'geometric-sans',
  'humanist-sans',
  'rounded-sans',
  'light-sans',
  'mono',
  'display',
  'script',
] as const;
export type FontClass = (typeof FONT_CLASSES)[number];

export const FONT_WIDTHS = ['condensed', 'normal', 'wide'] as const;
export type FontWidth = (typeof FONT_WIDTHS)[number];

/** Licences of the shipped families. */
export const LICENCES = ['OFL-1.1', 'Apache-2.0', 'UFL-1.0'] as const;

/** A row of font-families.json. */
export interface Family {
  /** The public name: `font_family` of the delivered assets. */
  name: string;
  class: FontClass;
  width: FontWidth;
  /** ISO 15924 codes that it sets well. */
  scripts: readonly string[];
  /** The available weights in hundreds, ascending. */
  weights: readonly number[];
  italic: boolean;
  /** Moods of the brief's vocabulary that it expresses, strongest first. */
  moods: readonly string[];
  /** Six axes, -1 to 1, as brief/brief.ts has them. */
  axes: {
    calmLoud: number;
    warmCool: number;
    classicModern: number;
    lightHeavy: number;
    softSharp: number;
    simpleOrnate: number;
  };
  licence: (typeof LICENCES)[number];
}

/**
 * A request for one run of text in one family. The origin is the start of the baseline, y runs down, and one unit is
 * one em.
 */
export interface TextRequest {
  text: string;
  family: string;
  weight: number;
  italic: boolean;
  /** Letter spacing in em, added after each cluster except the last. */
  tracking: number;
  locale: string;
  vertical: boolean;
}

export interface ShapedGlyph {
  /** Code-unit index of the cluster in the text (NFC). */
  cluster: number;
  /** The outline in the run, already moved to its pen position. */
  outline: Outline;
  /** The pen position before the glyph, and its advance (in y if set vertically). */
  x: number;
  y: number;
  advance: number;
}

export interface ShapedText {
  glyphs: readonly ShapedGlyph[];
  advance: number;
  box: Box;
  /** In em, measured on the outlines of this family and weight. */
  capHeight: number;
  xHeight: number;
  /** The characters for which the family has no glyph. */
  missing: readonly string[];
}

/** Shapes text with the opened families. open-letterer.ts makes one per process. */
export interface Letterer {
  families: readonly Family[];
  shape(request: TextRequest): ShapedText;
  covers(family: string, text: string): boolean;
}
