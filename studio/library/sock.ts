import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

const sock: Step = {
  curve: {
    points: [
      [33, -2],
      [75, -2],
      [71, 32, 'smooth', 184],
      [82, 55, 'smooth', 125],
      [104, 80, 'smooth', 180],
      [86, 98, 'smooth', 270],
      [42, 98, 'smooth', 270],
      [19, 74, 'smooth', 0],
      [33, 36, 'smooth', 6],
    ],
  },
};

export const concept: Concept = {
  id: 'sock',
  motifs: ['sock'],
  words: [
    'sock',
    'stocking',
    'hosiery',
    'hosier',
    'tights',
    'heel',
    'toe',
    'ankle',
    'darn',
    'knitter',
    'legwear',
  ],
  industries: ['fashion', 'retail'],
  moods: ['playful', 'friendly', 'cosy', 'warm', 'cheerful'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A knitted sock from the side, its heel and its toe in the other yarn.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'sock',
        role: 'lead',
        shape: [sock],
      },
      {
        name: 'cuff',
        role: 'lead',
        shape: [{ fine: [{ box: { corner: [31, -8], size: [46, 15], r: 4 } }] }],
        knock: '$gap',
      },
      {
        name: 'heel',
        role: 'accent',
        shape: [{ use: { part: 'sock' } }, { intersect: { of: { disc: { at: [16, 102], r: 33 } } } }],
        knock: '$gap',
      },
      {
        name: 'toe',
        role: 'accent',
        shape: [{ use: { part: 'sock' } }, { intersect: { of: { disc: { at: [114, 92], r: 32 } } } }],
        knock: '$gap',
      },
    ],
  },
  inset: [sock, { fit: { at: [50, 50], size: [34, 34] } }],
};
