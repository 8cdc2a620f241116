import { describe, expect, it } from 'vitest';
import { hashDistance, measureLikeness, mirrorFingerprint, turnFingerprintByHalf } from './fingerprint.ts';
import { measureMark } from './measure-mark.ts';
import { box, disc, fill, polygon } from './test-shapes.ts';

const measureContours = (...contours: Parameters<typeof fill>[1][]) => {
  const measures = measureMark([fill('lead', ...contours)]);
  if (measures === null) throw new Error('nothing was drawn');
  return measures;
};

describe('the likeness of two marks', () => {
  it('is 1 for the same shape stretched to another box, and less for another shape', () => {
    const square = measureContours(box(0, 0, 100, 100)).fingerprint;
    expect(measureLikeness(square, measureContours(box(5, 5, 20, 60)).fingerprint)).toBe(1);
    expect(measureLikeness(square, measureContours(disc(50, 50, 50)).fingerprint)).toBeCloseTo(
      Math.PI / 4,
      1,
    );
  });

  it('is low for a mirror image, and high between a turned fingerprint and that of the turned mark', () => {
    const leaning = measureContours(polygon([0, 0], [100, 100], [0, 100])).fingerprint;
    expect(measureLikeness(leaning, mirrorFingerprint(leaning))).toBeLessThan(0.4);
    expect(mirrorFingerprint(mirrorFingerprint(leaning))).toEqual(leaning);
    expect(turnFingerprintByHalf(turnFingerprintByHalf(leaning))).toEqual(leaning);
    const turned = measureContours(polygon([100, 100], [0, 0], [100, 0])).fingerprint;
    expect(measureLikeness(turnFingerprintByHalf(leaning), turned)).toBeGreaterThan(0.96);
  });
});

describe('the difference hash', () => {
  it('is independent of size and position', () => {
    const one = measureContours(disc(20, 20, 10), box(30, 0, 10, 40)).differenceHash;
    const other = measureContours(disc(200, 200, 100), box(300, 0, 100, 400)).differenceHash;
    expect(hashDistance(one, other)).toBe(0);
    expect(one).toMatch(/^[0-9a-f]{16}$/u);
  });

  it('differs from another hash by the number of different bits', () => {
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(hashDistance('8000000000000001', '0000000000000000')).toBe(2);
  });
});

it('a fingerprint stores each row in two words', () => {
  expect(measureContours(box(0, 0, 10, 10)).fingerprint).toHaveLength(128);
});
