import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'antenna',
  motifs: ['antenna'],
  words: [
    'antenna',
    'aerial',
    'mast',
    'radio',
    'broadcast',
    'broadcaster',
    'transmitter',
    'signal',
    'wireless',
    'frequency',
    'telecom',
    'receiver',
    'station',
  ],
  industries: ['telecoms', 'media'],
  moods: ['technical', 'modern', 'retro'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mast sends: two waves to either side.',
    dials: { weight: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'mast',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [45, 52.5],
                [55, 52.5],
                [58, 72, 'smooth', 170],
                [80, 104],
                [20, 104],
                [42, 72, 'smooth', 10],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [50, 106], r: [10, 13] } } } }] },
          { round: { r: 2, only: 'outer' } },
        ],
      },
      {
        name: 'waves',
        role: 'lead',
        shape: [
          { sector: { at: [50, 34], r: 35, from: 48, to: 132, hole: '35-$weight' } },
          { sector: { at: [50, 34], r: '43.4+$weight', from: 48, to: 132, hole: 43.4 } },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 1.6 } }] },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [50, 34], r: 10 } } },
    ],
  },
};
