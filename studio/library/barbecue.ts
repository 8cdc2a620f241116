import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barbecue',
  motifs: ['barbecue'],
  words: [
    'barbecue',
    'barbecues',
    'barbeque',
    'bbq',
    'grill',
    'grills',
    'grilling',
    'grilled',
    'braai',
    'asado',
    'smoker',
    'smokehouse',
    'charcoal',
    'cookout',
    'briquette',
    'brisket',
    'ribs',
    'parrilla',
  ],
  industries: ['restaurant', 'food', 'retail'],
  moods: ['bold', 'friendly', 'masculine', 'warm', 'rustic'],
  ideas: ['transformation'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A kettle grill, its lid just lifted.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'lid',
        role: 'lead',
        shape: [
          { disc: { at: [50, 42], r: [46, 40] } },
          { intersect: { of: { half: { through: [50, '42-$gap'], facing: 0 } } } },
          { fine: [{ box: { at: [50, -1], size: [22, 14], r: 4 } }] },
          { plain: [{ box: { at: [50, -1], size: [22, 14] } }] },
        ],
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 42], r: [46, 34] } },
            { subtract: { of: { half: { through: [50, 42], facing: 0 } } } },
          ],
          { bar: { from: [36, 60], to: [22, 106], width: 10.6, cap: 'round' } },
          { bar: { from: [64, 60], to: [77, 102], width: 10.6 } },
        ],
      },
      { name: 'wheel', role: 'second', shape: [{ disc: { at: [80, 103], r: 9.6 } }], knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [50, 42], r: [48, 38] } },
    { cut: { line: { y: 40 }, gap: 12 } },
    { bar: { from: [34, 72], to: [22, 108], width: 13 } },
    { bar: { from: [66, 72], to: [78, 108], width: 13 } },
    { box: { at: [50, 0], size: [24, 14] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
