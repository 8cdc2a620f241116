// Short functions that create steps, the drawing instructions of a mark.

import type { Amount, MarkPart, Role, Step } from '../../language/blazon/blazon.ts';

type Corners = [Amount, Amount, Amount, Amount];

export const createBoxStep = (
  left: Amount,
  top: Amount,
  wide: Amount,
  high: Amount,
  r: Amount | Corners = 0,
): Step => ({
  box: { corner: [left, top], size: [wide, high], r },
});
export const createPolygonStep = (...points: ([Amount, Amount] | [Amount, Amount, Amount])[]): Step => ({
  polygon: { points },
});
export const createDiscStep = (x: Amount, y: Amount, r: Amount): Step => ({ disc: { at: [x, y], r } });
export const createRingStep = (x: Amount, y: Amount, r: Amount, width: Amount): Step => ({
  ring: { at: [x, y], r, width },
});
/** A quarter disc in a square with this top left corner. Its right angle is in the corner `at`. */
export const createQuarterStep = (
  left: Amount,
  top: Amount,
  size: Amount,
  at: 'tl' | 'tr' | 'br' | 'bl',
): Step => ({
  quarter: { corner: [left, top], size, at },
});
export const createHalfPlaneStep = (x: Amount, y: Amount, facing: Amount): Step => ({
  half: { through: [x, y], facing },
});
export const createSubtractStep = (...of: Step[]): Step => ({ subtract: { of } });
export const createSubtractStepWithGap = (gap: Amount, ...of: Step[]): Step => ({ subtract: { of, gap } });
export const createIntersectStep = (...of: Step[]): Step => ({ intersect: { of } });
export const createTurnStep = (by: Amount): Step => ({ turn: { by, about: [50, 50] } });
/** Returns the steps of a shape, followed by one that scales it into a box. */
export const createFitSteps = (
  shape: Step,
  at: [number, number],
  size: Amount | [Amount, Amount],
): Step[] => [...(Array.isArray(shape) ? shape : [shape]), { fit: { at, size } }];
export const createPart = (name: string, role: Role, ...shape: Step[]): MarkPart => ({ name, role, shape });
/** Rounds pointed tips, which would vanish at small sizes. */
export const createBluntTipsStep = (r: number): Step => ({ round: { r, only: 'outer' } });
