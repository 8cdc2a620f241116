// The types of a blazon: the description of a logo as data, after reading. read-blazon.ts reads and checks the JSON
// that people and models write; language.ts lists every shape and operator with its arguments.

import type { Outline } from '../geometry/outline.ts';
import type { Amount, Line, Step } from './language.ts';

export type { Amount, Step } from './language.ts';

/**
 * The roles of a part. The palette gives each role a colour on white and on dark. `none` is for construction: such
 * parts are never painted, only used by other parts.
 */
export const ROLES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet', 'none'] as const;
/** Further colours, for a drawing that has more colours than there are named roles. */
export type Tone = `tone-${number}`;
export type Role = (typeof ROLES)[number] | Tone;

/**
 * An adjustable number. The gates pass from `min` to `max`. Refinements change `weight` (bolder), `gap` (airier) and
 * `soft` (rounder); other dials are specific to the drawing.
 */
export interface Dial {
  value: number;
  min: number;
  max: number;
}

export interface Knock {
  gap: Amount;
  /** The names of the earlier parts to cut. All of them if omitted. */
  from?: string[];
  /** Limits the knock to this shape, so that strands can pass over and under each other. */
  near?: Step;
}

export interface Part {
  name: string;
  role: Role;
  shape: Step;
  /** Cuts the part, enlarged by this gap, out of the parts below before it is painted. */
  knock?: Amount | Knock;
  /** Gives the right-hand side of the line another role, separated by one gap. */
  fold?: { line: Line; role: Role; gap?: Amount };
  /** Gives the inside of a shape another role, separated by one gap. */
  split?: { by: Step; role: Role; gap?: Amount };
}

export interface MarkBlazon {
  /** Version of the language. */
  blazon: 1;
  /** The idea of the mark, in one sentence. */
  idea: string;
  dials: Record<string, Dial | Amount>;
  parts: Part[];
}

/** A line under a word, as wide as its ink and interrupted by descenders. Measures are in cap heights of the word. */
export interface Underline {
  weight: number;
  /** The distance below the base line, and between two rules. */
  gap: number;
  count: 1 | 2;
  /** The role of the line. The word's own role if omitted. */
  role?: Role;
}

/** A box out of which the word is cut. Measures are in cap heights of the word. */
export interface WordBox {
  pad: [number, number];
  r: number;
}

/**
 * Plain shapes that can replace a letter. The first three replace an `o`, `triangle` an `A` and `arch` an `n`, in
 * upper or lower case.
 */
export const DRAWN_LETTERS = ['ring', 'halves', 'disc', 'triangle', 'arch'] as const;

/** A letter drawn as a plain shape, with the stem width, height and overshoot of its typeface. */
export interface DrawnLetter {
  /** The index of the character in the word, in graphemes. */
  at: number;
  shape: (typeof DRAWN_LETTERS)[number];
  /** The role of the letter, or of its second half. */
  role?: Role;
}

/** A straight gap that is cut through one letter of a word. */
export interface LetterCut {
  at: number;
  /** The height of the middle of the gap above the base line, in cap heights of the word. */
  height: number;
  /** The angle of the gap in degrees: 0 is level, and positive values rise to the right. */
  angle: number;
  gap: number;
}

/** A word of a line, with its own settings. Sizes are relative to the base cap height. */
export interface Word {
  text: string;
  family?: string;
  weight?: number;
  size?: number;
  tracking?: number;
  case?: 'upper' | 'lower' | 'title' | 'as-is';
  italic?: boolean;
  role?: Role;
  /** The vertical offset of each letter in cap heights, upwards. */
  rise?: number;
  underline?: Underline;
  /** The role of dots and other marks above letters. */
  dots?: Role;
  box?: WordBox;
  drawn?: DrawnLetter;
  cut?: LetterCut;
  /** On the first word of a line: rules to the left and right of the line, up to the edges of the block. */
  flank?: { weight: number; gap: number; role?: Role };
}

export interface Lettering {
  family: string;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
  case: 'upper' | 'lower' | 'title' | 'as-is';
  italic: boolean;
  /** A BCP 47 language tag, for case rules and shaping. */
  locale: string;
  /** Space between lines, in cap heights. */
  leading: number;
  align: 'left' | 'center' | 'right' | 'fit' | 'justify';
  role: Role;
  lines: Word[][];
}

export const LAYOUTS = ['row', 'stack', 'word', 'plate', 'vertical', 'mark'] as const;

export interface Lockup {
  layout: (typeof LAYOUTS)[number];
  /** The height of the mark, in cap heights of the base size. */
  markHeight: number;
  /** The gap between mark and lettering, in mark heights. */
  gap: number;
  /** The part of the lettering that the mark is aligned to in a row. */
  align: 'centre' | 'base' | 'x-height' | 'cap';
  /** `start` follows the script: left for Latin, right for Arabic and Hebrew. */
  side: 'start' | 'end' | 'top' | 'bottom';
  /** Set if the mark replaces a character, which the text then omits. */
  markAsLetter?: { line: number; at: number; height: 'cap' | 'x' | number; space: number; overshoot: number };
  /** A filled plate out of which the lettering is cut. */
  plate?: { pad: [number, number]; r: number; role: Role };
  /** A dark board behind mark and word, for a colour that is unreadable on white. Measures are in cap heights. */
  board?: { pad: number; r: number };
  /** A thin upright rule between a mark and the name beside it, in cap heights. */
  divider?: { weight: number; role: Role };
  /** A frame around the mark: a ring at a distance of one gap, or a filled shape out of which the mark is cut. */
  container?: { shape: 'circle' | 'square' | 'shield'; filled: boolean };
}

/** The whole identity. The palette is stored separately; `ground` names the background for which it was designed. */
export interface Blazon {
  blazon: 1;
  idea: string;
  /** Null for a plain wordmark. */
  mark: MarkBlazon | null;
  /** Null when there is only a mark. */
  lettering: Lettering | null;
  lockup: Lockup;
  ground: 'light' | 'dark';
}

/** Settings of line work: the mark drawn as an even line along the edges of its shapes. */
export interface LineSetting {
  /**
   * The line width relative to the longer side of the finished drawing: at least one pixel of sixteen, so that it
   * stays visible.
   */
  weight: number;
  /** The share of the line width that lies inside the shapes. */
  inside: number;
}

/** Settings for painting a blazon: dial values and level of detail. */
export interface Settings {
  dials: Readonly<Record<string, number>>;
  /** `plain` omits everything under `fine`. */
  detail: 'fine' | 'plain';
  /** Rounds the corners of the finished mark by this radius, in units of the field. "Softer" increases it. */
  round?: number;
  /** Draws the finished mark as an outline. */
  line?: LineSetting;
  /** Draws in pixels, with this many cells on the longer side. */
  pixels?: number;
}

/** One painted part. Its outline does not overlap those of other parts. */
export interface Fill {
  name: string;
  role: Role;
  outline: Outline;
  /** Set for the sandbox watermark: a band painted through the drawing, or a word over it. */
  veil?: 'band' | 'word';
}
