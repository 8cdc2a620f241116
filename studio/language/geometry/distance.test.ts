import fc from 'fast-check';
import { expect, test } from 'vitest';

import { closeMask, componentSizes, openMask, computeSquaredDistances, dilateMask } from './distance.ts';

const WIDTH = 13;
const HEIGHT = 9;
const someMask = fc
  .array(fc.boolean(), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT })
  .map((cells) => Uint8Array.from(cells, Number));

test('computeSquaredDistances computes exact distances', () => {
  fc.assert(
    fc.property(someMask, (mask) => {
      const expected = Array.from({ length: mask.length }, (_, cell) => {
        let least = Infinity;
        for (let other = 0; other < mask.length; other += 1) {
          if (!mask[other]) continue;
          const dx = (cell % WIDTH) - (other % WIDTH);
          const dy = Math.floor(cell / WIDTH) - Math.floor(other / WIDTH);
          least = Math.min(least, dx * dx + dy * dy);
        }
        return least;
      });
      expect([...computeSquaredDistances(mask, WIDTH, HEIGHT)]).toEqual(expected);
    }),
  );
});

test('opening removes cells, closing adds cells, and repeating either changes nothing', () => {
  fc.assert(
    fc.property(someMask, fc.integer({ min: 1, max: 3 }), (mask, radius) => {
      const opened = openMask(mask, WIDTH, HEIGHT, radius);
      const closed = closeMask(mask, WIDTH, HEIGHT, radius);
      expect(opened.every((cell, index) => cell <= (mask[index] ?? 0))).toBe(true);
      expect(closed.every((cell, index) => cell >= (mask[index] ?? 0))).toBe(true);
      expect(openMask(opened, WIDTH, HEIGHT, radius)).toEqual(opened);
      expect(closeMask(closed, WIDTH, HEIGHT, radius)).toEqual(closed);
    }),
  );
});

test('componentSizes counts the cells of each piece', () => {
  const mask = Uint8Array.from([1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1], Number);
  expect(componentSizes(mask, 4, 3)).toEqual([3, 2]);
  expect(componentSizes(new Uint8Array(12), 4, 3)).toEqual([]);
});

test('dilateMask returns a disc of cells around a single cell', () => {
  const mask = new Uint8Array(49);
  mask[24] = 1;
  expect(dilateMask(mask, 7, 7, 2).reduce((sum, cell) => sum + cell, 0)).toBe(13);
});
