// What is round and shows the way, or is given to somebody, as an o.

import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

const compass: LetterObject = {
  id: 'o-compass',
  letters: O,
  shows: ['compass'],
  motifs: ['compass'],
  mark: {
    blazon: 1,
    idea: 'The o is a compass, and its needle points the way.',
    dials: { rim: { value: 14, min: 12.5, max: 15 }, gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'ring', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: '$rim' } } },
      {
        name: 'north',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [50, 21, 1.5],
                [62, '50-$gap/2'],
                [38, '50-$gap/2'],
              ],
            },
          },
          { turn: { by: 40 } },
        ],
      },
      {
        name: 'south',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 79, 1.5],
                [62, '50+$gap/2'],
                [38, '50+$gap/2'],
              ],
            },
          },
          { turn: { by: 40 } },
        ],
      },
    ],
  },
};

const lens: LetterObject = {
  id: 'o-lens',
  letters: O,
  shows: ['camera', 'lens', 'shutter'],
  motifs: ['camera', 'lens'],
  mark: {
    blazon: 1,
    idea: 'The o is a lens, with light on the glass.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'barrel', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 12 } } },
      {
        name: 'glass',
        role: 'second',
        shape: [
          { disc: { at: [50, 50], r: '38-$gap' } },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [36, 48],
                    [40.5, 38.5, 'via'],
                    [50, 34.5],
                  ],
                  width: 8.4,
                  cap: 'round',
                },
              },
            },
          },
        ],
      },
    ],
  },
};

const power: LetterObject = {
  id: 'o-power',
  letters: O,
  shows: ['plug', 'battery'],
  motifs: ['plug', 'bolt'],
  tall: 1.06,
  mark: {
    blazon: 1,
    idea: 'The o is a switch: on.',
    dials: { weight: { value: 20, min: 12, max: 28 }, gap: { value: 9, min: 8.4, max: 10 } },
    parts: [
      {
        name: 'ring',
        role: 'lead',
        shape: [
          { ring: { at: [50, 53], r: 47, width: '$weight' } },
          { subtract: { of: { box: { at: [50, 20], size: ['$weight+2*$gap', 60] } } } },
        ],
      },
      {
        name: 'switch',
        role: 'accent',
        shape: { box: { corner: ['50-$weight/2', 0], size: ['$weight', 44] } },
      },
    ],
  },
};

const flower: LetterObject = {
  id: 'o-flower',
  letters: O,
  shows: ['flower', 'daisy'],
  motifs: ['flower', 'daisy'],
  mark: {
    blazon: 1,
    idea: 'The o is a flower seen from above.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'petals',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [50, 33, 10],
                [50, 16, 16],
              ],
            },
          },
          { spin: { n: 5 } },
          { subtract: { of: { disc: { at: [50, 50], r: '13+$gap' } } } },
          { round: { r: 2.6 } },
        ],
      },
      { name: 'eye', role: 'accent', shape: { disc: { at: [50, 50], r: 13 } } },
    ],
  },
};

const bubble: LetterObject = {
  id: 'o-bubble',
  letters: O,
  shows: ['speech-bubble', 'chat-lock'],
  motifs: ['speech-bubble'],
  mark: {
    blazon: 1,
    idea: 'The o is a speech bubble.',
    dials: { weight: { value: 24, min: 15, max: 31 } },
    parts: [
      {
        name: 'bubble',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            polygon: {
              points: [
                [2, 100, 2],
                [4, 52],
                [44, 98],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 50], r: '50-$weight' } } } },
        ],
      },
    ],
  },
};

const pin: LetterObject = {
  id: 'o-pin',
  letters: O,
  shows: ['map-pin', 'pin', 'map'],
  motifs: ['map'],
  tall: 1.3,
  mark: {
    blazon: 1,
    idea: 'The o is the pin on a map: here it is.',
    dials: { weight: { value: 19, min: 14, max: 24 } },
    parts: [
      {
        name: 'pin',
        role: 'lead',
        shape: [
          { drop: { at: [50, 39], r: 39, tip: [50, 101] } },
          { round: { r: 2 } },
          { subtract: { of: { disc: { at: [50, 39], r: '39-$weight' } } } },
        ],
      },
    ],
  },
};

const ring: LetterObject = {
  id: 'o-ring',
  letters: O,
  shows: ['ring', 'diamond', 'gem'],
  motifs: ['ring', 'diamond'],
  tall: 1.24,
  mark: {
    blazon: 1,
    idea: 'The o is a ring, and its stone stands above the line.',
    dials: { band: { value: 14, min: 12, max: 16 }, gap: { value: 8.3, min: 8, max: 8.8 } },
    parts: [
      { name: 'band', role: 'lead', shape: { ring: { at: [50, 60], r: 40, width: '$band' } } },
      {
        name: 'stone',
        role: 'accent',
        knock: '$gap',
        shape: {
          polygon: {
            points: [
              [35, 0, 2],
              [65, 0, 2],
              [76, 13, 2],
              [50, 38, 2],
              [24, 13, 2],
            ],
          },
        },
      },
    ],
  },
};

export const SIGNS: readonly LetterObject[] = [compass, lens, power, flower, bubble, pin, ring];
