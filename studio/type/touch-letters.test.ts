import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../test/local-studio.ts';
import type { Word } from '../language/blazon/blazon.ts';
import { areaOf, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { typesetLines } from './set-lines.ts';

const { letterer } = await openLocalStudio();

const typesetTestWords = (words: Word[], family = 'Figtree', more = {}) =>
  typesetLines(
    {
      family,
      weight: 600,
      tracking: 0,
      case: 'as-is',
      italic: false,
      locale: 'en',
      leading: 0.4,
      align: 'left',
      role: 'lead',
      lines: [words],
      ...more,
    },
    letterer,
  );

const boxOfOutline = (outline: Outline | undefined) => {
  const box = boundingBoxOf(outline ?? []);
  if (box === null) throw new Error('nothing is drawn');
  return box;
};

describe('dots', () => {
  test.each([
    ['i', 1],
    ['Fjäll', 3],
    ['İğ', 2],
    ['Hall', 0],
  ])('of "%s" become %i contours in another role', (text, count) => {
    const dots = typesetTestWords([{ text, dots: 'accent' }]).fills.filter(({ role }) => role === 'accent');
    expect(dots.flatMap(({ outline }) => outline)).toHaveLength(count);
  });

  test('in another role leave the total ink unchanged', () => {
    const area = (word: Word) =>
      typesetTestWords([word]).fills.reduce((sum, { outline }) => sum + areaOf(outline), 0);
    expect(area({ text: 'Köln jüngst', dots: 'accent' })).toBeCloseTo(area({ text: 'Köln jüngst' }), 6);
  });

  test('of Arabic letters are found above and below the letters', () => {
    const { fills } = typesetTestWords([{ text: 'بيت', dots: 'accent' }], 'Cairo', { locale: 'ar' });
    expect(fills.find(({ role }) => role === 'accent')?.outline.length).toBeGreaterThan(2);
  });
});

describe('a rule under a word', () => {
  const underline = { weight: 0.08, gap: 0.18, count: 1, role: 'accent' } as const;

  test('is as wide as the word and below its baseline', () => {
    const { fills } = typesetTestWords([{ text: 'Tally' }, { text: 'book', underline }]);
    const rule = boxOfOutline(fills.find(({ name }) => name === 'word-0-1-rule')?.outline);
    const word = boxOfOutline(fills.find(({ name }) => name === 'word-0-1')?.outline);
    expect([rule.left, rule.right]).toEqual([word.left, word.right]);
    expect(rule.top).toBeCloseTo(0.18, 6);
    expect(rule.bottom).toBeCloseTo(0.26, 6);
  });

  test('is interrupted by descenders', () => {
    const { fills } = typesetTestWords([{ text: 'mappe', underline }]);
    expect(fills.find(({ name }) => name === 'word-0-0-rule')?.outline).toHaveLength(3);
  });
});

test('typesetLines cuts a word out of its box, and includes the box when it measures the line', () => {
  const plain = typesetTestWords([{ text: 'BEAT' }]);
  const boxed = typesetTestWords([{ text: 'BEAT', box: { pad: [0.2, 0.1], r: 0 } }]);
  expect(boxed.box.right - boxed.box.left).toBeCloseTo(plain.box.right - plain.box.left + 0.4, 6);
  expect(boxed.lines[0]?.below).toBeGreaterThan(0.09);
  const [fill] = boxed.fills;
  const whole = (boxed.box.right - boxed.box.left) * (boxed.box.bottom - boxed.box.top);
  const letters = plain.fills.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  expect(areaOf(fill?.outline ?? [])).toBeCloseTo(whole - letters, 4);
});

describe('a drawn letter', () => {
  test('is a circle as tall as the letter that it replaces', () => {
    const own = typesetTestWords([{ text: 'o' }], 'Montserrat').box;
    const { fills } = typesetTestWords(
      [{ text: 'o', drawn: { at: 0, shape: 'ring', role: 'accent' } }],
      'Montserrat',
    );
    const ring = boxOfOutline(fills.find(({ role }) => role === 'accent')?.outline);
    expect(ring.top).toBeCloseTo(own.top, 6);
    expect(ring.bottom).toBeCloseTo(own.bottom, 6);
    expect(ring.right - ring.left).toBeCloseTo(own.bottom - own.top, 6);
  });

  test('does not replace a letter of a different form', () => {
    const drawn = { at: 1, shape: 'ring', role: 'accent' } as const;
    expect(typesetTestWords([{ text: 'Max', drawn }]).fills).toEqual(
      typesetTestWords([{ text: 'Max' }]).fills,
    );
  });

  test('moves the letters after it by the difference in width', () => {
    const plain = typesetTestWords([{ text: 'Moto' }], 'Montserrat');
    const drawn = typesetTestWords([{ text: 'Moto', drawn: { at: 1, shape: 'halves' } }], 'Montserrat');
    expect(drawn.box.right).not.toBe(plain.box.right);
    expect(drawn.fills).toHaveLength(2);
  });
});

test('typesetLines cuts a thin gap through a letter, which removes less than 5% of the ink of the word', () => {
  const area = (word: Word) =>
    typesetTestWords([word]).fills.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const [whole, cut] = [
    area({ text: 'NORD' }),
    area({ text: 'NORD', cut: { at: 3, height: 0.5, angle: 30, gap: 0.08 } }),
  ];
  expect(cut).toBeLessThan(whole);
  expect(cut).toBeGreaterThan(whole * 0.95);
});

test('typesetLines draws rules beside a short line, up to both edges of the block', () => {
  const flank = { weight: 0.03, gap: 0.3, role: 'quiet' } as const;
  const { fills, box } = typesetTestWords([], 'Figtree', {
    align: 'center',
    lines: [[{ text: 'MIRABEL' }], [{ text: 'ATELIER', size: 0.3, flank }]],
  });
  const rules = fills.find(({ name }) => name === 'rule-1')?.outline;
  expect(rules).toHaveLength(2);
  expect(boxOfOutline(rules).left).toBeCloseTo(box.left, 6);
  expect(boxOfOutline(rules).right).toBeCloseTo(box.right, 6);
});
