import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'synthesiser',
  motifs: ['synthesiser'],
  words: [
    'synthesiser',
    'synthesizer',
    'synth',
    'synths',
    'moog',
    'keyboard',
    'keyboards',
    'sequencer',
    'electro',
    'synthwave',
  ],
  industries: ['music', 'electronics'],
  moods: ['modern', 'retro', 'futuristic', 'creative'],
  ideas: ['harmony', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Keys below, knobs above: any sound at all.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'panel',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 8], size: [104, '36-$gap/2'], r: [7, 7, 0, 0] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [18, 25], r: 6.5 } },
                    { disc: { at: [38, 25], r: 6.5 } },
                    { bar: { from: [58, 25], to: [84, 25], width: 9, cap: 'round' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [20, 25], to: [80, 25], width: 10 } } } }] },
        ],
      },
      {
        name: 'keys',
        role: 'second',
        shape: [
          { box: { corner: [-2, '44+$gap/2'], size: [104, 48], r: [0, 0, 7, 7] } },
          {
            subtract: {
              of: [
                { box: { corner: ['24-$gap/2', 40], size: ['$gap', 70] } },
                { repeat: { n: 3, by: [26, 0] } },
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: ['24-$gap*0.9', 40], size: ['$gap*1.8', 36] } },
                    { repeat: { n: 3, by: [26, 0] } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [0, 20], size: [100, 60], r: 5 } },
    { subtract: { of: [{ box: { corner: [18, 50], size: [9, 40] } }, { repeat: { n: 3, by: [27, 0] } }] } },
    { subtract: { of: { bar: { from: [14, 34], to: [86, 34], width: 9 } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
