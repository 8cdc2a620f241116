import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'grape-glass',
  motifs: ['grape', 'glass', 'vine'],
  words: [
    'grape',
    'wine',
    'winery',
    'vineyard',
    'vine',
    'vintner',
    'sommelier',
    'cellar',
    'vino',
    'vin',
    'harvest',
    'merlot',
    'rioja',
    'enoteca',
    'weingut',
  ],
  industries: ['winery', 'bar', 'restaurant', 'beverage', 'retail'],
  moods: ['elegant', 'classic', 'modern', 'natural', 'warm'],
  ideas: ['transformation', 'craft', 'two-become-one'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'The bunch of grapes hangs as the bowl of the glass it will fill.',
    dials: { gap: { value: 8.3, min: 8, max: 8.9 } },
    parts: [
      {
        name: 'grapes',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 13], r: '17.2-$gap/2' } },
            { move: { by: [-34.4, 0] } },
            { repeat: { n: 3, by: [34.4, 0] } },
          ],
          [{ disc: { at: [32.8, 42.8], r: '17.2-$gap/2' } }, { repeat: { n: 2, by: [34.4, 0] } }],
        ],
      },
      {
        name: 'last',
        role: 'lead',
        shape: [
          { disc: { at: [50, 72.6], r: '17.2-$gap/2' } },
          {
            fine: [
              { bar: { from: [50, 72.6], to: [50, 104], width: 11 } },
              { box: { at: [50, 103], size: [66, 12], r: 6 } },
              { round: { r: 4, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, 66],
                    [83, 109],
                    [17, 109],
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
    [
      { disc: { at: [18, 40], r: 18 } },
      { disc: { at: [50, 40], r: 18 } },
      { disc: { at: [82, 40], r: 18 } },
      { disc: { at: [34, 68], r: 18 } },
      { disc: { at: [66, 68], r: 18 } },
      { disc: { at: [50, 96], r: 18 } },
    ],
    { bar: { from: [50, 30], to: [50, -6], width: 16 } },
    { round: { r: 7, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
