import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chef-hat',
  motifs: ['chef'],
  words: [
    'chef',
    'toque',
    'cook',
    'cookery',
    'kitchen',
    'brigade',
    'sous',
    'restaurant',
    'culinary',
    'caterer',
    'catering',
    'cuisine',
    'gourmet',
    'academy',
  ],
  industries: ['restaurant'],
  moods: ['professional', 'classic', 'friendly', 'warm'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: "A chef's hat.",
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'hat',
        role: 'lead',
        shape: [
          {
            fine: [
              { disc: { at: [24, 30], r: 24 } },
              { disc: { at: [50, 22], r: 27 } },
              { disc: { at: [76, 30], r: 24 } },
              {
                polygon: {
                  points: [
                    [18, 40],
                    [82, 40],
                    [78, 72],
                    [22, 72],
                  ],
                },
              },
              { round: { r: 3, only: 'inner' } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [40, 80],
                        [38, 54],
                      ],
                      width: 8.2,
                      cap: 'round',
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [60, 80],
                        [62, 54],
                      ],
                      width: 8.2,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              { disc: { at: [24, 30], r: 24 } },
              { disc: { at: [76, 30], r: 24 } },
              {
                polygon: {
                  points: [
                    [50, 4],
                    [82, 40],
                    [78, 72],
                    [22, 72],
                    [18, 40],
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'band', role: 'second', shape: [{ box: { corner: [22, '72+$gap'], size: [56, 16], r: 3 } }] },
    ],
  },
  inset: [
    { disc: { at: [24, 30], r: 25 } },
    { disc: { at: [50, 22], r: 27 } },
    { disc: { at: [76, 30], r: 25 } },
    {
      polygon: {
        points: [
          [18, 40],
          [82, 40],
          [78, 100, 3],
          [22, 100, 3],
        ],
      },
    },
    { cut: { line: { y: 76 }, gap: 12 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
