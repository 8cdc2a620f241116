import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drum',
  motifs: ['drum'],
  words: [
    'drum',
    'drummer',
    'beat',
    'rhythm',
    'percussion',
    'snare',
    'tempo',
    'band',
    'timpani',
    'bongo',
    'bpm',
  ],
  industries: ['music', 'fitness'],
  moods: ['energetic', 'bold', 'loud', 'modern'],
  ideas: ['flow', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A drum with its cords.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      { name: 'head', role: 'second', shape: [{ disc: { at: [50, 22], r: [52, 17] } }] },
      {
        name: 'shell',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 22], size: [104, 62] } },
          { disc: { at: [50, 84], r: [52, 17] } },
          { subtract: { of: { disc: { at: [50, 22], r: [52, 17] } }, gap: '$gap' } },
          { subtract: { of: { box: { corner: [-20, 0], size: [140, '22+$gap*0.8'] } } } },
          { keep: { n: 1 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-10, 46],
                        [25, 84],
                        [50, 66],
                        [75, 84],
                        [110, 46],
                      ],
                      width: 8.4,
                      bend: 2,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [50, 28], r: [52, 25] } }, { subtract: { of: { disc: { at: [50, 28], r: [38, 11] } } } }],
    {
      curve: {
        points: [
          [-2, 32],
          [102, 32],
          [102, 84],
          [50, 106, 'smooth', 270],
          [-2, 84],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
