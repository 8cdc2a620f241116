// Draws forms of the identity on a page. Ink: the painted part of a form, without its clear space.

import type { Fill, Role } from '../../language/blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../../language/colour/palette.ts';
import type { Box } from '../../language/geometry/outline.ts';
import { type Matrix, transformOutline } from '../../language/geometry/transform.ts';
import type { Form } from '../kit/forms.ts';
import { heightOf, computeInkBox, widthOf } from '../../design/lockup/ink.ts';
import type { Composition } from '../../language/svg/composition.ts';
import type { Area, PageItem } from './page.ts';

export interface PlacementOptions {
  /** The horizontal position of the ink in its area. */
  align?: 'centre' | 'left' | 'right';
  valign?: 'middle' | 'top' | 'bottom';
}

export const fillsOf = ({ mark, wordmark }: Composition): readonly Fill[] => [...mark, ...wordmark];

export const inkBoxOf = (composition: Composition): Box => computeInkBox(fillsOf(composition));

/** Returns the transform that makes the ink as large as the area allows. */
export function fitInkToArea(
  ink: Box,
  area: Area,
  { align = 'centre', valign = 'middle' }: PlacementOptions = {},
): Matrix {
  const width = widthOf(ink) || 1;
  const height = heightOf(ink) || 1;
  const scale = Math.min(area.width / width, area.height / height);
  const freeWidth = area.width - width * scale;
  const x = area.x + { left: 0, centre: freeWidth / 2, right: freeWidth }[align];
  const freeHeight = area.height - height * scale;
  const y = area.y + { top: 0, middle: freeHeight / 2, bottom: freeHeight }[valign];
  return [scale, 0, 0, scale, x - ink.left * scale, y - ink.top * scale];
}

export const paintFills = (
  fills: readonly Fill[],
  matrix: Matrix,
  colourOf: (role: Exclude<Role, 'none'>) => Hex,
): PageItem[] =>
  fills.flatMap(({ role, outline }): PageItem[] =>
    role === 'none' || outline.length === 0
      ? []
      : [{ kind: 'fill', outline: transformOutline(outline, matrix), colour: colourOf(role) }],
  );

/** Draws a form in its colours, with its ink as large as the area allows. */
export const drawFormInColours = (
  { inColours: drawn }: Form,
  area: Area,
  colours: RoleColours,
  placing?: PlacementOptions,
): PageItem[] =>
  paintFills(fillsOf(drawn), fitInkToArea(inkBoxOf(drawn), area, placing), (role) =>
    colourOfRole(colours, role),
  );

export const drawFormInOneColour = (
  { inOneColour: drawn }: Form,
  area: Area,
  colour: Hex,
  placing?: PlacementOptions,
): PageItem[] => paintFills(fillsOf(drawn), fitInkToArea(inkBoxOf(drawn), area, placing), () => colour);

export const drawSign = (
  sign: readonly Fill[],
  area: Area,
  colour: Hex,
  placing?: PlacementOptions,
): PageItem[] => paintFills(sign, fitInkToArea(computeInkBox(sign), area, placing), () => colour);
