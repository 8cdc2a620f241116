import { describe, expect, it } from 'vitest';
import { arrangeLogo } from './arrange-logo.ts';
import type { Placement } from './choices.ts';

const symbol = { width: 180, height: 200 };
const overhang = 40;
const arrange = (placement: Placement) =>
  arrangeLogo({ placement, symbol, name: { width: 500, height: 100, overhang }, align: 'center' });

describe('a logo is arranged', () => {
  it.each(['left', 'right', 'above', 'below'] as const)(
    'with the symbol %s, and nothing overlaps',
    (placement) => {
      const { width, height, symbol: box, name } = arrange(placement);
      if (box === undefined || name === undefined) throw new Error('Both parts are shown.');
      for (const part of [box, name]) {
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        expect(part.y + part.height).toBeLessThanOrEqual(height);
      }
      const isApart = {
        left: box.x + box.width < name.x,
        right: name.x + name.width < box.x,
        above: box.y + box.height < name.y,
        below: name.y + name.height < box.y,
      };
      expect(isApart[placement]).toBe(true);
    },
  );

  it.each(['left', 'right', 'below', 'none'] as const)(
    'with room for accents above the name if the symbol is %s',
    (placement) => expect(arrange(placement).name?.y).toBeGreaterThanOrEqual(overhang),
  );

  it.each(['left', 'right', 'above', 'none'] as const)(
    'with room for descenders below the name if the symbol is %s',
    (placement) => {
      const { height, name } = arrange(placement);
      expect(height - (name?.y ?? 0) - (name?.height ?? 0)).toBeGreaterThanOrEqual(overhang);
    },
  );

  it('with a symbol above its name on the side on which the lines are aligned', () => {
    const name = { width: 500, height: 100, overhang };
    const placed = (align: 'left' | 'center' | 'right') =>
      arrangeLogo({ placement: 'above', symbol, name, align }).symbol?.x;
    expect([placed('left'), placed('center'), placed('right')]).toEqual([0, 160, 320]);
  });

  it('with one part alone', () => {
    expect(arrange('alone')).toMatchObject({ ...symbol, name: undefined });
    expect(arrange('none')).toMatchObject({ width: 500, symbol: undefined });
  });
});
