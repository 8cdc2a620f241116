// Reads basic shapes and paths as trails (open or closed sequences of curves), in the element's own units.

import { ellipseContour } from '../language/geometry/arc.ts';
import { cubicsOf, lineCubic } from '../language/geometry/cubic.ts';
import type { Contour, Point } from '../language/geometry/outline.ts';
import type { Trail } from '../language/geometry/trail.ts';
import { roundedBoxContour } from '../language/geometry/boxes.ts';
import { LIMITS } from './drawing-limits.ts';
import { convertArcToCubics } from './arc-pieces.ts';
import { readPath } from './read-path.ts';
import type { Element } from './read-xml.ts';
import { readNumber, readNumbers } from './scan-numbers.ts';

export const SHAPE_NAMES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** Returns no trails if the element draws nothing. `tell` reports unreadable attributes. */
export function readTrails(element: Element, tell: (sentence: string) => void): readonly Trail[] {
  const number = (name: string, fallback = 0): number => {
    const value = element.attributes.get(name);
    if (value === undefined) return fallback;
    const read = readNumber(value);
    if (read === null) tell(`\`${name}\` is one number in the units of the view box`);
    return read ?? fallback;
  };
  switch (element.name) {
    case 'path': {
      const reading = readPath(element.attributes.get('d') ?? '', LIMITS.pointsOfElement);
      if (!reading.ok) tell(reading.sentence);
      return reading.ok ? reading.trails : [];
    }
    case 'rect':
      return createRectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx', NaN),
        number('ry', NaN),
      );
    case 'circle':
      return createEllipse([number('cx'), number('cy')], number('r'), number('r'));
    case 'ellipse':
      return createEllipse([number('cx'), number('cy')], number('rx'), number('ry'));
    case 'line':
      return [
        { pieces: [lineCubic([number('x1'), number('y1')], [number('x2'), number('y2')])], closed: false },
      ];
    default:
      return readPolygon(element, tell);
  }
}

const createClosedTrail = (contour: Contour): Trail => ({ pieces: cubicsOf(contour), closed: true });

const createEllipse = (centre: Point, rx: number, ry: number): Trail[] =>
  rx > 0 && ry > 0 ? [createClosedTrail(ellipseContour(centre, rx, ry))] : [];

/** Creates a rectangle. If one radius is NaN, the other one is used for both. Each is limited to half a side. */
function createRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): Trail[] {
  if (!(width > 0) || !(height > 0)) return [];
  const [across, down] = [Number.isNaN(rx) ? ry : rx, Number.isNaN(ry) ? rx : ry];
  const [a, b] = [
    Math.min(Math.max(0, Number.isNaN(across) ? 0 : across), width / 2),
    Math.min(Math.max(0, Number.isNaN(down) ? 0 : down), height / 2),
  ];
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  if (a < 1e-9 || b < 1e-9) return [createClosedTrail(roundedBoxContour(box, 0))];
  const corner = (from: Point, to: Point) => convertArcToCubics(from, to, a, b, 0, false, true);
  const side = (from: Point, to: Point) =>
    Math.hypot(to[0] - from[0], to[1] - from[1]) > 1e-9 ? [lineCubic(from, to)] : [];
  const { left, top, right, bottom } = box;
  return [
    {
      closed: true,
      pieces: [
        ...side([left + a, top], [right - a, top]),
        ...corner([right - a, top], [right, top + b]),
        ...side([right, top + b], [right, bottom - b]),
        ...corner([right, bottom - b], [right - a, bottom]),
        ...side([right - a, bottom], [left + a, bottom]),
        ...corner([left + a, bottom], [left, bottom - b]),
        ...side([left, bottom - b], [left, top + b]),
        ...corner([left, top + b], [left + a, top]),
      ],
    },
  ];
}

function readPolygon(element: Element, tell: (sentence: string) => void): Trail[] {
  const numbers = readNumbers(element.attributes.get('points') ?? '', 2 * LIMITS.pointsOfElement);
  if (numbers === null || numbers.length % 2 === 1) {
    tell(`\`points\` is a list of x,y pairs, at most ${LIMITS.pointsOfElement}`);
    return [];
  }
  const points: Point[] = [];
  for (let index = 0; index < numbers.length; index += 2)
    points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  const [first] = points;
  if (first === undefined || points.length < 2) return [];
  const closed = element.name === 'polygon';
  const ends = closed ? [...points, first] : points;
  return [{ closed, pieces: ends.slice(1).map((to, index) => lineCubic(ends[index] ?? to, to)) }];
}
