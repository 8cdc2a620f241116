import { describe, expect, test } from 'vitest';

import { splitJoinedWords, splitPronounceably } from './break-lines.ts';

describe('a loud name of one word', () => {
  test.each([
    ['Kontra', ['Kon', 'tra']],
    ['Vantabeat', ['Vanta', 'beat']],
    ['Metropol', ['Metro', 'pol']],
  ])('is split between syllables: %s', (word, halves) => {
    expect(splitPronounceably(word)).toEqual(halves);
  });

  test.each(['Brutto', 'Strength', 'Zoom', 'Aeiou'])('stays whole without a suitable break: %s', (word) => {
    expect(splitPronounceably(word)).toBeNull();
  });
});

test('splitJoinedWords splits a compound before a known last word', () => {
  expect(splitJoinedWords('Tallybook')).toEqual(['Tally', 'book']);
  expect(splitJoinedWords('Norrvik')).toBeNull();
});
