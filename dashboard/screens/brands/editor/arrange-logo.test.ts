import { describe, expect, it } from 'vitest';
import { arrangeLogo, capHeight } from './arrange-logo.ts';
import type { Placement } from './choices.ts';

const symbol = { width: 180, height: 200 };
const arrange = (placement: Placement) => arrangeLogo({ placement, symbol, nameWidth: 500 });

describe('a logo is arranged', () => {
  it.each(['left', 'right', 'above', 'below'] as const)(
    'with the symbol %s, and nothing overlaps',
    (placement) => {
      const { width, height, symbol: box, name } = arrange(placement);
      if (box === undefined || name === undefined) throw new Error('Both parts are shown.');
      const nameBox = { x: name.x, y: name.y - capHeight, width: 500, height: capHeight };
      for (const part of [box, nameBox]) {
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        expect(part.y + part.height).toBeLessThanOrEqual(height);
      }
      const isApart = {
        left: box.x + box.width < nameBox.x,
        right: nameBox.x + nameBox.width < box.x,
        above: box.y + box.height < nameBox.y,
        below: nameBox.y + nameBox.height < box.y,
      };
      expect(isApart[placement]).toBe(true);
    },
  );

  it('with one part alone', () => {
    expect(arrange('alone')).toMatchObject({ ...symbol, name: undefined });
    expect(arrange('none')).toMatchObject({ width: 500, symbol: undefined });
  });
});
