import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'galaxy',
  motifs: ['spiral'],
  words: [
    'galaxy',
    'galaxies',
    'galactic',
    'andromeda',
    'nebula',
    'cosmos',
    'cosmic',
    'milkyway',
    'universe',
    'stardust',
    'quasar',
    'galaxie',
    'galaxia',
    'galassia',
    'galáxia',
    'melkweg',
    'galax',
    'γαλαξίας',
    'галактика',
    'مجرة',
    '銀河',
    '银河',
    '은하',
    'आकाशगंगा',
  ],
  industries: ['space', 'software', 'games', 'research', 'data', 'events'],
  moods: ['dreamy', 'mysterious', 'futuristic', 'innovative'],
  ideas: ['harmony', 'flow', 'propulsion'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Two arms turn around one bright heart.',
    dials: { heart: { value: 13, min: 12.4, max: 13.6 } },
    parts: [
      {
        name: 'arms',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                taper: {
                  points: [
                    [23, 56],
                    [56, 13, 'smooth', 90],
                    [103, 54, 'smooth', 180],
                    [94, 90],
                  ],
                  from: 11,
                  mid: 16,
                  to: 10,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [15, 52],
                    [56, 5, 'smooth', 90],
                    [103, 66],
                    [92, 68],
                    [56, 20, 'smooth', 270],
                    [26, 54],
                  ],
                },
              },
            ],
          },
          { halfturn: { about: [50, 50] } },
          { scale: { by: [1.1, 0.9] } },
          { turn: { by: -24 } },
        ],
      },
      {
        name: 'heart',
        role: 'accent',
        shape: [{ disc: { at: [50, 50], r: ['$heart*1.1', '$heart*0.95'] } }, { turn: { by: -24 } }],
      },
    ],
  },
  inset: [
    {
      taper: {
        points: [
          [23, 56],
          [56, 13, 'smooth', 90],
          [103, 54, 'smooth', 180],
          [94, 90],
        ],
        from: 11,
        mid: 18,
        to: 10,
        cap: 'round',
      },
    },
    { halfturn: { about: [50, 50] } },
    { disc: { at: [50, 50], r: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
