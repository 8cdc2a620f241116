import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tornado',
  motifs: ['tornado', 'wind'],
  words: [
    'tornado',
    'tornadoes',
    'tornados',
    'twister',
    'cyclone',
    'whirlwind',
    'hurricane',
    'wirbelsturm',
    'tornade',
    'ciclone',
    'huracán',
  ],
  industries: ['sports', 'beverage'],
  moods: ['energetic', 'bold', 'loud'],
  ideas: ['speed', 'transformation', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A tornado touches the ground.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'wind',
        role: 'lead',
        shape: [
          { box: { at: [50, '3+0*(13.5+$gap)'], size: [104, 13.5], r: 6.75 } },
          {
            fine: [
              { box: { at: [55, '3+1*(13.5+$gap)'], size: [76, 13.5], r: 6.75 } },
              { box: { at: [46, '3+2*(13.5+$gap)'], size: [52, 13.5], r: 6.75 } },
            ],
          },
          { plain: [{ box: { at: [50, '3+1.5*(13.5+$gap)'], size: [66, 20], r: 10 } }] },
          { box: { at: [54, '3+3*(13.5+$gap)'], size: [32, 13.5], r: 6.75 } },
        ],
      },
      {
        name: 'dust',
        role: 'second',
        shape: [{ box: { at: [50, '3+4*(13.5+$gap)'], size: [84, 13.5], r: 6.75 } }],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 0], size: [104, 18], r: 9 } },
    { box: { corner: [18, 30], size: [70, 18], r: 9 } },
    { box: { corner: [24, 60], size: [44, 18], r: 9 } },
    { box: { corner: [44, 90], size: [24, 18], r: 9 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
