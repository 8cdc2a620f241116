import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spine',
  motifs: ['spine', 'bone'],
  words: [
    'spine',
    'vertebra',
    'backbone',
    'chiropractor',
    'osteopath',
    'osteopathy',
    'posture',
    'physiotherapist',
    'physiotherapy',
    'physio',
    'orthopaedic',
    'orthopedic',
    'lumbar',
    'chiropractic',
  ],
  industries: [],
  moods: ['professional', 'trustworthy', 'precise', 'clean'],
  ideas: ['balance', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The foot of a spine from behind: three vertebrae over the sacrum, one of them the one that hurts.',
    dials: {},
    parts: [
      {
        name: 'spine',
        role: 'lead',
        shape: [
          [
            { box: { corner: [37.4, -5], size: [25.2, 18], r: 5 } },
            {
              fine: [
                {
                  line: {
                    points: [
                      [22.1, 7.4],
                      [50, 1.6],
                      [77.9, 7.4],
                    ],
                    width: 9.2,
                    cap: 'round',
                  },
                },
                { round: { r: 3, only: 'inner' } },
              ],
            },
          ],
          [
            { box: { corner: [34.6, 49.6], size: [30.8, 18], r: 5 } },
            {
              fine: [
                {
                  line: {
                    points: [
                      [15.9, 62],
                      [50, 56.2],
                      [84.1, 62],
                    ],
                    width: 9.2,
                    cap: 'round',
                  },
                },
                { round: { r: 3, only: 'inner' } },
              ],
            },
          ],
        ],
      },
      {
        name: 'one',
        role: 'accent',
        shape: [
          { box: { corner: [36, 22.3], size: [28, 18], r: 5 } },
          {
            fine: [
              {
                line: {
                  points: [
                    [19, 34.7],
                    [50, 28.9],
                    [81, 34.7],
                  ],
                  width: 9.2,
                  cap: 'round',
                },
              },
              { round: { r: 3, only: 'inner' } },
            ],
          },
        ],
      },
      {
        name: 'sacrum',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [19, 76.8],
                [50, 78.3, 'smooth', 90],
                [81, 76.8],
                [65, 94, 'smooth', 212],
                [50, 107, 'smooth', 270],
                [35, 94, 'smooth', 328],
              ],
            },
          },
          { fine: [{ round: { r: 4, only: 'outer' } }] },
        ],
      },
    ],
  },
};
