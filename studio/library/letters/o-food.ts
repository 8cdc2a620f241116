// What is round and eaten or drunk, as an o.

import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

const citrus: LetterObject = {
  id: 'o-citrus',
  letters: O,
  shows: ['citrus', 'orange', 'lemon'],
  motifs: ['lemon'],
  mark: {
    blazon: 1,
    idea: 'The o is a slice of citrus: the rind, and its segments around the middle.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'rind', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 9 } } },
      {
        name: 'segments',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: '41-$gap' } },
          { rays: { through: [50, 50], from: 22.5, n: 3, gap: '$gap' } },
          { round: { r: 2.4 } },
        ],
      },
    ],
  },
};

const apple: LetterObject = {
  id: 'o-apple',
  letters: O,
  shows: ['apple'],
  motifs: ['apple'],
  tall: 1.17,
  mark: {
    blazon: 1,
    idea: 'The o is an apple, with its leaf above the line.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'apple',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 23, 6],
                [68, 16, 'smooth', 90],
                [93, 48, 'smooth', 180],
                [66, 100, 'smooth', 270],
                [50, 96.5, 'smooth', 270],
                [34, 100, 'smooth', 270],
                [7, 48, 'smooth', 0],
                [32, 16, 'smooth', 90],
              ],
            },
          },
        ],
      },
      {
        name: 'leaf',
        role: 'second',
        knock: '$gap',
        shape: { petal: { from: [47, 22], to: [76, -2], width: 19 } },
      },
    ],
  },
};

const egg: LetterObject = {
  id: 'o-egg',
  letters: O,
  shows: ['egg'],
  motifs: ['egg'],
  mark: {
    blazon: 1,
    idea: 'The o is an egg cut open, and the yolk is its counter.',
    dials: { rim: { value: 17, min: 15, max: 19 }, gap: { value: 9, min: 8.2, max: 10 } },
    parts: [
      {
        name: 'white',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 0, 'smooth', 90],
                [92, 60, 'smooth', 180],
                [50, 100, 'smooth', 270],
                [8, 60, 'smooth', 0],
              ],
            },
          },
          { outline: { width: '$rim', side: 'inside' } },
        ],
      },
      { name: 'yolk', role: 'accent', shape: { disc: { at: [50, 58], r: '41-$rim-$gap' } } },
    ],
  },
};

const doughnut: LetterObject = {
  id: 'o-doughnut',
  letters: O,
  shows: ['doughnut'],
  motifs: ['doughnut'],
  mark: {
    blazon: 1,
    idea: 'The o is a doughnut with icing that runs.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'dough', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 9 } } },
      {
        name: 'icing',
        role: 'accent',
        shape: [
          { scallop: { at: [50, 50], r: '41-$gap', n: 7, depth: 4.4 } },
          { subtract: { of: { disc: { at: [50, 50], r: 11.5 } } } },
        ],
      },
    ],
  },
};

const cookie: LetterObject = {
  id: 'o-cookie',
  letters: O,
  shows: ['cookie', 'biscuit'],
  motifs: ['cookie'],
  mark: {
    blazon: 1,
    idea: 'The o is a biscuit that somebody could not wait for.',
    dials: { chip: { value: 6.4, min: 5.8, max: 7 } },
    parts: [
      {
        name: 'biscuit',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { disc: { at: [84, 10], r: 13 } },
                { disc: { at: [98, 28], r: 13 } },
                { disc: { at: [96, 6], r: 16 } },
              ],
            },
          },
          { round: { r: 2 } },
          {
            subtract: {
              of: [
                { disc: { at: [40, 26], r: '$chip' } },
                { disc: { at: [24, 54], r: '$chip' } },
                { disc: { at: [52, 50], r: '$chip' } },
                { disc: { at: [43, 77], r: '$chip' } },
                { disc: { at: [73, 68], r: '$chip' } },
              ],
            },
          },
        ],
      },
    ],
  },
};

const bean: LetterObject = {
  id: 'o-bean',
  letters: O,
  shows: ['bean', 'coffee'],
  motifs: ['bean'],
  mark: {
    blazon: 1,
    idea: 'The o is a coffee bean, and its crease is the counter.',
    dials: { gap: { value: 9, min: 8.2, max: 10.4 } },
    parts: [
      {
        name: 'bean',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: [38, 52] } },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [50, -8],
                    [43, 24, 'smooth', 180],
                    [57, 76, 'smooth', 180],
                    [50, 108],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          { turn: { by: 24 } },
        ],
      },
    ],
  },
};

const cup: LetterObject = {
  id: 'o-cup',
  letters: O,
  shows: ['cup', 'mug', 'coffee'],
  motifs: ['cup'],
  mark: {
    blazon: 1,
    idea: 'The o is a cup seen from above, with its handle and what is in it.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          { ring: { at: [44, 50], r: 44, width: 10 } },
          { bar: { from: [80, 50], to: [95, 50], width: 13, cap: 'round' } },
          { subtract: { of: { disc: { at: [44, 50], r: 34 } } } },
        ],
      },
      { name: 'coffee', role: 'second', shape: { disc: { at: [44, 50], r: '34-$gap' } } },
    ],
  },
};

export const FOOD: readonly LetterObject[] = [citrus, apple, egg, doughnut, cookie, bean, cup];
