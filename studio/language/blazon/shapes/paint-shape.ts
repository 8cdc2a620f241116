// Draws the shapes of the language that depend only on their arguments.

import type { Outline } from '../../geometry/outline.ts';
import type { ShapeArguments, ShapeName } from '../language.ts';
import { box } from './box.ts';
import { drop, limb, petal } from './organic.ts';
import { curve, half, polygon, star } from './pointed.ts';
import { disc, quarter, ring, sector, squircle } from './round-shapes.ts';
import { bar, line, spiral, taper } from './strokes.ts';
import { gear, scallop } from './toothed.ts';

/** All shapes except those that also need earlier parts or letters, which draw-step.ts draws. */
export type PaintableShape = Exclude<ShapeName, 'use' | 'skeleton' | 'letter'>;

const SHAPE_PAINTERS: { readonly [S in PaintableShape]: (args: ShapeArguments<S>) => Outline } = {
  disc,
  ring,
  sector,
  quarter,
  box,
  bar,
  line,
  taper,
  polygon,
  star,
  curve,
  drop,
  petal,
  limb,
  squircle,
  scallop,
  gear,
  spiral,
  half,
};

export function paintShape<S extends PaintableShape>(name: S, args: ShapeArguments<S>): Outline {
  return SHAPE_PAINTERS[name](args);
}
