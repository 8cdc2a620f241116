import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many run at once for each key, the others in the order they came', async () => {
  const turns = createTurns(2, () => false);
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const order: number[] = [];
  const work = (key: string, index: number) =>
    turns.run(key, async () => {
      order.push(index);
      running.set(key, (running.get(key) ?? 0) + 1);
      most.set(key, Math.max(most.get(key) ?? 0, running.get(key) ?? 0));
      await wait(2);
      running.set(key, (running.get(key) ?? 0) - 1);
      return index;
    });
  const mine = Array.from({ length: 9 }, (_, index) => work('mine', index));
  // Another key does not stand behind them.
  expect(await work('theirs', 100)).toBe(100);
  expect(order.indexOf(100)).toBe(2);
  expect(await Promise.all(mine)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order.filter((index) => index < 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Object.fromEntries(most)).toEqual({ mine: 2, theirs: 1 });
});

test('one that fails hands its place on', async () => {
  const turns = createTurns(1, () => false);
  const first = turns.run('a', () => Promise.reject(new Error('broken')));
  const second = turns.run('a', async () => 'went on');
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('went on');
  expect(await turns.run('a', async () => 'again')).toBe('again');
});

test('what everybody would meet is told to everybody in line, and nobody is stuck after it', async () => {
  const turns = createTurns(1, (error) => error instanceof RangeError);
  let calls = 0;
  const away = () => {
    calls += 1;
    return Promise.reject(new RangeError('away'));
  };
  const all = await Promise.allSettled([turns.run('a', away), turns.run('a', away), turns.run('a', away)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
  expect(await turns.run('a', async () => 'back')).toBe('back');
});
