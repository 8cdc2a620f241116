import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

const shell: Step = {
  curve: {
    points: [
      [0, 82, 4],
      [0, 66, 'smooth', 2],
      [15, 36, 'smooth', 38],
      [45, 20, 'smooth', 90],
      [63, 26, 'smooth', 122],
      [79, 46, 8],
      [100, 51, 'smooth', 110],
      [110, 66, 'smooth', 180],
      [110, 82, 4],
    ],
  },
};

export const concept: Concept = {
  id: 'car',
  motifs: ['car'],
  words: [
    'car',
    'automobile',
    'motor',
    'garage',
    'driver',
    'driving',
    'taxi',
    'cab',
    'chauffeur',
    'dealer',
    'saloon',
    'mechanic',
    'carwash',
    'rental',
    'vehicle',
    'roadster',
  ],
  industries: ['automotive', 'transport'],
  moods: ['friendly', 'retro', 'trustworthy', 'simple'],
  ideas: ['journey', 'speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A small round car from the side, its roof one long arc.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'shell',
        role: 'none',
        shape: shell,
      },
      {
        name: 'wheels',
        role: 'second',
        shape: [{ disc: { at: [27.5, 80], r: 11.5 } }, { mirror: { line: { x: 55 } } }],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { use: { part: 'shell' } },
          { subtract: { of: { disc: { at: [27.5, 80], r: '11.5+$gap' } } } },
          { subtract: { of: { disc: { at: [82.5, 80], r: '11.5+$gap' } } } },
          {
            subtract: {
              of: [
                { use: { part: 'shell' } },
                { grow: { by: -8 } },
                { intersect: { of: { box: { corner: [0, 20], size: [100, 28] } } } },
                { fine: [{ subtract: { of: { box: { corner: [44, 20], size: [8, 30] } } } }] },
                { round: { r: 2.4, only: 'outer' } },
              ],
            },
          },
          { round: { r: 2, only: 'outer' } },
        ],
      },
    ],
  },
  inset: [
    shell,
    { disc: { at: [28, 82], r: 16 } },
    { disc: { at: [82, 82], r: 16 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
