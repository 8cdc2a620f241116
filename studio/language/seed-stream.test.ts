import { expect, test } from 'vitest';
import { seedStream } from './seed-stream.ts';

test('a seed stream returns the same numbers for the same seed, and other numbers for another seed', () => {
  const draw = (seed: number | string) => {
    const stream = seedStream(seed);
    return Array.from({ length: 5 }, () => stream.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('a fork does not depend on how many numbers were taken from the stream before', () => {
  const early = seedStream(1).fork('type').next();
  const late = seedStream(1);
  late.next();
  late.next();
  expect(late.fork('type').next()).toBe(early);
});

test('a seed stream spreads its numbers evenly from 0 to 1', () => {
  const stream = seedStream('spread');
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count += 1) {
    const bucket = Math.floor(stream.next() * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(850);
});
