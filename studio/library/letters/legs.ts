// Objects as letters that stand on legs, points or a round foot.

import type { LetterObject } from './letter-object.ts';

const dividers: LetterObject = {
  id: 'A-dividers',
  letters: ['A', 'А', 'Α'],
  shows: ['dividers'],
  motifs: ['compass'],
  mark: {
    blazon: 1,
    idea: 'The A is a pair of dividers, as architects use them.',
    dials: { weight: { value: 15, min: 12, max: 20 } },
    parts: [
      {
        name: 'legs',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [8, 100],
                [50, 14],
                [92, 100],
              ],
              width: '$weight',
            },
          },
          { disc: { at: [50, 14], r: 15 } },
          { intersect: { of: { box: { corner: [-20, -2], size: [140, 102] } } } },
        ],
      },
      {
        name: 'arc',
        role: 'accent',
        knock: 8.2,
        shape: [
          { ring: { at: [50, 14], r: 62, width: 10 } },
          { intersect: { of: { sector: { at: [50, 14], r: 80, from: 140, to: 220 } } } },
        ],
      },
    ],
  },
};

const arch: LetterObject = {
  id: 'n-arch',
  letters: ['n', 'п'],
  shows: ['arch', 'doorway'],
  motifs: ['arch', 'door'],
  mark: {
    blazon: 1,
    idea: 'The n is an arch, and somebody left the light on.',
    dials: { weight: { value: 24, min: 17, max: 29 }, gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'arch',
        role: 'lead',
        shape: [
          { box: { corner: [4, 0], size: [92, 100], r: [46, 46, 0, 0] } },
          {
            subtract: {
              of: {
                box: {
                  corner: ['4+$weight', '$weight'],
                  size: ['92-2*$weight', 120],
                  r: ['45.9-$weight', '45.9-$weight', 0, 0],
                },
              },
            },
          },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        shape: {
          box: {
            corner: ['4+$weight+$gap', '$weight+$gap*1.4'],
            size: ['92-2*$weight-2*$gap', '100-$weight-$gap*1.4'],
            r: ['45.9-$weight-$gap', '45.9-$weight-$gap', 0, 0],
          },
        },
      },
    ],
  },
};

const bridge: LetterObject = {
  id: 'm-bridge',
  letters: ['m'],
  shows: ['bridge'],
  motifs: ['bridge'],
  mark: {
    blazon: 1,
    idea: 'The m is a bridge on two arches.',
    dials: { weight: { value: 25, min: 22.5, max: 29 } },
    parts: [
      {
        name: 'bridge',
        role: 'lead',
        shape: [
          { box: { corner: [-25, 0], size: [150, 100], r: [2, 2, 0, 0] } },
          {
            subtract: {
              of: {
                box: {
                  corner: ['-25+$weight', '$weight*0.62'],
                  size: ['75-1.5*$weight', 120],
                  r: ['37.4-0.75*$weight', '37.4-0.75*$weight', 0, 0],
                },
              },
            },
          },
          {
            subtract: {
              of: {
                box: {
                  corner: ['50+$weight/2', '$weight*0.62'],
                  size: ['75-1.5*$weight', 120],
                  r: ['37.4-0.75*$weight', '37.4-0.75*$weight', 0, 0],
                },
              },
            },
          },
        ],
      },
    ],
  },
};

const leaves: LetterObject = {
  id: 'v-leaves',
  letters: ['v', 'V'],
  shows: ['sprout', 'leaf-pair', 'leaf'],
  motifs: ['sprout', 'leaf'],
  mark: {
    blazon: 1,
    idea: 'The v is two leaves on one stalk.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'left',
        role: 'lead',
        shape: [
          { petal: { from: [50, 102], to: [0, 0], width: 37, lean: -0.1 } },
          { subtract: { of: { half: { through: ['50-$gap/2', 50], facing: 90 } } } },
          { round: { r: 1.5 } },
        ],
      },
      {
        name: 'right',
        role: 'second',
        shape: [
          { petal: { from: [50, 102], to: [100, 0], width: 37, lean: -0.1 } },
          { subtract: { of: { half: { through: ['50+$gap/2', 50], facing: 270 } } } },
          { round: { r: 1.5 } },
        ],
      },
    ],
  },
};

const crown: LetterObject = {
  id: 'W-crown',
  letters: ['W', 'w'],
  shows: ['crown'],
  motifs: ['crown'],
  mark: {
    blazon: 1,
    idea: 'The W is a crown.',
    dials: { gap: { value: 10, min: 9.6, max: 11 } },
    parts: [
      {
        name: 'crown',
        role: 'lead',
        shape: {
          polygon: {
            points: [
              [-16, 8, 2],
              [18, 46, 2],
              [50, 0, 2],
              [82, 46, 2],
              [116, 8, 2],
              [106, '84-$gap', 1],
              [-6, '84-$gap', 1],
            ],
          },
        },
      },
      { name: 'band', role: 'accent', shape: { box: { corner: [-6, 84], size: [112, 16], r: 2 } } },
    ],
  },
};

const rainbow: LetterObject = {
  id: 'n-rainbow',
  letters: ['n', 'п'],
  shows: ['rainbow'],
  motifs: ['rainbow'],
  mark: {
    blazon: 1,
    idea: 'The n is a rainbow.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'outer',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [100, 100], r: [50, 50, 0, 0] } },
          { subtract: { of: { box: { corner: [14, 14], size: [72, 120], r: [36, 36, 0, 0] } } } },
        ],
      },
      {
        name: 'inner',
        role: 'accent',
        shape: [
          {
            box: {
              corner: ['14+$gap', '14+$gap'],
              size: ['72-2*$gap', '86-$gap'],
              r: ['35.9-$gap', '35.9-$gap', 0, 0],
            },
          },
          {
            subtract: {
              of: {
                box: {
                  corner: ['28+$gap', '28+$gap'],
                  size: ['44-2*$gap', 120],
                  r: ['21.9-$gap', '21.9-$gap', 0, 0],
                },
              },
            },
          },
        ],
      },
    ],
  },
};

const headphones: LetterObject = {
  id: 'n-headphones',
  letters: ['n', 'п'],
  shows: ['headphones', 'podcast'],
  motifs: ['headphones'],
  mark: {
    blazon: 1,
    idea: 'The n is a pair of headphones.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'band',
        role: 'lead',
        shape: [
          { box: { corner: [6, 0], size: [88, 100], r: [44, 44, 0, 0] } },
          { subtract: { of: { box: { corner: [19, 13], size: [62, 120], r: [30.9, 30.9, 0, 0] } } } },
          { subtract: { of: { half: { through: [50, '52-$gap'], facing: 180 } } } },
        ],
      },
      {
        name: 'cups',
        role: 'accent',
        shape: [{ box: { corner: [0, 52], size: [29, 48], r: 10 } }, { mirror: { line: { x: 50 } } }],
      },
    ],
  },
};

const sails: LetterObject = {
  id: 'x-sails',
  letters: ['x', 'X', 'х', 'Х'],
  shows: ['windmill', 'turbine'],
  motifs: ['windmill'],
  mark: {
    blazon: 1,
    idea: 'The x is the sails of a windmill.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'sails',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                ['50+$gap/2', '50-$gap/2'],
                ['50+$gap/2', 8, 2],
                [96, -4, 2],
                [96, 26, 2],
              ],
            },
          },
          { spin: { n: 4 } },
        ],
      },
    ],
  },
};

const cross: LetterObject = {
  id: 't-cross',
  letters: ['t'],
  shows: ['cross', 'doctor-bag', 'pill'],
  motifs: ['cross'],
  mark: {
    blazon: 1,
    idea: 'The t is the cross of a pharmacy.',
    dials: { soft: { value: 3, min: 1, max: 6 } },
    parts: [
      {
        name: 'cross',
        role: 'lead',
        shape: [
          { box: { at: [50, 50], size: [31, 100] } },
          { box: { at: [50, 50], size: [100, 31] } },
          { round: { r: '$soft', only: 'outer' } },
        ],
      },
    ],
  },
};

export const LEGS: readonly LetterObject[] = [
  dividers,
  arch,
  bridge,
  leaves,
  crown,
  rainbow,
  headphones,
  sails,
  cross,
];
