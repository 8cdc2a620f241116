import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'vine',
  motifs: ['vine', 'grape', 'leaf'],
  words: [
    'vine',
    'vineyard',
    'grape',
    'grapevine',
    'winery',
    'winemaker',
    'vintner',
    'vigneron',
    'viticulture',
    'wine',
    'cellar',
    'merlot',
    'riesling',
    'pinot',
    'raisin',
    'cluster',
    'vintage',
    'oenology',
    'must',
    'tendril',
  ],
  industries: ['winery', 'food'],
  moods: ['natural', 'classic', 'elegant', 'rustic'],
  ideas: ['growth', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bunch of grapes on its stalk, one leaf.',
    dials: { soft: { value: 2.4, min: 2, max: 3 } },
    parts: [
      {
        name: 'grapes',
        role: 'lead',
        shape: [
          { disc: { at: [12, 52], r: 11 } },
          { disc: { at: [41.5, 52], r: 11 } },
          { disc: { at: [71, 52], r: 11 } },
          { disc: { at: [26.7, 77.5], r: 11 } },
          { disc: { at: [56.3, 77.5], r: 11 } },
          { disc: { at: [41.5, 103], r: 11 } },
          {
            fine: [
              {
                line: {
                  points: [
                    [41.5, 52],
                    [41.5, 24, 'smooth', 0],
                    [26, 4],
                  ],
                  width: 9.4,
                  cap: 'round',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [41.5, 52], to: [41.5, 8], width: 9.4 } }] },
        ],
      },
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [57, 29],
                    [66, 4, 'smooth', 40],
                    [104, -6],
                    [95, 24, 'smooth', 210],
                    [76, 32, 'smooth', 265],
                  ],
                },
              },
              { round: { r: '$soft' } },
            ],
          },
          { plain: [{ petal: { from: [57, 29], to: [104, -6], width: 28 } }] },
        ],
      },
    ],
  },
};
