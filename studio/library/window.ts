import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'window',
  motifs: ['window', 'cat'],
  words: [
    'window',
    'sill',
    'pane',
    'casement',
    'glazing',
    'glazier',
    'sash',
    'hygge',
    'lodging',
    'guesthouse',
    'homestay',
  ],
  industries: ['real-estate', 'interior-design', 'hotel', 'construction'],
  moods: ['cosy', 'warm', 'friendly', 'quirky', 'calm'],
  ideas: ['shelter', 'contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cat has taken the window; its tail hangs over the sill.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'panes',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [4, -6], size: [92, 82], r: [46, 46, 0, 0] } }] },
          { plain: [{ box: { corner: [4, -6], size: [92, 82] } }] },
          { cut: { line: { x: 50 }, gap: '$gap' } },
          { fine: [{ cut: { line: { y: 36 }, gap: '$gap' } }] },
        ],
      },
      { name: 'sill', role: 'lead', shape: [{ box: { corner: [-4, '76+$gap'], size: [108, 10] } }] },
      {
        name: 'cat',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [40, 33],
                [47.5, 37.5],
                [52.5, 37.5],
                [60, 33],
                [61.5, 46, 'smooth', 185],
                [57.5, 54, 'smooth', 150],
                [65, 73, 'smooth', 180],
                [65, 76],
                [35, 76],
                [35, 73, 'smooth', 0],
                [42.5, 54, 'smooth', 30],
                [38.5, 46, 'smooth', 355],
              ],
            },
          },
          {
            line: {
              points: [
                [60.4, 68],
                [60.4, 99.4],
              ],
              width: 9.2,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [35, 31], size: [30, 37], r: [15, 15, 0, 0] } },
    { cut: { line: { x: 50 }, gap: 8 } },
    { cut: { line: { y: 52 }, gap: 8 } },
  ],
};
