import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

const halfLeaf: Step = {
  curve: {
    points: [
      [50, -10],
      [67, 3, 'smooth', 180],
      [63, 17, 'smooth', 175],
      [88, 27, 'smooth', 180],
      [70, 44, 'smooth', 180],
      [92, 57, 'smooth', 180],
      [69, 74, 'smooth', 190],
      [73, 87, 'smooth', 195],
      [54, 98],
      [50, 98],
    ],
  },
};

export const concept: Concept = {
  id: 'oak-leaf',
  motifs: ['oak', 'leaf'],
  words: [
    'oak',
    'leaf',
    'leaves',
    'autumn',
    'fall',
    'quercus',
    'national',
    'heritage',
    'park',
    'trust',
    'forestry',
    'wood',
    'timber',
    'estate',
  ],
  industries: ['environment', 'furniture', 'government', 'real-estate', 'crafts', 'legal', 'finance'],
  moods: ['natural', 'classic', 'trustworthy', 'timeless', 'honest'],
  ideas: ['growth', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An oak leaf with seven lobes.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            fine: [
              halfLeaf,
              { mirror: { line: { x: 50 } } },
              { bar: { from: [50, 90], to: [50, 118], width: 10, cap: 'round' } },
              { round: { r: 3 } },
              { subtract: { of: { bar: { from: [50, 28], to: [50, 84], width: '$gap', cap: 'round' } } } },
            ],
          },
          {
            plain: [halfLeaf, { mirror: { line: { x: 50 } } }, { box: { corner: [45, 90], size: [10, 32] } }],
          },
          { turn: { by: 38 } },
        ],
      },
    ],
  },
  inset: [
    [
      halfLeaf,
      { mirror: { line: { x: 50 } } },
      { bar: { from: [50, 90], to: [50, 118], width: 14, cap: 'round' } },
      { turn: { by: 38 } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
