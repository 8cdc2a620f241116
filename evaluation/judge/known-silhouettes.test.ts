import { describe, expect, it } from 'vitest';
import { computeDHash, hammingDistance } from '../measures/dhash.ts';
import { DISC, SQUARE, readTestShapes } from '../test-drawings.ts';
import { KNOWN_SILHOUETTES } from './known-silhouettes.ts';

const measureNearestDistance = (mark: string): number =>
  Math.min(...KNOWN_SILHOUETTES.map(({ hash }) => hammingDistance(hash, computeDHash(readTestShapes(mark)))));

describe('a known silhouette', () => {
  it('is recognised if it is drawn slightly differently', () => {
    const tick =
      '<polygon points="100,20 30,46 20,47 14,43 15,35 22,22 8,36 1,50 1,60 8,67 20,67 36,62" fill="#000"/>';
    expect(measureNearestDistance(tick)).toBeLessThan(14);
  });

  it('is not recognised in a disc or a square', () => {
    expect(measureNearestDistance(DISC)).toBeGreaterThanOrEqual(14);
    expect(measureNearestDistance(SQUARE)).toBeGreaterThanOrEqual(14);
  });
});
