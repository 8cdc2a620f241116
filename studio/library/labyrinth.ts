import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'labyrinth',
  motifs: [],
  words: [
    'labyrinth',
    'labyrinths',
    'maze',
    'mazes',
    'minotaur',
    'ariadne',
    'daedalus',
    'knossos',
    'minos',
    'riddle',
    'labirinto',
    'laberinto',
    'labyrinthe',
    'doolhof',
    'labyrint',
    'labirent',
    'λαβύρινθος',
    'лабиринт',
    'متاهة',
    '迷宮',
    '迷宫',
    '미로',
    'भूलभुलैया',
  ],
  industries: ['games', 'consulting', 'books', 'research', 'legal'],
  moods: ['mysterious', 'clever', 'quirky', 'timeless'],
  ideas: ['journey', 'guidance', 'precision'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Two walls, two doors, and one way to the middle.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 }, weight: { value: 11, min: 10.4, max: 11.8 } },
    parts: [
      {
        name: 'walls',
        role: 'lead',
        shape: [
          [
            { ring: { at: [50, 50], r: 54, width: '$weight' } },
            {
              fine: [{ subtract: { of: { box: { corner: ['50-$gap*0.6', 80], size: ['$gap*1.2', 40] } } } }],
            },
          ],
          [
            { ring: { at: [50, 50], r: '54-$weight-$gap*1.1', width: '$weight' } },
            { subtract: { of: { box: { corner: ['50-$gap*0.6', 0], size: ['$gap*1.2', 50] } } } },
          ],
          {
            fine: [
              { bar: { from: ['$weight/2-4', 50], to: ['1.5*$weight+1.1*$gap-4', 50], width: '$weight' } },
            ],
          },
        ],
      },
      { name: 'heart', role: 'accent', shape: { disc: { at: [50, 50], r: '54-2*$weight-2.2*$gap' } } },
    ],
  },
  inset: [
    { ring: { at: [50, 50], r: 52, width: 16 } },
    { subtract: { of: { box: { corner: [42, 70], size: [16, 50] } } } },
    { disc: { at: [50, 50], r: 18 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
