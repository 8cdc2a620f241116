import { expect, test } from 'vitest';
import { openSeedStream } from './seed-stream.ts';

test('a seed stream returns the same numbers for the same seed, and other numbers for another seed', () => {
  const draw = (seed: number | string) => {
    const stream = openSeedStream(seed);
    return Array.from({ length: 5 }, () => stream.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('a fork does not depend on how many numbers were taken from the stream before', () => {
  const early = openSeedStream(1).fork('type').next();
  const late = openSeedStream(1);
  late.next();
  late.next();
  expect(late.fork('type').next()).toBe(early);
});

test('a seed stream spreads its numbers evenly from 0 to 1', () => {
  const stream = openSeedStream('spread');
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count += 1) {
    const bucket = Math.floor(stream.next() * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(850);
});
