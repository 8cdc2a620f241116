// The sky, the earth and balls, as an o.

import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

const sun: LetterObject = {
  id: 'o-sun',
  letters: O,
  shows: ['sun', 'solar-panel', 'battery-sun', 'sun-salutation'],
  motifs: ['sun'],
  mark: {
    blazon: 1,
    idea: 'The o is the sun.',
    dials: { gap: { value: 8.6, min: 8, max: 9.4 } },
    parts: [
      { name: 'disc', role: 'lead', shape: { disc: { at: [50, 50], r: '37.5-$gap' } } },
      {
        name: 'rays',
        role: 'lead',
        shape: [{ bar: { from: [50, 3], to: [50, 6.5], width: 11, cap: 'round' } }, { spin: { n: 8 } }],
      },
    ],
  },
};

const moon: LetterObject = {
  id: 'o-moon',
  letters: O,
  shows: ['moon', 'moon-forest'],
  motifs: ['moon'],
  mark: {
    blazon: 1,
    idea: 'The o is the moon, its crescent lit.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'crescent',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { disc: { at: [65, 39], r: '31+$gap' } } } },
          { round: { r: 3 } },
        ],
      },
      { name: 'shade', role: 'accent', shape: { disc: { at: [65, 39], r: 31 } } },
    ],
  },
};

const globe: LetterObject = {
  id: 'o-globe',
  letters: O,
  shows: ['globe'],
  motifs: ['globe'],
  mark: {
    blazon: 1,
    idea: 'The o is the globe.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'globe',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [{ disc: { at: [50, 50], r: [22, 70] } }, { outline: { width: '$gap', side: 'centre' } }],
            },
          },
          { cut: { line: { y: 50 }, gap: '$gap' } },
          { turn: { by: 20 } },
        ],
      },
    ],
  },
};

const sea: LetterObject = {
  id: 'o-sea',
  letters: O,
  shows: ['wave'],
  motifs: ['wave'],
  mark: {
    blazon: 1,
    idea: 'The o is the sun going down into the sea.',
    dials: { gap: { value: 8.6, min: 8, max: 9.4 } },
    parts: [
      {
        name: 'sun',
        role: 'accent',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            intersect: {
              of: {
                curve: {
                  points: [
                    [-5, -5],
                    [105, -5],
                    [105, 50],
                    [76, 56, 'smooth', 270],
                    [50, 49, 'smooth', 285],
                    [24, 42, 'smooth', 270],
                    [-5, 50],
                  ],
                },
              },
            },
          },
          { round: { r: 1.5 } },
        ],
      },
      {
        name: 'sea',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            intersect: {
              of: [
                {
                  curve: {
                    points: [
                      [-5, 50],
                      [24, 42, 'smooth', 90],
                      [50, 49, 'smooth', 105],
                      [76, 56, 'smooth', 90],
                      [105, 50],
                      [105, 105],
                      [-5, 105],
                    ],
                  },
                },
                { move: { by: [0, '$gap'] } },
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [-5, 50],
                      [24, 42, 'smooth', 90],
                      [50, 49, 'smooth', 105],
                      [76, 56, 'smooth', 90],
                      [105, 50],
                    ],
                    width: '$gap',
                  },
                },
                { move: { by: [0, '24+$gap/2'] } },
              ],
            },
          },
          { round: { r: 1.5 } },
        ],
      },
    ],
  },
};

const tennis: LetterObject = {
  id: 'o-tennis',
  letters: O,
  shows: ['racket'],
  motifs: ['racket'],
  mark: {
    blazon: 1,
    idea: 'The o is a tennis ball with its seam.',
    dials: { gap: { value: 9, min: 8.2, max: 10 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [{ ring: { at: [-10, 50], r: 44, width: '$gap' } }, { mirror: { line: { x: 50 } } }],
            },
          },
          { turn: { by: 35 } },
        ],
      },
    ],
  },
};

const football: LetterObject = {
  id: 'o-football',
  letters: O,
  shows: ['football'],
  motifs: ['football'],
  mark: {
    blazon: 1,
    idea: 'The o is a football.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: [{ star: { at: [50, 50], n: 5, r: '18+$gap*1.24' } }] } },
          {
            subtract: { of: [{ bar: { from: [50, 30], to: [50, -5], width: '$gap' } }, { spin: { n: 5 } }] },
          },
          { star: { at: [50, 50], n: 5, r: 18 } },
        ],
      },
    ],
  },
};

export const SKY: readonly LetterObject[] = [sun, moon, globe, sea, tennis, football];
