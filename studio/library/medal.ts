import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'medal',
  motifs: ['medal', 'star'],
  words: [
    'medal',
    'award',
    'champion',
    'winner',
    'prize',
    'victory',
    'honour',
    'trophy',
    'olympic',
    'rosette',
    'podium',
    'veteran',
    'finisher',
    'contest',
  ],
  industries: ['sports'],
  moods: ['bold', 'optimistic', 'classic', 'energetic'],
  ideas: ['precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A medal on its ribbon, struck with one star.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'ribbon',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [14, -2],
                [39, -2],
                [50, 16],
                [61, -2],
                [86, -2],
                [62, 44],
                [38, 44],
              ],
            },
          },
        ],
      },
      {
        name: 'disc',
        role: 'lead',
        shape: [
          { disc: { at: [50, 70], r: 32 } },
          { fine: [{ subtract: { of: { star: { at: [50, 70.5], n: 5, r: 20, inner: 9, round: 1 } } } }] },
        ],
        knock: '$gap',
      },
    ],
  },
};
