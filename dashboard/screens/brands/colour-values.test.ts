import { expect, test } from 'vitest';
import { colourValues, contrastOf, contrastText, inkOn, verdictOf } from './colour-values.ts';

test('shows a colour in four notations', () => {
  expect(colourValues('#ff0000')).toEqual({
    hex: '#FF0000',
    rgb: '255 0 0',
    hsl: '0 100% 50%',
    oklch: '62.8% 0.258 29',
  });
  expect(colourValues('#12304a')).toMatchObject({ rgb: '18 48 74', hsl: '208 61% 18%' });
  expect(colourValues('#808080')).toMatchObject({ hsl: '0 0% 50%', oklch: '60.0% 0.000 0' });
  expect(colourValues('#ffffff').oklch).toBe('100.0% 0.000 0');
});

test('computes contrast as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('gives plain verdicts, and rounds figures down', () => {
  expect([21, 5, 3.2, 2.99].map((contrast) => verdictOf(contrast).words)).toEqual([
    'Text of any size',
    'Text',
    'Large text and icons',
    'Decoration only',
  ]);
  expect(contrastText(4.499)).toBe('4.4:1');
  expect(inkOn('#12304a')).toBe('#ffffff');
  expect(inkOn('#e2a76f')).toBe('#000000');
});
