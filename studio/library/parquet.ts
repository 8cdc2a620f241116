import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parquet',
  motifs: [],
  words: ['parquet', 'herringbone', 'flooring', 'floorboards', 'floors', 'chevron', 'plank', 'parkett'],
  industries: ['construction', 'interior-design', 'crafts', 'furniture'],
  moods: ['precise', 'classic', 'honest', 'elegant', 'handmade'],
  ideas: ['craft', 'precision'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A herringbone floor, and the plank that was laid last.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9 }, unit: 19.4, wide: '$unit-$gap', long: '3*$unit-$gap' },
    parts: [
      {
        name: 'floor',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: ['$long', '$wide'] } },
          { box: { corner: [0, '$unit'], size: ['$wide', '$long'] } },
          {
            fine: [
              { repeat: { n: 2, by: ['$unit', '$unit'] } },
              { box: { corner: ['2*$unit', '3*$unit'], size: ['$wide', '$long'] } },
            ],
          },
          { plain: [{ box: { corner: ['$unit', '2*$unit'], size: ['$wide', '$long'] } }] },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'last',
        role: 'accent',
        shape: [
          { fine: [{ box: { corner: ['2*$unit', '2*$unit'], size: ['$long', '$wide'] } }] },
          { plain: [{ box: { corner: ['$unit', '$unit'], size: ['$long', '$wide'] } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    [
      { box: { corner: [0, 0], size: [76, 15] } },
      { box: { corner: [0, 26], size: [15, 76] } },
      { repeat: { n: 2, by: [26, 26] } },
    ],
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
