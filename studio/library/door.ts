import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'door',
  motifs: ['door'],
  words: [
    'door',
    'front',
    'joiner',
    'locksmith',
    'landlord',
    'estate',
    'letting',
    'entrance',
    'welcome',
    'threshold',
    'porch',
    'doorbell',
    'home',
  ],
  industries: ['real-estate', 'security'],
  moods: ['trustworthy', 'classic', 'friendly', 'honest'],
  ideas: ['shelter', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A front door under its fanlight.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'door',
        role: 'lead',
        shape: [
          { box: { corner: [17, 0], size: [66, 88], r: [33, 33, 0, 0] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { sector: { at: [50, 34], r: 24, from: -90, to: 90 } },
                    { subtract: { of: { bar: { from: [50, 44], to: [34, 0], width: 8 } } } },
                    { subtract: { of: { bar: { from: [50, 44], to: [66, 0], width: 8 } } } },
                    { subtract: { of: { disc: { at: [50, 36], r: 9 } } } },
                    { round: { r: 1.2 } },
                  ],
                },
              },
              { subtract: { of: { disc: { at: [71, 60], r: 4 } } } },
            ],
          },
          { plain: [{ subtract: { of: { sector: { at: [50, 34], r: 22, from: -90, to: 90 } } } }] },
        ],
      },
      { name: 'step', role: 'second', shape: [{ box: { corner: [2, '88+$gap'], size: [96, 10], r: 1.5 } }] },
    ],
  },
  inset: [
    { box: { corner: [16, -2], size: [68, 104], r: [34, 34, 0, 0] } },
    { subtract: { of: { disc: { at: [66, 58], r: 8 } } } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
