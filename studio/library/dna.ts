import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dna',
  motifs: ['dna', 'seed'],
  words: [
    'dna',
    'gene',
    'genetic',
    'genome',
    'helix',
    'biology',
    'biotech',
    'heredity',
    'ancestry',
    'lineage',
    'cell',
    'evolution',
    'strand',
    'sequencing',
    'genealogy',
    'embryo',
  ],
  industries: ['research', 'healthcare', 'chemistry', 'agriculture'],
  moods: ['technical', 'innovative', 'clever', 'precise', 'natural'],
  ideas: ['connection', 'growth', 'two-become-one'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two strands wind round each other and hold a seed in the middle.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 }, weight: { value: 15, min: 13.8, max: 15.8 } },
    parts: [
      {
        name: 'strand',
        role: 'none',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [11, -14],
                    [15, 0, 'smooth', 172],
                    [50, 19, 'smooth', 125],
                    [88, 50, 'smooth', 180],
                    [50, 81, 'smooth', 235],
                    [15, 100, 'smooth', 188],
                    [11, 114],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [11, -14],
                    [50, 19, 'smooth', 125],
                    [88, 50, 'smooth', 180],
                    [50, 81, 'smooth', 235],
                    [11, 114],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { intersect: { of: { box: { corner: [-20, -2], size: [140, 104] } } } },
        ],
      },
      {
        name: 'left',
        role: 'lead',
        shape: [
          { use: { part: 'strand' } },
          {
            subtract: {
              of: [
                { use: { part: 'strand' } },
                { flip: { line: { x: 50 } } },
                { intersect: { of: { disc: { at: [50, 19], r: 34 } } } },
              ],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 1.8 } }] },
        ],
      },
      {
        name: 'right',
        role: 'lead',
        shape: [
          { use: { part: 'strand' } },
          { flip: { line: { x: 50 } } },
          {
            subtract: {
              of: [{ use: { part: 'strand' } }, { intersect: { of: { disc: { at: [50, 81], r: 34 } } } }],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 1.8 } }] },
        ],
      },
      {
        name: 'seed',
        role: 'accent',
        shape: [{ petal: { from: [50, 37.5], to: [50, 62.5], width: 22 } }, { round: { r: 2 } }],
      },
    ],
  },
};
