import { describe, expect, test } from 'vitest';

import { joinedWords, spokenHalves } from './break-lines.ts';

describe('a loud word over two lines', () => {
  test.each([
    ['Kontra', ['Kon', 'tra']],
    ['Vantabeat', ['Vanta', 'beat']],
    ['Metropol', ['Metro', 'pol']],
  ])('%s breaks where it can be spoken', (word, halves) => {
    expect(spokenHalves(word)).toEqual(halves);
  });

  test.each(['Brutto', 'Strength', 'Zoom', 'Aeiou'])('%s stays whole', (word) => {
    expect(spokenHalves(word)).toBeNull();
  });
});

test('compounds end in words that are known', () => {
  expect(joinedWords('Tallybook')).toEqual(['Tally', 'book']);
  expect(joinedWords('Norrvik')).toBeNull();
});
