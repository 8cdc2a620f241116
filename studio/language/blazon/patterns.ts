// Six complete example identities as an author would write them, each with a different kind of mark. The guide for
// authors, the documentation and the golden tests use them. The brands are invented.

export interface Pattern {
  id: string;
  title: string;
  /** What was wrong with the first attempt, and how it was fixed. */
  lesson: string;
  /** The blazon as its author writes it, with shorthands and without fields that have a default. */
  written: unknown;
}

const MONOGRAM_PATTERN: Pattern = {
  id: 'monogram',
  title: 'Two letters that fit into each other',
  lesson:
    'At first the letters stood back to back on one stem and read as a Chinese character. Now each keeps its own form, one gap runs between them, and together they fill a square.',
  written: {
    idea: 'Lund & Tarr, joiners: the T sits in the L like a tenon in its joint, with one even gap',
    mark: {
      dials: { weight: { value: 24, min: 22, max: 26 }, gap: { value: 8, min: 8, max: 10 } },
      parts: [
        {
          name: 'L',
          role: 'lead',
          shape: [
            { box: { corner: [0, 0], size: ['$weight', 100] } },
            { box: { corner: [0, '100-$weight'], size: [100, '$weight'] } },
          ],
        },
        {
          name: 'T',
          role: 'second',
          shape: [
            { box: { corner: ['$weight+$gap', 0], size: ['100-$weight-$gap', '$weight'] } },
            { box: { corner: ['50+$gap/2', 0], size: ['$weight', '100-$weight-$gap'] } },
          ],
        },
      ],
    },
    lettering: {
      family: 'Jost',
      weight: 500,
      leading: 0.9,
      lines: [
        [{ text: 'LUND & TARR', tracking: 0.2 }],
        [{ text: 'JOINERY', size: 0.5, tracking: 0.42, role: 'quiet' }],
      ],
    },
    lockup: { layout: 'stack', markHeight: 3.4, gap: 0.32 },
  },
};

const NEGATIVE_SPACE_PATTERN: Pattern = {
  id: 'negative-space',
  title: 'An object that is only paper',
  lesson:
    'At first the cabin was small and drawn in lines, with a chimney and a door: a road sign. Now it is one large hole, and the only thing inside is the lit window.',
  written: {
    idea: 'Tarnhouse, lake cabins: hill and water leave the cabin between them as paper; only its window is lit',
    mark: {
      dials: { gap: { value: 9, min: 8, max: 10 } },
      parts: [
        {
          name: 'hill',
          role: 'lead',
          shape: [
            { disc: { at: [50, 50], r: 50 } },
            {
              subtract: {
                polygon: {
                  points: [
                    [50, 21],
                    [76, 45],
                    [76, 76],
                    [24, 76],
                    [24, 45],
                  ],
                },
              },
            },
            { cut: { line: { y: '76-$gap/2' }, gap: '$gap' } },
          ],
        },
        { name: 'window', role: 'accent', shape: { box: { at: [50, 52], size: 17, r: 2 } } },
      ],
    },
    lettering: { family: 'Outfit', weight: 600, tracking: -0.01, lines: ['Tarnhouse'] },
    lockup: { layout: 'row', markHeight: 2.3, gap: 0.24 },
  },
};

const ANIMAL_PATTERN: Pattern = {
  id: 'animal',
  title: 'An animal from one curve',
  lesson:
    'At first the tail ended in two hair-thin tips and the gill was a chevron that pointed nowhere. Now the tail is blunt, the outline has seven points, and the gill is one ember with a full gap around it.',
  written: {
    idea: 'Harl Smokehouse: a herring in one outline; its gill is the ember that smokes it',
    mark: {
      dials: { gap: { value: 8, min: 8, max: 9 } },
      parts: [
        {
          name: 'herring',
          role: 'lead',
          shape: [
            {
              curve: {
                points: [
                  [-4, 50, 'smooth', 0],
                  [34, 13, 'smooth', 90],
                  [70, 38],
                  [104, 6],
                  [104, 94],
                  [70, 62],
                  [34, 87, 'smooth', 270],
                ],
              },
            },
            { round: { r: 9, only: 'inner' } },
            { subtract: { disc: { at: [14, 42], r: 5 } } },
          ],
        },
        {
          name: 'ember',
          role: 'accent',
          knock: '$gap',
          shape: { petal: { from: [42, 34], to: [42, 66], width: 17 } },
        },
      ],
    },
    lettering: {
      family: 'Fraunces',
      weight: 600,
      leading: 0.7,
      lines: [['Harl'], [{ text: 'SMOKEHOUSE', family: 'Outfit', weight: 500, size: 0.42, tracking: 0.2 }]],
    },
    lockup: { layout: 'row', markHeight: 2.6, gap: 0.2 },
  },
};

const INTERLOCK_PATTERN: Pattern = {
  id: 'interlock',
  title: 'One piece, turned over',
  lesson:
    'At first two rings crossed and each knocked stubs out of the other. Now nothing is knocked: four legs and three gaps fill the field, and the second piece is the first one turned by half.',
  written: {
    idea: 'Latchwell, shared flats: two hooks of one form; each stands in the other and neither closes without it',
    mark: {
      dials: {
        gap: { value: 9, min: 8, max: 10 },
        weight: '(100-3*$gap)/4',
        inner: '100-$weight*1.5-$gap',
        soft: { value: 12, min: 0, max: 16 },
      },
      parts: [
        {
          name: 'hook',
          role: 'lead',
          shape: {
            line: {
              points: [
                ['$weight/2', 100],
                ['$weight/2', '$weight/2'],
                ['$inner', '$weight/2'],
                ['$inner', '100-$weight-$gap'],
              ],
              width: '$weight',
              bend: '$soft',
            },
          },
        },
        { name: 'other', role: 'second', shape: [{ use: 'hook' }, { turn: 180 }] },
      ],
    },
    lettering: { family: 'Nunito', weight: 800, tracking: -0.02, lines: 'Latchwell' },
    lockup: { layout: 'row', markHeight: 2.1 },
  },
};

const QUIET_LUXURY_PATTERN: Pattern = {
  id: 'quiet-luxury',
  title: 'Thick, thin and one drop',
  lesson:
    'At first an oval with an engraved line read as a coffee bean. Now the letter itself carries the contrast; its thin stroke is as wide as the gap and never thinner, and the drop hangs where the letter has room for it.',
  written: {
    idea: 'Ursane, perfume: a U of one thick and one thin stroke, the flask, and in it the drop that is about to fall',
    mark: {
      dials: { thin: { value: 9, min: 8, max: 11 } },
      parts: [
        {
          name: 'U',
          role: 'lead',
          shape: [
            { box: { corner: [10, 0], size: [80, 100], r: [0, 0, 40, 40] } },
            {
              subtract: {
                box: { corner: [36, -10], size: ['54-$thin', '110-$thin*1.6'], r: [0, 0, 26, 16] },
              },
            },
            { box: { corner: [-6, 0], size: [49, '$thin'] } },
            { box: { corner: [74, 0], size: [24, '$thin'] } },
          ],
        },
        { name: 'drop', role: 'accent', shape: { drop: { at: [58.5, 52], r: 11, tip: [58.5, 24] } } },
      ],
    },
    lettering: {
      family: 'Bodoni Moda',
      weight: 400,
      leading: 0.8,
      lines: [
        [{ text: 'URSANE', tracking: 0.34 }],
        [{ text: 'PARFUMS', size: 0.44, tracking: 0.42, role: 'quiet' }],
      ],
    },
    lockup: { layout: 'stack', markHeight: 4.2, gap: 0.34 },
  },
};

const LOUD_PLATE_PATTERN: Pattern = {
  id: 'loud-plate',
  title: 'The mark is a letter of the word',
  lesson:
    'At first a small kernel floated over the word. Now the popped corn is the O, as tall as the capitals and as heavy as their stems.',
  written: {
    idea: 'POPS, popcorn stand: the O is a kernel that has burst, with the whole one still at its heart',
    mark: {
      dials: { gap: { value: 8, min: 8, max: 10 } },
      parts: [
        { name: 'burst', role: 'lead', shape: { scallop: { at: [50, 50], r: 50, n: 7, depth: 9 } } },
        {
          name: 'kernel',
          role: 'accent',
          knock: '$gap',
          shape: { drop: { at: [50, 54], r: 15, tip: [50, 26] } },
        },
      ],
    },
    lettering: { family: 'Anton', weight: 400, lines: ['PPS'] },
    lockup: {
      layout: 'plate',
      markAsLetter: { line: 0, at: 1, space: 0.06 },
      plate: { pad: [0.24, 0.22], r: 0.1, role: 'ink' },
    },
  },
};

export const PATTERNS: readonly Pattern[] = [
  MONOGRAM_PATTERN,
  NEGATIVE_SPACE_PATTERN,
  ANIMAL_PATTERN,
  INTERLOCK_PATTERN,
  QUIET_LUXURY_PATTERN,
  LOUD_PLATE_PATTERN,
];
