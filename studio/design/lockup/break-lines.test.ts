import { describe, expect, test } from 'vitest';

import { joinedWords, splitPronounceably } from './break-lines.ts';

describe('a loud word over two lines', () => {
  test.each([
    ['Kontra', ['Kon', 'tra']],
    ['Vantabeat', ['Vanta', 'beat']],
    ['Metropol', ['Metro', 'pol']],
  ])('%s breaks where it can be spoken', (word, halves) => {
    expect(splitPronounceably(word)).toEqual(halves);
  });

  test.each(['Brutto', 'Strength', 'Zoom', 'Aeiou'])('%s stays whole', (word) => {
    expect(splitPronounceably(word)).toBeNull();
  });
});

test('compounds end in words that are known', () => {
  expect(joinedWords('Tallybook')).toEqual(['Tally', 'book']);
  expect(joinedWords('Norrvik')).toBeNull();
});
