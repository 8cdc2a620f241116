// A blazon as data, after reading: what the interpreter paints. The JSON that people and models write is read and
// checked by read-blazon.ts; language.ts lists every shape and operator with its arguments.

import type { Outline } from '../geometry/outline.ts';
import type { Amount, Line, Step } from './language.ts';

export type { Amount, Step } from './language.ts';

/**
 * What a part is to the identity; the palette gives each role a colour for light and for dark ground.
 * `none` is construction: never painted, only used by other parts.
 */
export const ROLES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet', 'none'] as const;
export type Role = (typeof ROLES)[number];

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
  /** First cuts itself, grown by the gap, out of what lies below. */
  knock?: Amount | Knock;
  /** Gives what lies on the right-hand side of the line another tone, one gap off the rest. */
  fold?: { line: Line; role: Role; gap?: Amount };
  /** Gives what lies inside a shape another tone, one gap off the rest. */
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
  /** The mark stands in place of a character that the text leaves out. */
  markAsLetter?: { line: number; at: number; height: 'cap' | 'x' | number; space: number; overshoot: number };
  /** A plate out of which the lettering is cut. */
  plate?: { pad: [number, number]; r: number; role: Role };
  /** Drawn around the mark: a ring or frame one gap off, or a disc out of which the mark is cut. */
  container?: { shape: 'circle' | 'square' | 'shield'; filled: boolean };
}

/** The whole identity. Palette and roles' colours stay outside; `ground` names what it was designed for. */
export interface Blazon {
  blazon: 1;
  idea: string;
  /** Null for a plain wordmark. */
  mark: MarkBlazon | null;
  /** Null when the mark stands alone. */
  lettering: Lettering | null;
  lockup: Lockup;
  ground: 'light' | 'dark';
}

/** How a stored or written blazon is to be painted: dial settings and how much detail. */
export interface Settings {
  dials: Readonly<Record<string, number>>;
  /** `plain` leaves out what stands under `fine`. */
  detail: 'fine' | 'plain';
  /** Rounds the corners of the finished mark by so much of the field; "softer" turns it. */
  round?: number;
}

/** One painted part: its outline does not overlap the others'. */
export interface Fill {
  name: string;
  role: Role;
  outline: Outline;
}
