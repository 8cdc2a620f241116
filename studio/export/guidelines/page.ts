// A page as data: items in the order in which they are painted, in points from the top left corner.

import type { Hex } from '../../language/colour/palette.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';

/** A4 landscape. */
export const PAGE = { width: 842, height: 595 } as const;

export type PageItem =
  | { kind: 'fill'; outline: Outline; colour: Hex; opacity?: number }
  | { kind: 'line'; from: Point; to: Point; colour: Hex; width: number; dash?: readonly [number, number] }
  /** One line of selectable text in the house typeface; `at` is the start of its baseline. */
  | { kind: 'text'; at: Point; size: number; colour: Hex; text: string; width: number }
  /** Items of which only the part inside an outline is painted. */
  | { kind: 'clip'; within: Outline; items: readonly PageItem[] };

/** Items that belong together, with their meaning for assistive technology. */
export type PageBlock =
  | { kind: 'heading'; level: 1 | 2; text: string; items: readonly PageItem[] }
  | { kind: 'paragraph'; text: string; items: readonly PageItem[] }
  /** A drawing, with its text alternative. */
  | { kind: 'figure'; text: string; items: readonly PageItem[] }
  /** Rules, page numbers and backgrounds, which assistive technology skips. */
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
