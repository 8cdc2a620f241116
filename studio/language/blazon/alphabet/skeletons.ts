// A constructed alphabet of geometric letters; skeleton.ts describes their format. Small letters fill the same height
// as capitals: an ascender starts at y 0, and a descender ends at y 100.

import type { Amount, Step } from '../blazon.ts';
import type { Skeleton } from './skeleton.ts';

type Corners = [Amount, Amount, Amount, Amount];

const createBoxStep = (
  left: Amount,
  top: Amount,
  wide: Amount,
  high: Amount,
  r: Amount | Corners = 0,
): Step => ({
  box: { corner: [left, top], size: [wide, high], r },
});
const createPolygonStep = (...points: [Amount, Amount][]): Step => ({ polygon: { points } });
const createSubtractStep = (...of: Step[]): Step => ({ subtract: { of } });
/** Trims strokes to the height of the letter, so that they end flat at its top and bottom. */
const flatEnds: Step = { intersect: { of: { box: { corner: [-150, 0], size: [400, 100] } } } };
const createStrokeStep = (...points: [Amount, Amount][]): Step => ({ line: { points, width: '$weight' } });

const leftStem = createBoxStep('$left', 0, '$weight', 100);
const rightStem = createBoxStep('$right-$weight', 0, '$weight', 100);

/** Draws a rounded frame between two heights. `round` selects which corners are round. */
const createBowl = (
  top: Amount,
  high: Amount,
  wide: Amount,
  round: [number, number, number, number],
): Step[] => [
  createBoxStep('$left', top, wide, high, createCornerRadii('$corner', round)),
  createSubtractStep(
    createBoxStep(
      '$left+$weight',
      `${top}+$weight`,
      `max(0,${wide}-2*$weight)`,
      `max(0,${high}-2*$weight)`,
      createCornerRadii('$inner', round),
    ),
  ),
];
const createCornerRadii = (radius: string, round: [number, number, number, number]): Corners => [
  round[0] === 1 ? radius : 0,
  round[1] === 1 ? radius : 0,
  round[2] === 1 ? radius : 0,
  round[3] === 1 ? radius : 0,
];
const ring = createBowl(0, '100', '$width', [1, 1, 1, 1]);

/** Draws two legs below an arch that starts at `top`. */
const createArch = (top: Amount): Step => [
  createBoxStep('$left', top, '$width', 180, [0, '$corner', 0, 0]),
  createSubtractStep(
    createBoxStep('$left+$weight', `${top}+$weight`, '$width-2*$weight', 180, ['$inner', '$inner', 0, 0]),
  ),
  flatEnds,
];

const createCup = (bottomRight: Amount, innerRight: Amount = bottomRight): Step[] => [
  createBoxStep('$left', -80, '$width', 180, [0, 0, bottomRight, '$corner']),
  createSubtractStep(
    createBoxStep('$left+$weight', -80, '$width-2*$weight', '180-$weight', [0, 0, innerRight, '$inner']),
  ),
  flatEnds,
];

/** Draws a stem on the right whose foot turns left and ends flat. */
const createTail = (top: Amount): Step[] => [
  createBoxStep('$left', -80, '$width', 180, [0, 0, '$corner', 0]),
  createSubtractStep(createBoxStep('$left-1', -80, '$width-$weight+1', '180-$weight', [0, 0, '$inner', 0])),
  { intersect: { of: createBoxStep('$left', top, '$width', `100-${top}`) } },
];

/** The horizontal width of a diagonal stroke that spans half of the letter's width from top to bottom. */
const LEANING_STROKE_DIALS = { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/40000)' };
/** The horizontal width of a diagonal stroke that spans the letter's whole width from top to bottom. */
const CROSSING_STROKE_DIALS = { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/10000)' };

const peak: Step[] = [
  createStrokeStep(['$left+$d/2-($width-$d)/10', 120], [50, 0], ['$right-$d/2+($width-$d)/10', 120]),
  flatEnds,
];
const valley: Step[] = [
  createStrokeStep(['$left+$d/2-($width-$d)/10', -20], [50, 100], ['$right-$d/2+($width-$d)/10', -20]),
  flatEnds,
];
const peakOutside = createPolygonStep(['$left', 100], ['50-$d/2', 0], ['50+$d/2', 0], ['$right', 100]);

const createSkeleton = (width: number, corner: number, bar: number, shape: Step, dials = {}): Skeleton => ({
  width,
  corner,
  bar,
  shape,
  dials,
});

const C = createSkeleton(96, 50, 50, [...ring, createSubtractStep(createBoxStep(52, 29, '$width', 42))]);
const O = createSkeleton(100, 50, 50, ring);
const S = createSkeleton(78, 34, 50, {
  line: {
    points: [
      ['$right-2', '$weight/2'],
      ['$left+$weight/2', '$weight/2'],
      ['$left+$weight/2', '$bar'],
      ['$right-$weight/2', '$bar'],
      ['$right-$weight/2', '100-$weight/2'],
      ['$left+2', '100-$weight/2'],
    ],
    width: '$weight',
    bend: 'max(0,min($corner-$weight/2,25-$weight/4))',
  },
});
const V = createSkeleton(100, 0, 50, valley, LEANING_STROKE_DIALS);
const W = createSkeleton(
  144,
  0,
  22,
  [
    createStrokeStep(
      ['$left+$d/2-$step/5', -20],
      ['$left+$d/2+$step', 100],
      [50, '$bar'],
      ['$right-$d/2-$step', 100],
      ['$right-$d/2+$step/5', -20],
    ),
    flatEnds,
  ],
  { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/160000)', step: '($width-$d)/4' },
);
const X = createSkeleton(
  92,
  0,
  50,
  [
    createStrokeStep(['$left+$d/2-$reach', -20], ['$right-$d/2+$reach', 120]),
    createStrokeStep(['$right-$d/2+$reach', -20], ['$left+$d/2-$reach', 120]),
    flatEnds,
  ],
  { ...CROSSING_STROKE_DIALS, reach: '($width-$d)/5' },
);
const Z = createSkeleton(
  82,
  0,
  50,
  [
    createBoxStep('$left', 0, '$width', '$weight'),
    createBoxStep('$left', '100-$weight', '$width', '$weight'),
    createPolygonStep(['$right-$d', 0], ['$right', 0], ['$left+$d', 100], ['$left', 100]),
  ],
  CROSSING_STROKE_DIALS,
);

/** Draws the two arms of a K, which leave the stem at the height `bar`: one towards `top`, one towards the baseline. */
const createArms = (top: number): Step => [
  createStrokeStep(['$joint+$slope*($bar+20)', '-20'], ['$joint', '$bar'], ['$joint+$slope*(120-$bar)', 120]),
  { intersect: { of: createBoxStep('$left', top, '$width', 100 - top) } },
];
const createArmDials = (reach: string) => ({
  joint: '$left+$weight/2',
  d: `$weight*sqrt(1+($width-1.5*$weight)*($width-1.5*$weight)/(${reach}*${reach}))`,
  slope: `($right-$d/2-$joint)/${reach}`,
});

const CAPITALS: Record<string, Skeleton> = {
  A: createSkeleton(
    104,
    0,
    62,
    [peak, [createBoxStep('$left', '$bar', '$width', '$weight*0.8'), { intersect: { of: peakOutside } }]],
    LEANING_STROKE_DIALS,
  ),
  B: createSkeleton(74, 30, 50, [
    ...createBowl(0, '($bar+$weight/2)', '($width-4)', [0, 1, 1, 0]),
    createBowl('($bar-$weight/2)', '(100-$bar+$weight/2)', '$width', [0, 1, 1, 0]),
  ]),
  C,
  D: createSkeleton(86, 50, 50, createBowl(0, '100', '$width', [0, 1, 1, 0])),
  E: createSkeleton(68, 0, 50, [
    leftStem,
    createBoxStep('$left', 0, '$width', '$weight'),
    createBoxStep('$left', '$bar-$weight/2', '$width*0.9', '$weight'),
    createBoxStep('$left', '100-$weight', '$width', '$weight'),
  ]),
  F: createSkeleton(66, 0, 50, [
    leftStem,
    createBoxStep('$left', 0, '$width', '$weight'),
    createBoxStep('$left', '$bar-$weight/2+4', '$width*0.88', '$weight'),
  ]),
  G: createSkeleton(98, 50, 48, [
    ...ring,
    createSubtractStep(createBoxStep(52, 27, '$width', '$bar-27')),
    [
      createBoxStep(52, '$bar', '$width/2-2', '$weight'),
      createBoxStep('$right-$weight', '$bar', '$weight', 40),
    ],
    { intersect: { of: createBoxStep('$left', 0, '$width', 100, '$corner') } },
  ]),
  H: createSkeleton(84, 0, 50, [
    leftStem,
    rightStem,
    createBoxStep('$left', '$bar-$weight/2', '$width', '$weight'),
  ]),
  I: createSkeleton(24, 0, 50, createBoxStep('50-$weight/2', 0, '$weight', 100)),
  J: createSkeleton(64, 40, 62, [
    ...createCup('$corner', '$inner'),
    createSubtractStep(createBoxStep('$left-1', -1, '$width/2+1', '$bar+1')),
  ]),
  K: createSkeleton(84, 0, 50, [leftStem, createArms(0)], createArmDials('50')),
  L: createSkeleton(64, 0, 50, [leftStem, createBoxStep('$left', '100-$weight', '$width', '$weight')]),
  M: createSkeleton(
    112,
    0,
    78,
    [
      leftStem,
      rightStem,
      createPolygonStep(
        ['$left', 0],
        ['$left+$d', 0],
        [50, '$bar*(1-$d/($width/2))'],
        ['$right-$d', 0],
        ['$right', 0],
        [50, '$bar'],
      ),
    ],
    { d: 'min($width*0.45,$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar)))' },
  ),
  N: createSkeleton(
    90,
    0,
    50,
    [
      leftStem,
      rightStem,
      createPolygonStep(['$left', 0], ['$left+$d', 0], ['$right', 100], ['$right-$d', 100]),
    ],
    CROSSING_STROKE_DIALS,
  ),
  O,
  P: createSkeleton(76, 34, 40, [leftStem, createBowl(0, '($bar+$weight)', '$width', [0, 1, 1, 0])]),
  Q: createSkeleton(100, 50, 50, [
    ...ring,
    [
      { bar: { from: [58, 60], to: ['$right+4', 104], width: '$weight*0.9' } },
      { intersect: { of: createBoxStep('$left', 0, '$width', 100) } },
    ],
  ]),
  R: createSkeleton(
    80,
    34,
    38,
    [
      leftStem,
      createBowl(0, '($bar+$weight)', '$width', [0, 1, 1, 0]),
      createPolygonStep(
        ['$start', '$bar+$weight/2'],
        ['$start+$d', '$bar+$weight/2'],
        ['$right+2', 100],
        ['$right+2-$d', 100],
      ),
    ],
    { d: '$weight*1.12', start: '$right-$d-28' },
  ),
  S,
  T: createSkeleton(82, 0, 50, [
    createBoxStep('$left', 0, '$width', '$weight'),
    createBoxStep('50-$weight/2', 0, '$weight', 100),
  ]),
  U: createSkeleton(86, 43, 50, createCup('$corner', '$inner')),
  V,
  W,
  X,
  Y: createSkeleton(
    96,
    0,
    52,
    [
      [
        createStrokeStep(['$left+$d/2-$slope*20', -20], [50, '$bar'], ['$right-$d/2+$slope*20', -20]),
        { intersect: { of: createBoxStep('$left', 0, '$width', '$bar+$weight/2') } },
      ],
      createBoxStep('50-$weight/2', '$bar', '$weight', '100-$bar'),
    ],
    {
      d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar))',
      slope: '($width-$d)/(2*$bar)',
    },
  ),
  Z,
  Λ: createSkeleton(104, 0, 50, peak, LEANING_STROKE_DIALS),
};

const SMALL_LETTERS: Record<string, Skeleton> = {
  a: createSkeleton(96, 48, 50, [...ring, rightStem]),
  b: createSkeleton(76, 38, 30, [leftStem, createBowl('$bar', '(100-$bar)', '$width', [1, 1, 1, 1])]),
  c: C,
  d: createSkeleton(76, 38, 30, [rightStem, createBowl('$bar', '(100-$bar)', '$width', [1, 1, 1, 1])]),
  e: createSkeleton(98, 49, 41, [
    ...ring,
    [
      createBoxStep('$left+$weight/2', '$bar', '$width-$weight/2', '$weight*0.75'),
      { intersect: { of: createBoxStep('$left', 0, '$width', 100, '$corner') } },
    ],
    createSubtractStep(createBoxStep(54, '$bar+$weight*0.75', '$width', 'max(9,72-$bar-$weight*0.75)')),
  ]),
  f: createSkeleton(60, 30, 34, [
    [
      createBoxStep('50-$weight/2', 0, '$width/2+$weight/2', 180, ['$corner', 0, 0, 0]),
      createSubtractStep(createBoxStep('50+$weight/2', '$weight', '$width', 180, ['$inner', 0, 0, 0])),
      flatEnds,
    ],
    createBoxStep('$left', '$bar', '$width', '$weight*0.9'),
  ]),
  g: createSkeleton(76, 34, 66, [createBowl(0, '$bar', '$width', [1, 1, 1, 1]), createTail(0)]),
  h: createSkeleton(76, 38, 30, [leftStem, createArch('$bar')]),
  i: createSkeleton(28, 0, 32, [
    createBoxStep('50-$weight/2', '$bar', '$weight', '100-$bar'),
    createBoxStep('50-$weight/2', 0, '$weight', 'max(8,min($weight,$bar-7))', '$corner'),
  ]),
  j: createSkeleton(56, 28, 32, [
    createTail('$bar'),
    createBoxStep('$right-$weight', 0, '$weight', 'max(8,min($weight,$bar-7))'),
  ]),
  k: createSkeleton(76, 0, 64, [leftStem, createArms(28)], createArmDials('(100-$bar)')),
  l: createSkeleton(24, 0, 50, createBoxStep('50-$weight/2', 0, '$weight', 100)),
  m: createSkeleton(
    136,
    36,
    50,
    [
      [
        createBoxStep('$left', 0, '$half', 180, [0, '$corner', 0, 0]),
        createSubtractStep(
          createBoxStep('$left+$weight', '$weight', '$half-2*$weight', 180, ['$inner', '$inner', 0, 0]),
        ),
        flatEnds,
      ],
      [
        createBoxStep('$right-$half', 0, '$half', 180, [0, '$corner', 0, 0]),
        createSubtractStep(
          createBoxStep('$right-$half+$weight', '$weight', '$half-2*$weight', 180, [
            '$inner',
            '$inner',
            0,
            0,
          ]),
        ),
        flatEnds,
      ],
    ],
    { half: '($width+$weight)/2' },
  ),
  n: createSkeleton(84, 42, 50, createArch(0)),
  o: O,
  p: createSkeleton(76, 38, 72, [leftStem, createBowl(0, '$bar', '$width', [1, 1, 1, 1])]),
  q: createSkeleton(76, 38, 72, [rightStem, createBowl(0, '$bar', '$width', [1, 1, 1, 1])]),
  r: createSkeleton(66, 42, 36, [
    createArch(0),
    createSubtractStep(createBoxStep('$left+$weight', '$bar', '$width', 100)),
  ]),
  s: S,
  t: createSkeleton(64, 28, 26, [
    [
      createBoxStep('$left+$width*0.2', 0, '$width*0.8', 100, [0, 0, 0, '$corner']),
      createSubtractStep(
        createBoxStep('$left+$width*0.2+$weight', -1, '$width', '101-$weight', [0, 0, 0, '$inner']),
      ),
    ],
    createBoxStep('$left', '$bar', '$width', '$weight*0.9'),
  ]),
  u: createSkeleton(84, 42, 50, createCup(0, '$inner')),
  v: V,
  w: W,
  x: X,
  y: createSkeleton(
    92,
    0,
    72,
    [
      createStrokeStep(['$left+$d/2-$slope*20', -20], [50, '$bar']),
      createStrokeStep(['$right-$d/2+$slope*20', -20], ['50-$slope*(120-$bar)', 120]),
      flatEnds,
    ],
    {
      d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar))',
      slope: '($width-$d)/(2*$bar)',
    },
  ),
  z: Z,
};

export const SKELETONS: Readonly<Record<string, Skeleton>> = { ...CAPITALS, ...SMALL_LETTERS };
