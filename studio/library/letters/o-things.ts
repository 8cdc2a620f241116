// What is round and used, as an o.

import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

const wheel: LetterObject = {
  id: 'o-wheel',
  letters: O,
  shows: ['wheel', 'bicycle', 'penny-farthing'],
  motifs: ['wheel', 'bicycle'],
  mark: {
    blazon: 1,
    idea: 'The o is a wheel with six spokes.',
    dials: { spoke: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 50, width: 13 } },
          { bar: { from: [50, 8], to: [50, 92], width: '$spoke' } },
          { spin: { n: 3, step: 60 } },
          { disc: { at: [50, 50], r: 15 } },
          { round: { r: 2.2, only: 'inner' } },
        ],
      },
    ],
  },
};

const reel: LetterObject = {
  id: 'o-reel',
  letters: O,
  shows: ['reel'],
  motifs: ['reel'],
  mark: {
    blazon: 1,
    idea: 'The o is a reel of film.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'film', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 13 } } },
      {
        name: 'spool',
        role: 'second',
        shape: [
          { disc: { at: [50, 50], r: '37-$gap' } },
          { subtract: { of: [{ disc: { at: [50, 34.5], r: 5 } }, { spin: { n: 5 } }] } },
        ],
      },
    ],
  },
};

const record: LetterObject = {
  id: 'o-record',
  letters: O,
  shows: ['record-note'],
  motifs: ['note'],
  mark: {
    blazon: 1,
    idea: 'The o is a record that turns: label, hole and a gleam on the grooves.',
    dials: { gap: { value: 8.3, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'record',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { sector: { at: [50, 50], r: 41, from: 22, to: 78, hole: '41-$gap' } } } },
          { subtract: { of: { sector: { at: [50, 50], r: 41, from: 202, to: 258, hole: '41-$gap' } } } },
        ],
      },
      {
        name: 'label',
        role: 'accent',
        knock: '$gap',
        shape: { ring: { at: [50, 50], r: 15.5, width: 10.5 } },
      },
    ],
  },
};

const gear: LetterObject = {
  id: 'o-gear',
  letters: O,
  shows: ['gear-flower'],
  motifs: ['gear'],
  mark: {
    blazon: 1,
    idea: 'The o is a cog.',
    dials: { weight: { value: 26, min: 20, max: 33 } },
    parts: [
      {
        name: 'cog',
        role: 'lead',
        shape: [{ gear: { at: [50, 50], r: 51, n: 8, depth: 11, hole: '50-$weight' } }, { round: { r: 2 } }],
      },
    ],
  },
};

const button: LetterObject = {
  id: 'o-button',
  letters: O,
  shows: ['button'],
  motifs: [],
  mark: {
    blazon: 1,
    idea: 'The o is a button with its four holes.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      { name: 'rim', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 9.4 } } },
      {
        name: 'button',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: '40.6-$gap' } },
          { subtract: { of: [{ disc: { at: [50, 37], r: 5 } }, { turn: { by: 45 } }, { spin: { n: 4 } }] } },
        ],
      },
    ],
  },
};

const yarn: LetterObject = {
  id: 'o-yarn',
  letters: O,
  shows: ['yarn', 'spool'],
  motifs: ['yarn'],
  mark: {
    blazon: 1,
    idea: 'The o is a ball of wool.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { ring: { at: [6, 94], r: 58, width: '$gap' } },
                { ring: { at: [6, 94], r: 76, width: '$gap' } },
              ],
            },
          },
          {
            subtract: {
              of: [
                { ring: { at: [100, 100], r: 47, width: '$gap' } },
                { intersect: { of: { disc: { at: [6, 94], r: 50 } } } },
              ],
            },
          },
          {
            subtract: {
              of: [
                { ring: { at: [0, 0], r: 52, width: '$gap' } },
                { subtract: { of: { disc: { at: [6, 94], r: 67 } } } },
              ],
            },
          },
        ],
      },
    ],
  },
};

const clock: LetterObject = {
  id: 'o-clock',
  letters: O,
  shows: ['clock', 'wristwatch'],
  motifs: ['clock'],
  mark: {
    blazon: 1,
    idea: 'The o is a clock, and its hands are the counter.',
    dials: { hand: { value: 9.4, min: 8.6, max: 10.4 } },
    parts: [
      {
        name: 'face',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [50, 18],
                    [50, 52],
                    [72, 65],
                  ],
                  width: '$hand',
                  cap: 'round',
                  bend: 1,
                },
              },
            },
          },
        ],
      },
    ],
  },
};

export const THINGS: readonly LetterObject[] = [wheel, reel, record, gear, button, yarn, clock];
