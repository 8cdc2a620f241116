import { expect, it } from 'vitest';
import { correctionBeginnings as beginnings, isUnfinishedCorrection } from './corrections.ts';

it.each([
  [beginnings.name, 'Quay'],
  [beginnings.trade(null), 'a bakery'],
  [beginnings.trade('books'), 'a bakery'],
  [beginnings.moods, 'playful'],
  [beginnings.mood('calm'), 'playful'],
  [beginnings.colours, 'navy and gold'],
  [beginnings.colour('green'), 'navy'],
])('“%s” is unfinished until a word follows', (beginning, rest) => {
  expect(isUnfinishedCorrection(beginning)).toBe(true);
  expect(isUnfinishedCorrection(`${beginning}${rest}`)).toBe(false);
});

it('a correction that only leaves something out is complete', () => {
  expect(isUnfinishedCorrection(beginnings.wish('an owl'))).toBe(false);
  expect(isUnfinishedCorrection(beginnings.refusal('owl'))).toBe(false);
});
