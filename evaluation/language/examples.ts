// One small drawing for every shape and operator of the language, for the documentation.

import type { OperatorName, ShapeName } from '@blazon/studio/language/blazon/language.ts';

/** Shapes as they are written in the language, on its field of 100 by 100 units. */
export const SHAPE_EXAMPLES: Readonly<Record<Exclude<ShapeName, 'use'>, unknown>> = {
  disc: { disc: { at: [50, 50], r: [48, 36] } },
  ring: { ring: { at: [50, 50], r: 46, width: 18 } },
  sector: { sector: { at: [50, 50], r: 48, from: 30, to: 330, hole: 18 } },
  quarter: { quarter: { corner: [8, 8], size: 84, at: 'bl' } },
  box: { box: { corner: [8, 20], size: [84, 60], r: [30, 6, 30, 6] } },
  bar: { bar: { from: [14, 86], to: [86, 14], width: 20, cap: 'round' } },
  line: {
    line: {
      points: [
        [8, 84],
        [34, 18],
        [62, 82],
        [90, 16],
      ],
      width: 16,
      bend: 12,
    },
  },
  taper: {
    taper: {
      points: [
        [8, 30],
        [40, 24, 'smooth', 110],
        [60, 76, 'smooth', 110],
        [94, 66],
      ],
      from: 6,
      mid: 26,
      to: 6,
    },
  },
  polygon: {
    polygon: {
      points: [
        [10, 90],
        [22, 12, 10],
        [92, 34, 18],
        [78, 90],
      ],
    },
  },
  star: { star: { at: [50, 52], n: 5, r: 50, inner: 26, round: 3 } },
  curve: {
    curve: {
      points: [
        [6, 60],
        [30, 20, 'smooth', 60],
        [66, 34, 'smooth', 110],
        [96, 14],
        [80, 76, 'smooth', 220],
        [40, 86, 'smooth', 280],
      ],
    },
  },
  drop: { drop: { at: [50, 62], r: 32, tip: [50, 4] } },
  petal: { petal: { from: [12, 88], to: [88, 12], width: 50, lean: 0.4 } },
  limb: {
    limb: {
      points: [
        [20, 24, 18],
        [56, 46, 9],
        [74, 84, 13],
      ],
    },
  },
  squircle: { squircle: { at: [50, 50], r: 46 } },
  scallop: { scallop: { at: [50, 50], r: 48, n: 8, depth: 9 } },
  gear: { gear: { at: [50, 50], r: 48, n: 9, depth: 11, hole: 16 } },
  spiral: { spiral: { at: [50, 50], from: 8, to: 42, turns: 2, width: 10, cap: 'round' } },
  half: [{ disc: { at: [50, 50], r: 46 } }, { intersect: { half: { through: [50, 50], facing: 60 } } }],
  skeleton: { skeleton: { char: 'R', weight: 22 } },
  letter: { letter: { char: 'g', family: 'Fraunces', weight: 600, at: [50, 50], height: 92 } },
};

/** A whole mark, because `use` repeats another part. */
export const USE_EXAMPLE: unknown = {
  idea: 'a moon, and the same moon again',
  parts: [
    {
      name: 'moon',
      role: 'lead',
      shape: [{ disc: { at: [32, 50], r: 30 } }, { subtract: { disc: { at: [46, 44], r: 26 } } }],
    },
    { name: 'again', role: 'second', shape: [{ use: 'moon' }, { turn: 180 }] },
  ],
};

interface OperatorExample {
  /** The shape, or the steps, that the operator is applied to. */
  before: unknown;
  /** The operator with its arguments. */
  step: unknown;
}

const leaf = { petal: { from: [50, 50], to: [50, 4], width: 24 } };
const plate = { box: { corner: [10, 10], size: 80, r: 14 } };
const flag = {
  polygon: {
    points: [
      [14, 12],
      [58, 26],
      [30, 44],
      [30, 88],
      [14, 88],
    ],
  },
};
const bricks = [
  { box: { corner: [4, 12], size: [40, 34] } },
  { box: { corner: [54, 12], size: [40, 34] } },
  { box: { corner: [30, 46], size: [40, 40] } },
];
const brush = { bar: { from: [10, 30], to: [26, 30], width: 12, cap: 'round' } };

export const OPERATOR_EXAMPLES: Readonly<Record<OperatorName, OperatorExample>> = {
  subtract: { before: plate, step: { subtract: { of: { disc: { at: [64, 36], r: 24 } } } } },
  intersect: { before: plate, step: { intersect: { disc: { at: [50, 58], r: 40 } } } },
  exclude: { before: plate, step: { exclude: { disc: { at: [66, 66], r: 30 } } } },
  move: { before: { disc: { at: [34, 34], r: 26 } }, step: { move: [32, 32] } },
  turn: { before: flag, step: { turn: { by: 40, about: [34, 56] } } },
  scale: { before: flag, step: { scale: { by: [1.5, 0.7], about: [14, 50] } } },
  skew: {
    before: { box: { corner: [24, 14], size: [40, 72] } },
    step: { skew: { by: 20, about: [50, 86] } },
  },
  mirror: { before: flag, step: { mirror: { x: 50 } } },
  flip: { before: flag, step: { flip: { x: 44 } } },
  halfturn: { before: flag, step: { halfturn: [50, 50] } },
  spin: { before: leaf, step: { spin: { n: 6 } } },
  repeat: {
    before: { bar: { from: [12, 20], to: [36, 80], width: 12 } },
    step: { repeat: { n: 4, by: [18, 0] } },
  },
  along: {
    before: brush,
    step: {
      along: {
        points: [
          [12, 70],
          [50, 26, 'smooth', 90],
          [88, 70],
        ],
        n: 6,
        turning: true,
      },
    },
  },
  cut: {
    before: plate,
    step: { cut: { line: { through: [50, 50], angle: 60 }, gap: 8, offsets: [-16, 16] } },
  },
  rays: {
    before: { disc: { at: [50, 50], r: 46 } },
    step: { rays: { through: [50, 50], n: 7, gap: 7, oneWay: true } },
  },
  slide: {
    before: { disc: { at: [42, 50], r: 36 } },
    step: { slide: { line: { y: 50 }, by: 18, gap: 8 } },
  },
  stripes: { before: { disc: { at: [50, 50], r: 46 } }, step: { stripes: { angle: 30, width: 10, gap: 8 } } },
  grow: { before: { star: { at: [50, 53], n: 5, r: 30, inner: 14 } }, step: { grow: 7 } },
  outline: { before: { star: { at: [50, 52], n: 5, r: 50, inner: 26 } }, step: { outline: 9 } },
  round: { before: bricks, step: { round: 12 } },
  fit: { before: flag, step: { fit: { at: [50, 50], size: [96, 50], stretch: true } } },
  keep: { before: [plate, { cut: { line: { through: [58, 50], angle: 20 }, gap: 8 } }], step: { keep: 1 } },
};
