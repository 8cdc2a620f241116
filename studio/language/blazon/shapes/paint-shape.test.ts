import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areaOf, boundingBoxOf, signedArea } from '../../geometry/bounds.ts';
import { countNodes } from '../../geometry/measure.ts';
import type { Outline } from '../../geometry/outline.ts';
import type { ShapeArguments } from '../language.ts';
import { SHAPES } from '../language.ts';
import { arbitraryArguments } from './arbitrary-arguments.ts';
import { paintShape } from './paint-shape.ts';
import type { PaintableShape } from './paint-shape.ts';

const NAMES = Object.keys(SHAPES).filter(
  (name): name is PaintableShape => name !== 'use' && name !== 'skeleton' && name !== 'letter',
);

const isFiniteOutline = (outline: Outline): boolean =>
  outline.every((contour) =>
    contour.every((knot) => [...knot.at, ...(knot.in ?? []), ...(knot.out ?? [])].every(Number.isFinite)),
  );

describe.each(NAMES)('%s', (name) => {
  test.each(['ordinary', 'wild'])('is drawn as a valid outline with any %s arguments', (kind) => {
    const term = SHAPES[name];
    fc.assert(
      fc.property(arbitraryArguments(term, kind === 'wild'), (args) => {
        const outline = paintShape(name, args as never);
        expect(isFiniteOutline(outline)).toBe(true);
        expect(outline.every((contour) => contour.length >= 2)).toBe(true);
        // The area is positive, because outer contours are larger than their holes.
        expect(outline.reduce((total, contour) => total + signedArea(contour), 0)).toBeGreaterThan(-0.01);
      }),
      { seed: 20, numRuns: 40 },
    );
  });
});

const centre: [number, number] = [50, 50];
const GOLDEN_SHAPES: [string, Outline, { nodes: number; area: number }][] = [
  ['disc', paintShape('disc', { at: centre, r: 50 }), { nodes: 4, area: 7856 }],
  ['ring', paintShape('ring', { at: centre, r: 50, width: 20 }), { nodes: 8, area: 5028 }],
  ['box', paintShape('box', { at: centre, size: [100, 60] }), { nodes: 4, area: 6000 }],
  ['rounded box', paintShape('box', { at: centre, size: 100, r: 20 }), { nodes: 8, area: 9657 }],
  ['pill', paintShape('box', { at: centre, size: [100, 40], r: 99 }), { nodes: 6, area: 3657 }],
  ['quarter', paintShape('quarter', { corner: [0, 0], size: 100, at: 'tl' }), { nodes: 3, area: 7856 }],
  [
    'sector',
    paintShape('sector', { at: centre, r: 50, from: 0, to: 180, hole: 20 }),
    { nodes: 6, area: 3300 },
  ],
  ['bar', paintShape('bar', { from: [0, 0], to: [100, 0], width: 20 }), { nodes: 4, area: 2000 }],
  [
    'round bar',
    paintShape('bar', { from: [10, 0], to: [90, 0], width: 20, cap: 'round' }),
    { nodes: 6, area: 1914 },
  ],
  [
    'slanted bar',
    paintShape('bar', { from: [0, 0], to: [80, 0], width: 20, cap: 'slant' }),
    { nodes: 4, area: 1800 },
  ],
  [
    'n with a bend',
    paintShape('line', {
      points: [
        [10, 100],
        [10, 10],
        [90, 10],
        [90, 100],
      ],
      width: 20,
      bend: 30,
    }),
    { nodes: 12, area: 4685 },
  ],
  [
    'frame',
    paintShape('line', {
      points: [
        [10, 10],
        [90, 10],
        [90, 90],
        [10, 90],
      ],
      width: 20,
      closed: true,
    }),
    { nodes: 8, area: 6400 },
  ],
  ['hexagon', paintShape('star', { at: centre, n: 6, r: 50 }), { nodes: 6, area: 6495 }],
  ['star', paintShape('star', { at: centre, n: 5, r: 50, inner: 20 }), { nodes: 10, area: 2939 }],
  ['drop', paintShape('drop', { at: [50, 65], r: 35, tip: [50, 0] }), { nodes: 5, area: 4538 }],
  ['petal', paintShape('petal', { from: [0, 50], to: [100, 50], width: 40 }), { nodes: 2, area: 2752 }],
  [
    'limb',
    paintShape('limb', {
      points: [
        [20, 50, 20],
        [80, 50, 20],
      ],
    }),
    { nodes: 6, area: 3657 },
  ],
  ['squircle', paintShape('squircle', { at: centre, r: 50 }), { nodes: 4, area: 9215 }],
  ['scallop', paintShape('scallop', { at: centre, r: 50, n: 8, depth: 8 }), { nodes: 16, area: 7084 }],
  ['gear', paintShape('gear', { at: centre, r: 50, n: 10, depth: 10, hole: 15 }), { nodes: 44, area: 5676 }],
];

test.each(GOLDEN_SHAPES)('%s has few nodes and the right area', (_name, outline, expected) => {
  expect({ nodes: countNodes(outline), area: Math.round(areaOf(outline)) }).toEqual(expected);
});

test('a quarter has its right angle at the named corner of its square', () => {
  for (const at of ['tl', 'tr', 'br', 'bl'] as const) {
    const outline = paintShape('quarter', { corner: [10, 20], size: 30, at });
    const box = boundingBoxOf(outline);
    expect(box).toEqual({ left: 10, top: 20, right: 40, bottom: 50 });
    const corner = [at.endsWith('l') ? 10 : 40, at.startsWith('t') ? 20 : 50];
    expect(outline.flat().map((knot) => knot.at)).toContainEqual(corner);
  }
});

test('a box reduces all its radii by the same factor if they do not fit, and keeps its edges exact', () => {
  const outline = paintShape('box', { corner: [0, 0], size: [60, 30], r: [40, 40, 0, 0] });
  expect(boundingBoxOf(outline)).toEqual({ left: 0, top: 0, right: 60, bottom: 30 });
  expect(countNodes(outline)).toBe(3);
});

test('a half-plane is drawn on the side that its angle faces', () => {
  const box = boundingBoxOf(paintShape('half', { through: [50, 40], facing: 90 }));
  expect(box?.left).toBe(50);
});

test('a curve is the same if its points are in anticlockwise order', () => {
  const points: ShapeArguments<'curve'>['points'] = [
    [10, 50, 'smooth'],
    [50, 10, 'smooth'],
    [90, 50, 'smooth'],
    [50, 80],
  ];
  const forward = areaOf(paintShape('curve', { points }));
  expect(forward).toBeGreaterThan(4000);
  expect(areaOf(paintShape('curve', { points: points.toReversed() }))).toBeCloseTo(forward, 1);
});
