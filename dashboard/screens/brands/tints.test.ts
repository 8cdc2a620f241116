import { expect, test } from 'vitest';
import { computeContrast } from './colour-values.ts';
import { createTints } from './tints.ts';

test.each(['#7A1F1F', '#1FB5A4', '#F2D544', '#111111', '#FFFFFF', '#0000FF'])(
  'gives %s tints from light to dark, one of which is the colour itself',
  (hex) => {
    const tints = createTints(hex);
    expect(tints.map(({ step }) => step)).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    expect(tints.filter(({ isBase }) => isBase)).toEqual([expect.objectContaining({ hex })]);
    const onWhite = tints.map((tint) => computeContrast(tint.hex, '#ffffff'));
    expect(onWhite).toEqual(onWhite.toSorted((one, other) => one - other));
    for (const tint of tints) expect(tint.hex).toMatch(/^#[0-9A-F]{6}$/);
  },
);
