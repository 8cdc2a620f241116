import { describe, expect, test } from 'vitest';

import { splitJoinedWords, splitPronounceably } from './break-lines.ts';

describe('a loud word on two lines', () => {
  test.each([
    ['Kontra', ['Kon', 'tra']],
    ['Vantabeat', ['Vanta', 'beat']],
    ['Metropol', ['Metro', 'pol']],
  ])('breaks between syllables: %s', (word, halves) => {
    expect(splitPronounceably(word)).toEqual(halves);
  });

  test.each(['Brutto', 'Strength', 'Zoom', 'Aeiou'])('stays on one line: %s', (word) => {
    expect(splitPronounceably(word)).toBeNull();
  });
});

test('splits compounds before a known last word', () => {
  expect(splitJoinedWords('Tallybook')).toEqual(['Tally', 'book']);
  expect(splitJoinedWords('Norrvik')).toBeNull();
});
