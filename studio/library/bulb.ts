import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bulb',
  motifs: ['bulb'],
  words: [
    'bulb',
    'lightbulb',
    'idea',
    'light',
    'lighting',
    'lamp',
    'electric',
    'electrician',
    'invention',
    'inventor',
    'bright',
    'spark',
    'innovation',
    'edison',
    'pendant',
    'thinktank',
    'filament',
    'glow',
  ],
  industries: ['lighting', 'energy', 'design', 'marketing', 'education', 'electronics'],
  moods: ['clever', 'creative', 'warm'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A light bulb and its glowing wire.',
    dials: { gap: { value: 9.4, min: 9.2, max: 10.2 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 'smooth', 90],
                [91, 37, 'smooth', 180],
                [75, 68, 'smooth', 212],
                [69, 84],
                [31, 84],
                [25, 68, 'smooth', 328],
                [9, 37, 'smooth', 0],
              ],
            },
          },
          { outline: { width: 9.6, side: 'inside' } },
          { box: { corner: [31, '84+$gap'], size: [38, 13], r: [3, 3, 13, 13] } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'wire',
        role: 'accent',
        shape: [
          {
            line: {
              points: [
                [34, 36],
                [50, 52],
                [66, 36],
              ],
              width: 9.6,
              cap: 'round',
            },
          },
          { fine: [{ bar: { from: [50, 52], to: [50, 64], width: 9.6, cap: 'round' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -2, 'smooth', 90],
          [88, 36, 'smooth', 180],
          [72, 68, 'smooth', 215],
          [68, 82, 3],
          [32, 82, 3],
          [28, 68, 'smooth', 325],
          [12, 36, 'smooth', 0],
        ],
      },
    },
    { box: { corner: [33, 92], size: [34, 16], r: 6 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
