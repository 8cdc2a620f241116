// A blazon as data, after reading. read-blazon.ts reads and checks the JSON that people and models write; language.ts
// lists every shape and operator with its arguments.

import type { Outline } from '../geometry/outline.ts';
import type { Amount, Line, Step } from './language.ts';

export type { Amount, Step } from './language.ts';

/**
 * A part's role in the identity; the palette gives each role a colour for light and for dark ground. `none` is
 * construction: never painted, only used by other parts.
 */
export const ROLES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet', 'none'] as const;
/** Further colours of a drawing that has more than the named roles. */
export type Tone = `tone-${number}`;
export type Role = (typeof ROLES)[number] | Tone;

/**
 * An adjustable number. Gates pass at `min` and at `max`. Refinements turn `weight` (bolder), `gap` (airier) and
 * `soft` (rounder); other dials belong to the drawing.
 */
export interface Dial {
  value: number;
  min: number;
  max: number;
}

export interface Knock {
  gap: Amount;
  /** Names of earlier parts; all of them if omitted. */
  from?: string[];
  /** Limits the knock to this shape, so that strands can pass over and under each other. */
  near?: Step;
}

export interface Part {
  name: string;
  role: Role;
  shape: Step;
  /** First cuts the part, enlarged by the gap, out of the parts below. */
  knock?: Amount | Knock;
  /** Gives the right-hand side of the line another tone, separated by one gap. */
  fold?: { line: Line; role: Role; gap?: Amount };
  /** Gives the inside of a shape another tone, separated by one gap. */
  split?: { by: Step; role: Role; gap?: Amount };
}

export interface MarkBlazon {
  /** Version of the language. */
  blazon: 1;
  /** One sentence. */
  idea: string;
  dials: Record<string, Dial | Amount>;
  parts: Part[];
}

/** A line under a word, as wide as its ink, interrupted by descenders. In cap heights of the word. */
export interface Underline {
  weight: number;
  /** Below the base line, and between two rules. */
  gap: number;
  count: 1 | 2;
  /** The word's own role if omitted. */
  role?: Role;
}

/** The word is cut out of a box around it. In cap heights of the word. */
export interface WordBox {
  pad: [number, number];
  r: number;
}

/** Plain shapes that can replace a letter: for `o`, `o`, `o`, `A` and `n`, upper or lower case. */
export const DRAWN_LETTERS = ['ring', 'halves', 'disc', 'triangle', 'arch'] as const;

/** A letter drawn as a plain shape with the stem, height and overshoot of its family. */
export interface DrawnLetter {
  /** The index of the character in the word, in graphemes. */
  at: number;
  shape: (typeof DRAWN_LETTERS)[number];
  /** The role of the letter, or of its second half. */
  role?: Role;
}

/** A gap through one letter. */
export interface LetterCut {
  at: number;
  /** Height of the gap's middle above the base line, in cap heights of the word. */
  height: number;
  /** In degrees; 0 is level, positive rises to the right. */
  angle: number;
  gap: number;
}

/** A word of a line, with its own setting. Sizes are relative to the base cap height. */
export interface Word {
  text: string;
  family?: string;
  weight?: number;
  size?: number;
  tracking?: number;
  case?: 'upper' | 'lower' | 'title' | 'as-is';
  italic?: boolean;
  role?: Role;
  /** Vertical offset in cap heights, upwards. */
  rise?: number;
  underline?: Underline;
  /** The colour of dots and other marks above letters. */
  dots?: Role;
  box?: WordBox;
  drawn?: DrawnLetter;
  cut?: LetterCut;
  /** On a line's first word: rules to the left and right of the line, to the edges of the block. */
  flank?: { weight: number; gap: number; role?: Role };
}

export interface Lettering {
  family: string;
  weight: number;
  /** In em. */
  tracking: number;
  case: 'upper' | 'lower' | 'title' | 'as-is';
  italic: boolean;
  /** BCP 47, for case and shaping. */
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
  /** The mark replaces a character that the text omits. */
  markAsLetter?: { line: number; at: number; height: 'cap' | 'x' | number; space: number; overshoot: number };
  /** A plate out of which the lettering is cut. */
  plate?: { pad: [number, number]; r: number; role: Role };
  /** A dark board behind mark and word, for a colour that is unreadable on white. In cap heights. */
  board?: { pad: number; r: number };
  /** A thin upright rule between a mark and the name beside it, in cap heights. */
  divider?: { weight: number; role: Role };
  /** Drawn around the mark: a ring or frame at a distance of one gap, or a disc out of which the mark is cut. */
  container?: { shape: 'circle' | 'square' | 'shield'; filled: boolean };
}

/** The whole identity. The palette is stored separately; `ground` names the background it was designed for. */
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

/** Draws the mark as an even line along the edges of its shapes. */
export interface LineSetting {
  /** Share of the finished drawing's longer side: at least one pixel of sixteen, so that it stays visible. */
  weight: number;
  /** Share of the line that is inside the shapes. */
  inside: number;
}

/** How to paint a blazon: dial settings and level of detail. */
export interface Settings {
  dials: Readonly<Record<string, number>>;
  /** `plain` omits everything under `fine`. */
  detail: 'fine' | 'plain';
  /** Rounds the corners of the finished mark by this length of the field; "softer" increases it. */
  round?: number;
  /** Draws the finished mark as an outline. */
  line?: LineSetting;
  /** Draws in pixels, with this many cells on the longer side. */
  pixels?: number;
}

/** One painted part: its outline does not overlap the others'. */
export interface Fill {
  name: string;
  role: Role;
  outline: Outline;
  /** Set for the sandbox watermark: a band painted through the drawing, or the words over it. */
  veil?: 'band' | 'word';
}
