import { describe, expect, it } from 'vitest';
import { computeDHash, hammingDistance } from '../measures/dhash.ts';
import { DISC, SQUARE, readTestShapes } from '../test-drawings.ts';
import { KNOWN_SILHOUETTES } from './known-silhouettes.ts';

const nearest = (mark: string): number =>
  Math.min(...KNOWN_SILHOUETTES.map(({ hash }) => hammingDistance(hash, computeDHash(readTestShapes(mark)))));

describe('known silhouettes', () => {
  it('are recognised when drawn slightly differently', () => {
    const tick =
      '<polygon points="100,20 30,46 20,47 14,43 15,35 22,22 8,36 1,50 1,60 8,67 20,67 36,62" fill="#000"/>';
    expect(nearest(tick)).toBeLessThan(14);
  });

  it('are not recognised in plain shapes', () => {
    expect(nearest(DISC)).toBeGreaterThanOrEqual(14);
    expect(nearest(SQUARE)).toBeGreaterThanOrEqual(14);
  });
});
