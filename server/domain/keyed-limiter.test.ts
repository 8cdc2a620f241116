import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedLimiter, createKeyedSlots } from './keyed-limiter.ts';

test('up to a limit, tasks of one key run at the same time; further tasks run in the order of arrival', async () => {
  const limiter = createKeyedLimiter(2, () => false);
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const order: number[] = [];
  const work = (key: string, index: number) =>
    limiter.run(key, async () => {
      order.push(index);
      running.set(key, (running.get(key) ?? 0) + 1);
      most.set(key, Math.max(most.get(key) ?? 0, running.get(key) ?? 0));
      await wait(2);
      running.set(key, (running.get(key) ?? 0) - 1);
      return index;
    });
  const mine = Array.from({ length: 9 }, (_, index) => work('mine', index));
  // A task with another key does not wait for these.
  expect(await work('theirs', 100)).toBe(100);
  expect(order.indexOf(100)).toBe(2);
  expect(await Promise.all(mine)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order.filter((index) => index < 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Object.fromEntries(most)).toEqual({ mine: 2, theirs: 1 });
});

test('a failed task releases its slot', async () => {
  const limiter = createKeyedLimiter(1, () => false);
  const first = limiter.run('a', () => Promise.reject(new Error('broken')));
  const second = limiter.run('a', async () => 'went on');
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('went on');
  expect(await limiter.run('a', async () => 'again')).toBe('again');
});

test('an error that affects all tasks rejects every waiting task, and new tasks still run afterwards', async () => {
  const limiter = createKeyedLimiter(1, (error) => error instanceof RangeError);
  let calls = 0;
  const away = () => {
    calls += 1;
    return Promise.reject(new RangeError('away'));
  };
  const all = await Promise.allSettled([
    limiter.run('a', away),
    limiter.run('a', away),
    limiter.run('a', away),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
  expect(await limiter.run('a', async () => 'back')).toBe('back');
});

test('each key has its own limit, and all keys share the total limit', () => {
  const slots = createKeyedSlots({ total: 3, perKey: 2 });
  expect([slots.acquire('a'), slots.acquire('a'), slots.acquire('a')]).toEqual([true, true, false]);
  expect(slots.isFull).toBe(false);
  expect([slots.hasFree('b'), slots.acquire('b'), slots.acquire('b')]).toEqual([true, true, false]);
  expect(slots.isFull).toBe(true);
  slots.release('a');
  expect([slots.hasFree('a'), slots.acquire('b')]).toEqual([true, true]);
});

test('keys without a slot in use are forgotten, and an extra release has no effect', () => {
  const slots = createKeyedSlots({ perKey: 1 });
  expect(slots.acquire('a')).toBe(true);
  slots.release('a');
  slots.release('a');
  expect(slots.size).toBe(0);
  expect([slots.acquire('a'), slots.acquire('a')]).toEqual([true, false]);
});
