import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'feather',
  motifs: ['feather', 'quill', 'wing'],
  words: [
    'feather',
    'plume',
    'plumage',
    'quill',
    'down',
    'pinion',
    'wing',
    'light',
    'lightness',
    'soft',
    'gentle',
    'delicate',
    'writer',
    'author',
    'writing',
    'scribe',
    'pen',
    'poem',
    'poet',
    'pillow',
    'duvet',
    'featherweight',
  ],
  industries: ['publishing', 'books', 'media'],
  moods: ['elegant', 'soft', 'classic', 'dreamy', 'calm'],
  ideas: ['craft', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A fallen feather, one half of its vane on each side of the shaft.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'left',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [58, -14],
                [34, 12, 'smooth', 200],
                [24, 54, 'smooth', 180],
                [34, 82, 'smooth', 150],
                [45.5, 94],
                [45.5, 122],
                [54, 122],
                [54, 14, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [12, 60],
                    [36, 63],
                    [12, 80],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 40 } },
        ],
      },
      {
        name: 'right',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [60, 0],
                [78, 24, 'smooth', 165],
                [82, 54, 'smooth', 183],
                [70, 80, 'smooth', 215],
                [54, 94],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [96, 34],
                    [71, 47],
                    [96, 54],
                  ],
                },
              },
            },
          },
          { subtract: { of: { half: { through: ['54+$gap', 50], facing: 270 } } } },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 40 } },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, 108], to: [50, -8], width: 46 } },
    { bar: { from: [50, 90], to: [50, 126], width: 15 } },
    { turn: { by: 38 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
