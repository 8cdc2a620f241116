import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';
import { findInitials } from '../design/choices/find-initials.ts';
import { avoidedValues } from './wished-values.ts';

it('avoidedValues contains every farm animal when the prompt refuses two of them', () => {
  expect(avoidedValues(readBrief('Dell Butchers. No pigs no cows.'), 'motif')).toContain('ram');
  expect(avoidedValues(readBrief('Dell Butchers. No pigs.'), 'motif')).not.toContain('ram');
});

it('findInitials omits titles such as "Dr"', () => {
  expect(findInitials(readBrief('Dr. Mara Lund, dermatologist'), 'Dr. Mara Lund')).toEqual(['M', 'L']);
  expect(findInitials(readBrief('Professor Ida Roth, tutor'), 'Professor Ida Roth')).toEqual(['I', 'R']);
});
