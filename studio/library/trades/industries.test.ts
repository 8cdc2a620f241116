import { expect, it } from 'vitest';
import { INDUSTRIES, MOODS, MOTIFS } from '../../brief/closed-lists.ts';
import { APART, areApart } from '../../language/colour/gates.ts';
import { contrast, differenceOf, WHITE } from '../../language/colour/measures.ts';
import { INDUSTRY_ROWS, withGroups } from './industries.ts';

const SHAPES =
  `round angular geometric organic symmetric circle oval square triangle diamond hexagon shield`.split(' ');

it('has a row for every industry and no other', () => {
  expect([...INDUSTRY_ROWS.keys()].toSorted()).toEqual(INDUSTRIES.toSorted());
});

it.each([...INDUSTRY_ROWS.values()])('$id speaks the closed words', (row) => {
  expect(row.groups.length).toBeGreaterThan(0);
  expect(row.usualHues.length * row.freshHues.length).toBeGreaterThan(0);
  expect(row.cliches.filter((motif) => !MOTIFS.includes(motif))).toEqual([]);
  expect(row.shapes.filter((shape) => !SHAPES.includes(shape))).toEqual([]);
  expect(row.palettes.flatMap(({ moods }) => moods).filter((mood) => !MOODS.includes(mood))).toEqual([]);
});

it.each([...INDUSTRY_ROWS.values()])('$id offers pairs that can be read and told apart', ({ palettes }) => {
  expect(palettes.length).toBeGreaterThanOrEqual(4);
  for (const { primary, secondary } of palettes) {
    expect(contrast(primary, WHITE)).toBeGreaterThanOrEqual(3);
    expect([primary, secondary, areApart(primary, secondary, APART)]).toContain(true);
  }
  const alike = palettes.flatMap((one, index) =>
    palettes
      .slice(index + 1)
      .filter(
        (other) =>
          differenceOf(one.primary, other.primary) < 8 && differenceOf(one.secondary, other.secondary) < 8,
      ),
  );
  expect(alike).toEqual([]);
});

it('adds the broader groups', () => {
  expect(withGroups(['bakery'])).toEqual(['bakery', 'food']);
  expect(withGroups(['legal'])).toContain('professional-services');
  expect(withGroups(['developer-tools'])).toContain('software');
  expect(withGroups(['veterinary'])).toContain('healthcare');
  expect(withGroups(['yoga'])).toEqual(expect.arrayContaining(['wellness', 'fitness']));
  expect(withGroups(['nothing'])).toEqual(['nothing']);
});
