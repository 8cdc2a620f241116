import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wheelchair',
  motifs: ['wheelchair', 'person', 'wheel'],
  words: [
    'wheelchair',
    'wheelchairs',
    'accessible',
    'accessibility',
    'access',
    'barrier-free',
    'disability',
    'disabled',
    'mobility',
    'independent',
    'inclusive',
    'inclusion',
    'paralympic',
    'rollstuhl',
    'barrierefrei',
    'fauteuil',
    'rolstoel',
    'rullstol',
  ],
  industries: ['healthcare', 'nonprofit', 'transport', 'support-services', 'sports'],
  moods: ['energetic', 'modern', 'friendly', 'optimistic', 'caring'],
  ideas: ['propulsion', 'connection', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Somebody leans into the wheel and is off.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 }, weight: { value: 12.6, min: 12, max: 13 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [{ sector: { at: [40, 70], r: 35, from: 100, to: 345, hole: '35-$weight' } }],
      },
      {
        name: 'body',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [57, 26],
                    [44, 54],
                    [78, 54],
                    [92, 92],
                  ],
                  width: '$weight+2.4',
                  cap: 'round',
                  bend: 6,
                },
              },
              {
                line: {
                  points: [
                    [57, 26],
                    [30, 33],
                  ],
                  width: '$weight+1.4',
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [59, 22],
                    [44, 54],
                    [78, 54],
                    [90, 88],
                  ],
                  width: '$weight+5',
                  cap: 'flat',
                },
              },
            ],
          },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [78, 5], r: 13.5 } } },
    ],
  },
  inset: [
    { ring: { at: [38, 66], r: 36, width: 15 } },
    {
      line: {
        points: [
          [56, 14],
          [46, 48],
          [80, 48],
          [92, 90],
        ],
        width: 16,
        bend: 4,
      },
    },
    { disc: { at: [68, -8], r: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
