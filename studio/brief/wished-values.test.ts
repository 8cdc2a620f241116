import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';
import { lettersOf } from '../design/choices/letters-of.ts';
import { avoided } from './wished-values.ts';

it('refuses every farm animal when two of them are refused', () => {
  expect(avoided(readBrief('Dell Butchers. No pigs no cows.'), 'motif')).toContain('ram');
  expect(avoided(readBrief('Dell Butchers. No pigs.'), 'motif')).not.toContain('ram');
});

it('omits titles from the initials', () => {
  expect(lettersOf(readBrief('Dr. Mara Lund, dermatologist'), 'Dr. Mara Lund')).toEqual(['M', 'L']);
  expect(lettersOf(readBrief('Professor Ida Roth, tutor'), 'Professor Ida Roth')).toEqual(['I', 'R']);
});
