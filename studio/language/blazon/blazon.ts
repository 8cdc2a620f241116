// A blazon as data, after reading: what the interpreter paints. The JSON that people and models write is read and
// checked by read-blazon.ts; language.ts lists every shape and operator with its arguments.

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
 * A number that may be turned. Gates hold at `min` and at `max`. These names are turned by refinements:
 * `weight` (bolder), `gap` (airier), `soft` (rounder); others belong to the drawing.
 */
export interface Dial {
  value: number;
  min: number;
  max: number;
}

export interface Knock {
  gap: Amount;
  /** Names of earlier parts; all of them when left out. */
  from?: string[];
  /** Only inside this shape: that is how strands pass over and under. */
  near?: Step;
}

export interface Part {
  name: string;
  role: Role;
  shape: Step;
  /** First cuts itself, grown by the gap, out of what is below. */
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

/** A line under a word, as wide as its ink; it steps aside for descenders. In cap heights of the word. */
export interface Underline {
  weight: number;
  /** Below the base line, and between two rules. */
  gap: number;
  count: 1 | 2;
  /** The word's own when left out. */
  role?: Role;
}

/** The word is cut out of its own box. In cap heights of the word. */
export interface WordBox {
  pad: [number, number];
  r: number;
}

/** Plain shapes that can replace a letter: for `o`, `o`, `o`, `A` and `n`, large or small. */
export const DRAWN_LETTERS = ['ring', 'halves', 'disc', 'triangle', 'arch'] as const;

/** A letter drawn as a plain shape with the stem, height and overshoot of its family. */
export interface DrawnLetter {
  /** Which character of the word, counted as people count. */
  at: number;
  shape: (typeof DRAWN_LETTERS)[number];
  /** Of the letter, or of its second half. */
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
  /** In cap heights, upwards. */
  rise?: number;
  underline?: Underline;
  /** The colour of dots and other marks above letters. */
  dots?: Role;
  box?: WordBox;
  drawn?: DrawnLetter;
  cut?: LetterCut;
  /** On a line's first word: rules to the left and the right of the line, as far as the block reaches. */
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
  /** In cap heights of the base size. */
  markHeight: number;
  /** In mark heights. */
  gap: number;
  /** What of the lettering the mark is aligned to in a row. */
  align: 'centre' | 'base' | 'x-height' | 'cap';
  /** `start` follows the script: left for Latin, right for Arabic and Hebrew. */
  side: 'start' | 'end' | 'top' | 'bottom';
  /** The mark replaces a character that the text leaves out. */
  markAsLetter?: { line: number; at: number; height: 'cap' | 'x' | number; space: number; overshoot: number };
  /** A plate out of which the lettering is cut. */
  plate?: { pad: [number, number]; r: number; role: Role };
  /** A dark board behind mark and word, for a colour that is unreadable on white. In cap heights. */
  board?: { pad: number; r: number };
  /** A thin upright rule between a mark and the name beside it, in cap heights. */
  divider?: { weight: number; role: Role };
  /** Drawn around the mark: a ring or frame one gap off, or a disc out of which the mark is cut. */
  container?: { shape: 'circle' | 'square' | 'shield'; filled: boolean };
}

/** The whole identity. Palette and roles' colours stay outside; `ground` names what it was designed for. */
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

/** An even line around the shapes of a mark in place of the shapes. */
export interface LineSetting {
  /** Share of the finished drawing's longer side: at least a pixel of sixteen, so that it is still a line there. */
  weight: number;
  /** Share of the line within the shapes. */
  inside: number;
}

/** How a stored or written blazon is to be painted: dial settings and how much detail. */
export interface Settings {
  dials: Readonly<Record<string, number>>;
  /** `plain` leaves out everything under `fine`. */
  detail: 'fine' | 'plain';
  /** Rounds the corners of the finished mark by so much of the field; "softer" turns it. */
  round?: number;
  /** Drawn in lines: the finished mark as an outline. */
  line?: LineSetting;
  /** Drawn in pixels: so many cells on the longer side. */
  pixels?: number;
}

/** One painted part: its outline does not overlap the others'. */
export interface Fill {
  name: string;
  role: Role;
  outline: Outline;
  /** Of the sandbox watermark: a band of the drawing that is painted through, or the words that lie over it. */
  veil?: 'band' | 'word';
}
