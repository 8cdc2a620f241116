import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gas-giant',
  motifs: ['planet', 'moon'],
  words: [
    'planet',
    'jupiter',
    'giove',
    'júpiter',
    'юпитер',
    'δίας',
    '木星',
    '목성',
    'orbit',
    'satellite',
    'cosmos',
    'space',
    'astronomy',
    'planeten',
    'planète',
    'planeta',
    'pianeta',
    'gezegen',
  ],
  industries: ['space', 'education', 'research', 'games'],
  moods: ['futuristic', 'calm', 'clever', 'bold'],
  ideas: ['balance', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A planet in its bands of cloud, and a moon that comes by.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'planet',
        role: 'lead',
        shape: [
          { disc: { at: [48, 54], r: 48 } },
          {
            subtract: {
              of: [
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [-14, 44],
                          [14, 41, 'smooth', 90],
                          [52, 34, 'smooth', 84],
                          [112, 34],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
                { plain: [{ bar: { from: [-14, 38], to: [114, 38], width: '$gap' } }] },
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [-14, 70],
                          [30, 72, 'smooth', 90],
                          [70, 64, 'smooth', 82],
                          [112, 63],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
                { plain: [{ bar: { from: [-14, 68], to: [114, 68], width: '$gap' } }] },
              ],
            },
          },
          { turn: { by: -18, about: [48, 54] } },
        ],
      },
      { name: 'moon', role: 'accent', shape: { disc: { at: [90, 11], r: 14 } }, knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [46, 54], r: 46 } },
    { cut: { line: { y: 54 }, gap: 11, offsets: [-15, 15] } },
    { turn: { by: -18 } },
    { subtract: { of: { disc: { at: [90, 10], r: 27 } } } },
    { disc: { at: [90, 10], r: 16 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
