import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'whistle',
  motifs: [],
  words: [
    'whistle',
    'whistles',
    'referee',
    'referees',
    'umpire',
    'refereeing',
    'kickoff',
    'fairplay',
    'trillerpfeife',
    'sifflet',
    'silbato',
    'fischietto',
    'apito',
    'fluitje',
    'visselpipa',
    'düdük',
    'σφυρίχτρα',
    'свисток',
    'صافرة',
    'ホイッスル',
    '口哨',
    '호루라기',
    'सीटी',
  ],
  industries: ['sports', 'fitness', 'education', 'toys', 'security'],
  moods: ['sporty', 'energetic', 'playful', 'loud'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A whistle, and the pea that makes it sing.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'whistle',
        role: 'lead',
        shape: [
          [
            { disc: { at: [34, 64], r: 38 } },
            { box: { corner: [34, 26], size: [74, 27] } },
            { fine: [{ round: { r: 8, only: 'inner' } }, { round: { r: 3, only: 'outer' } }] },
          ],
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [52, 10],
                    [68, 10],
                    [62, 40],
                    [52, 40],
                  ],
                },
              },
            },
          },
          { turn: { by: -14, about: [34, 64] } },
        ],
      },
      { name: 'pea', role: 'accent', shape: { disc: { at: [34, 64], r: 12.5 } }, knock: '$gap' },
    ],
  },
};
