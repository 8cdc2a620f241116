import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'accordion',
  motifs: ['accordion'],
  words: [
    'accordion',
    'accordions',
    'squeezebox',
    'concertina',
    'bandoneon',
    'musette',
    'tango',
    'polka',
    'folk',
    'akkordeon',
    'accordéon',
    'fisarmonica',
    'acordeón',
    'acordeão',
    'dragspel',
  ],
  industries: ['music', 'events', 'dance', 'education'],
  moods: ['cheerful', 'warm', 'retro', 'rustic'],
  ideas: ['harmony', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An accordion draws breath.',
    dials: { gap: { value: 8.6, min: 8.4, max: 8.9 } },
    parts: [
      {
        name: 'ends',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: ['-24+$gap*2', 4], size: [22, 92], r: [10, 2, 2, 10] } },
              { mirror: { line: { x: 50 } } },
              {
                subtract: {
                  of: [
                    { disc: { at: ['-13+$gap*2', 32], r: 4.8 } },
                    { disc: { at: ['-13+$gap*2', 50], r: 4.8 } },
                    { disc: { at: ['-13+$gap*2', 68], r: 4.8 } },
                  ],
                },
              },
            ],
          },
          {
            plain: [{ box: { corner: ['-24+$gap*2', 4], size: [22, 92] } }, { mirror: { line: { x: 50 } } }],
          },
        ],
      },
      {
        name: 'bellows',
        role: 'second',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [44, 20],
                    [50, 11],
                    [56, 20],
                    [56, 80],
                    [50, 89],
                    [44, 80],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [44, 14], size: [12, 72] } }] },
          { move: { by: ['-12-$gap', 0] } },
          { repeat: { n: 3, by: ['12+$gap', 0] } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-6, 2], size: [26, 96], r: [10, 2, 2, 10] } },
    { mirror: { line: { x: 50 } } },
    { box: { corner: [31, 14], size: [14, 72] } },
    { box: { corner: [55, 14], size: [14, 72] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
