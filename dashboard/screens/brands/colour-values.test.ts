import { expect, test } from 'vitest';
import {
  formatColourValues,
  computeContrast,
  formatContrast,
  chooseInkOn,
  judgeContrast,
} from './colour-values.ts';

test('formats a colour in four notations', () => {
  expect(formatColourValues('#ff0000')).toEqual({
    hex: '#FF0000',
    rgb: '255 0 0',
    hsl: '0 100% 50%',
    oklch: '62.8% 0.258 29',
  });
  expect(formatColourValues('#12304a')).toMatchObject({ rgb: '18 48 74', hsl: '208 61% 18%' });
  expect(formatColourValues('#808080')).toMatchObject({ hsl: '0 0% 50%', oklch: '60.0% 0.000 0' });
  expect(formatColourValues('#ffffff').oklch).toBe('100.0% 0.000 0');
});

test('computes contrast as WCAG defines it', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(computeContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(computeContrast('#123456', '#123456')).toBe(1);
});

test('says what a contrast is sufficient for, rounds ratios down, and chooses black or white text', () => {
  expect([21, 5, 3.2, 2.99].map((contrast) => judgeContrast(contrast).words)).toEqual([
    'Text of any size',
    'Text',
    'Large text and icons',
    'Decoration only',
  ]);
  expect(formatContrast(4.499)).toBe('4.4:1');
  expect(chooseInkOn('#12304a')).toBe('#ffffff');
  expect(chooseInkOn('#e2a76f')).toBe('#000000');
});
