// Shorthands for the steps that letters are built from.

import type { Amount, Part, Role, Step } from '../../language/blazon/blazon.ts';

type Corners = [Amount, Amount, Amount, Amount];

export const box = (
  left: Amount,
  top: Amount,
  wide: Amount,
  high: Amount,
  r: Amount | Corners = 0,
): Step => ({
  box: { corner: [left, top], size: [wide, high], r },
});
export const polygon = (...points: ([Amount, Amount] | [Amount, Amount, Amount])[]): Step => ({
  polygon: { points },
});
export const disc = (x: Amount, y: Amount, r: Amount): Step => ({ disc: { at: [x, y], r } });
export const ring = (x: Amount, y: Amount, r: Amount, width: Amount): Step => ({
  ring: { at: [x, y], r, width },
});
/** Fills a square from its top left corner; the right angle is at the named corner. */
export const quarter = (left: Amount, top: Amount, size: Amount, at: 'tl' | 'tr' | 'br' | 'bl'): Step => ({
  quarter: { corner: [left, top], size, at },
});
export const half = (x: Amount, y: Amount, facing: Amount): Step => ({
  half: { through: [x, y], facing },
});
export const without = (...of: Step[]): Step => ({ subtract: { of } });
export const subtractWithGap = (gap: Amount, ...of: Step[]): Step => ({ subtract: { of, gap } });
export const within = (...of: Step[]): Step => ({ intersect: { of } });
export const turned = (by: Amount): Step => ({ turn: { by, about: [50, 50] } });
/** A shape scaled into a box; its steps join the list, which keeps the drawing flat. */
export const fitted = (shape: Step, at: [number, number], size: Amount | [Amount, Amount]): Step[] => [
  ...(Array.isArray(shape) ? shape : [shape]),
  { fit: { at, size } },
];
export const part = (name: string, role: Role, ...shape: Step[]): Part => ({ name, role, shape });
/** Rounds tips that would vanish at small sizes. */
export const blunted = (r: number): Step => ({ round: { r, only: 'outer' } });
