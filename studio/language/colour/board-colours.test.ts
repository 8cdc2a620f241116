import { describe, expect, test } from 'vitest';
import { createBoardColours } from './board-colours.ts';
import { assignPalette, DEFAULT_PALETTE_STYLE } from './role-colours.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';

const COLOUR_PAIRS = [
  ['#FFD400', '#11141A'],
  ['#A9E222', '#11100E'],
  ['#0B3954', '#FFB400'],
  ['#5B2DE0', '#FFB400'],
  ['#F5EBD7', '#F6C90A'],
  ['#1A7F5A', '#D9480F'],
] as const;

describe.each(COLOUR_PAIRS)('a board for %s and %s', (primary, secondary) => {
  const { light, dark } = createBoardColours(assignPalette(primary, secondary, DEFAULT_PALETTE_STYLE));

  test('contrasts with its background', () => {
    expect(contrast(light.ink, WHITE)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark.ink, DARK_GROUND)).toBeGreaterThanOrEqual(3);
  });

  test('makes everything on it readable', () => {
    for (const { ink, lead, word } of [light, dark]) {
      expect(contrast(lead, ink)).toBeGreaterThanOrEqual(3);
      expect(contrast(word, ink)).toBeGreaterThanOrEqual(3);
    }
  });

  test('has at most three colours, which differ between white and dark backgrounds', () => {
    const worn = [light, dark].map((roles) => [...new Set(Object.values(roles))].toSorted());
    for (const colours of worn) expect(colours.length).toBeLessThanOrEqual(3);
    expect(worn[0]).not.toEqual(worn[1]);
  });
});

test('a board shows both brand colours exactly', () => {
  const { light, dark } = createBoardColours(assignPalette('#0B3954', '#FFB400', DEFAULT_PALETTE_STYLE));
  expect([light.ink, light.lead]).toEqual(['#0B3954', '#FFB400']);
  expect([dark.ink, dark.lead]).toEqual(['#FFB400', '#0B3954']);
});
