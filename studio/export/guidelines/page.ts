// A page as data: what is painted, in order, in points from the top left corner. The caller writes the file.

import type { Hex } from '../../language/colour/palette.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';

/** A4 landscape. */
export const PAGE = { width: 842, height: 595 } as const;

export type Item =
  | { kind: 'fill'; outline: Outline; colour: Hex; opacity?: number }
  | { kind: 'line'; from: Point; to: Point; colour: Hex; width: number; dash?: readonly [number, number] }
  /** One line of live text in the house typeface, on its baseline. */
  | { kind: 'text'; at: Point; size: number; colour: Hex; text: string; width: number }
  /** Items painted only inside an outline. */
  | { kind: 'clip'; within: Outline; items: readonly Item[] };

/** The semantics of a block, for assistive technology. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string; items: readonly Item[] }
  | { kind: 'paragraph'; text: string; items: readonly Item[] }
  /** A drawing, with its text alternative. */
  | { kind: 'figure'; text: string; items: readonly Item[] }
  /** Rules, page numbers and backgrounds: decoration without text. */
  | { kind: 'decoration'; items: readonly Item[] };

export interface Page {
  title: string;
  blocks: readonly Block[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const inset = ({ x, y, width, height }: Area, by: number, byY = by): Area => ({
  x: x + by,
  y: y + byY,
  width: width - 2 * by,
  height: height - 2 * byY,
});

export const centreOf = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height / 2];
