// The types of a blazon: the description of a logo as data. read-blazon.ts reads them from the JSON that people and
// models write; language.ts lists every shape and operator with its arguments.

import type { Outline } from '../geometry/outline.ts';
import type { Amount, Line, Step } from './language.ts';

export type { Amount, Step } from './language.ts';

/**
 * Every painted part has a role instead of a colour, and the palette gives each role a colour on white and on dark. A
 * part with the role `none` is never painted: other parts use its shape.
 */
export const ROLES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet', 'none'] as const;
/** Further colours, for a drawing that has more colours than there are named roles. */
export type Tone = `tone-${number}`;
export type Role = (typeof ROLES)[number] | Tone;

/**
 * A number that can be adjusted from `min` to `max`. The drawing must pass the quality gates in the whole range.
 * Refinements such as "bolder", "airier" and "rounder" adjust the dials named `weight`, `gap` and `soft`.
 */
export interface Dial {
  value: number;
  min: number;
  max: number;
}

/** A knock cuts a part, enlarged by a gap, out of earlier parts. */
export interface Knock {
  gap: Amount;
  /** The names of the earlier parts to cut. All of them if omitted. */
  from?: string[];
  /** The gap is cut only inside this shape, so that interlaced bands can pass over and under each other. */
  near?: Step;
}

export interface MarkPart {
  name: string;
  role: Role;
  shape: Step;
  /** A plain number stands for a knock with this gap out of all earlier parts. */
  knock?: Amount | Knock;
  /** Gives the area of the part to the right of a line another role, optionally separated by a gap. */
  fold?: { line: Line; role: Role; gap?: Amount };
  /** Gives the area of the part inside a shape another role, optionally separated by a gap. */
  split?: { by: Step; role: Role; gap?: Amount };
}

export interface MarkBlazon {
  /** The version of the language. */
  blazon: 1;
  /** The idea of the mark, in one sentence. */
  idea: string;
  dials: Record<string, Dial | Amount>;
  parts: MarkPart[];
}

/**
 * One or two rules under a word, as wide as its ink and interrupted by descenders. Lengths are in cap heights of the
 * word.
 */
export interface Underline {
  weight: number;
  /** The distance from the baseline to the first rule. */
  gap: number;
  /** The number of rules. */
  count: 1 | 2;
  /** The role of the rules. The word's own role if omitted. */
  role?: Role;
}

/** A filled box out of which the word is cut. Lengths are in cap heights of the word. */
export interface WordBox {
  /** The horizontal and the vertical padding. */
  pad: [number, number];
  /** The corner radius. */
  r: number;
}

/**
 * Plain shapes that can replace a letter: `ring`, `halves` and `disc` an `o` or `O`, `triangle` an `A`, and `arch` an
 * `n`.
 */
export const DRAWN_LETTERS = ['ring', 'halves', 'disc', 'triangle', 'arch'] as const;

/** A letter replaced by a plain shape, with the stem width, height and overshoot of the typeface. */
export interface DrawnLetter {
  /** The index of the character in the word, in graphemes. */
  at: number;
  shape: (typeof DRAWN_LETTERS)[number];
  /** The role of the shape. For `halves`, of its second half. */
  role?: Role;
}

/** A straight gap that is cut through one letter of a word. */
export interface LetterCut {
  /** The index of the character in the word, in graphemes. */
  at: number;
  /** The height of the middle of the gap above the baseline, in cap heights of the word. */
  height: number;
  /** The angle of the gap in degrees: 0 is level, and positive values rise to the right. */
  angle: number;
  /** The width of the gap, in cap heights of the word. */
  gap: number;
}

/** A word of a line. Its settings override those of the lettering. */
export interface Word {
  text: string;
  family?: string;
  weight?: number;
  /** The cap height, relative to that of the base size. */
  size?: number;
  tracking?: number;
  case?: 'upper' | 'lower' | 'title' | 'as-is';
  italic?: boolean;
  role?: Role;
  /** How far the word is raised above the baseline, in cap heights of the base size. */
  rise?: number;
  underline?: Underline;
  /** The role of the dots and accents of the word's letters. */
  dots?: Role;
  box?: WordBox;
  drawn?: DrawnLetter;
  cut?: LetterCut;
  /** Draws rules to the left and right of the line, up to the edges of the block. Only for the first word of a line. */
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
  /** The space between lines, in cap heights of the base size. */
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
  /** The height of the lettering to which the mark is aligned in the layout `row`. */
  align: 'centre' | 'base' | 'x-height' | 'cap';
  /** `start` follows the script: left for Latin, right for Arabic and Hebrew. */
  side: 'start' | 'end' | 'top' | 'bottom';
  /** Set if the mark takes the place of a character. The text omits that character. */
  markAsLetter?: { line: number; at: number; height: 'cap' | 'x' | number; space: number; overshoot: number };
  /** A filled plate out of which the lettering is cut. */
  plate?: { pad: [number, number]; r: number; role: Role };
  /**
   * A dark plate behind mark and lettering, for a logo in a colour that is unreadable on white. Lengths are in cap
   * heights.
   */
  board?: { pad: number; r: number };
  /** A thin vertical rule between the mark and the name beside it. Its weight is in cap heights. */
  divider?: { weight: number; role: Role };
  /** A frame around the mark: a ring at a distance of one gap, or a filled shape out of which the mark is cut. */
  container?: { shape: 'circle' | 'square' | 'shield'; filled: boolean };
}

/** A whole identity, except its palette, which is stored separately. */
export interface Blazon {
  blazon: 1;
  idea: string;
  /** Null for a plain wordmark. */
  mark: MarkBlazon | null;
  /** Null when there is only a mark. */
  lettering: Lettering | null;
  lockup: Lockup;
  /** The background for which the identity was designed. */
  ground: 'light' | 'dark';
}

/** How a mark is converted to line work: an even line along the edges of its shapes. */
export interface LineSetting {
  /**
   * The line width relative to the longer side of the finished drawing. At least 1/16, so that the line stays visible
   * at 16 pixels.
   */
  weight: number;
  /** The share of the line width that lies inside the shapes. */
  inside: number;
}

/** How a mark is drawn. */
export interface MarkSettings {
  /** The values of dials that differ from the defaults of the blazon. */
  dials: Readonly<Record<string, number>>;
  /** `fine` omits the steps under `plain` in the blazon, and `plain` those under `fine`. */
  detail: 'fine' | 'plain';
  /** The radius by which the outer corners of the finished mark are rounded, in units of the field. */
  round?: number;
  /** Converts the finished mark to line work. */
  line?: LineSetting;
  /** Converts the finished mark to pixel art with this many cells on the longer side. */
  pixels?: number;
}

/** An outline to be painted in the colour of a role. The fills of a drawing do not overlap. */
export interface Fill {
  name: string;
  role: Role;
  outline: Outline;
  /** Set for the parts of the sandbox watermark: a translucent band of the drawing, or the words over it. */
  veil?: 'band' | 'word';
}
