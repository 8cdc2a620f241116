// The interface between typefaces and the rest of the studio, which receives words of any script as outlines, never as
// text.

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
  /** The scripts that the family sets well, as ISO 15924 codes. */
  scripts: readonly string[];
  /** The available weights, from 100 to 900, ascending. */
  weights: readonly number[];
  italic: boolean;
  /** The moods that the family expresses, strongest first, in the words that briefs use. */
  moods: readonly string[];
  /** Its character on the six axes of brief/brief.ts, each from -1 to 1. */
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

/** A request to shape a text in one family. */
export interface TextRequest {
  text: string;
  family: string;
  weight: number;
  italic: boolean;
  /** Letter spacing in em, added after each cluster (a letter with its accents) except the last. */
  tracking: number;
  locale: string;
  vertical: boolean;
}

export interface ShapedGlyph {
  /** The index of the cluster in the NFC text, in UTF-16 code units. */
  cluster: number;
  /** The outline, moved to its position in the text. */
  outline: Outline;
  /** The x coordinate of the pen before the glyph. */
  x: number;
  /** The y coordinate of the pen before the glyph. */
  y: number;
  /** How far the glyph moves the pen: to the right, or down in vertical text. */
  advance: number;
}

/** Text as outlines. One unit is one em, y runs down, and the origin is where the baseline starts. */
export interface ShapedText {
  glyphs: readonly ShapedGlyph[];
  advance: number;
  /** The bounding box of the ink. */
  box: Box;
  /** The height of capitals in this family and weight. */
  capHeight: number;
  /** The height of a small x in this family and weight. */
  xHeight: number;
  /** The characters for which the family has no glyph. */
  missing: readonly string[];
}

/** Shapes text in any family of font-families.json. Each process opens one with open-letterer.ts. */
export interface Letterer {
  families: readonly Family[];
  shape(request: TextRequest): ShapedText;
  /** Whether the family has all characters of the text. */
  covers(family: string, text: string): boolean;
}
