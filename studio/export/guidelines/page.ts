// A page as data: what is painted, in order, in points from the top left corner. The caller writes the file.

import type { Hex } from '../../language/colour/palette.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';

/** A4 landscape. */
export const PAGE = { width: 842, height: 595 } as const;

export type PageItem =
  | { kind: 'fill'; outline: Outline; colour: Hex; opacity?: number }
  | { kind: 'line'; from: Point; to: Point; colour: Hex; width: number; dash?: readonly [number, number] }
  /** One line of live text in the house typeface, on its baseline. */
  | { kind: 'text'; at: Point; size: number; colour: Hex; text: string; width: number }
  /** Items painted only inside an outline. */
  | { kind: 'clip'; within: Outline; items: readonly PageItem[] };

/** The semantics of a block, for assistive technology. */
export type PageBlock =
  | { kind: 'heading'; level: 1 | 2; text: string; items: readonly PageItem[] }
  | { kind: 'paragraph'; text: string; items: readonly PageItem[] }
  /** A drawing, with its text alternative. */
  | { kind: 'figure'; text: string; items: readonly PageItem[] }
  /** Rules, page numbers and backgrounds: decoration without text. */
  | { kind: 'decoration'; items: readonly PageItem[] };

export interface Page {
  title: string;
  blocks: readonly PageBlock[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const insetArea = ({ x, y, width, height }: Area, by: number, byY = by): Area => ({
  x: x + by,
  y: y + byY,
  width: width - 2 * by,
  height: height - 2 * byY,
});

export const centreOfArea = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height / 2];
