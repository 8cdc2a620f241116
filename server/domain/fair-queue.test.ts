import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function drain(queue: { shift(): string | undefined }): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

test('owners take turns, and the items of each owner stay in order', () => {
  const queue = createFairQueue<string>({ maxItems: 10, maxPerOwner: 10 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.charAt(0), item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('a new owner is served after the owners that are already waiting', () => {
  const queue = createFairQueue<string>({ maxItems: 10, maxPerOwner: 10 });
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  expect(queue.shift()).toBe('a1');
  queue.push('b', 'b1');
  expect(drain(queue)).toEqual(['a2', 'b1', 'a3']);
});

test("the queue rejects items beyond one owner's limit or beyond the total limit", () => {
  const queue = createFairQueue<string>({ maxItems: 3, maxPerOwner: 2 });
  expect(['a1', 'a2', 'a3', 'b1', 'c1'].map((item) => queue.push(item.charAt(0), item))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(queue.clear()).toBe(3);
  expect([queue.push('a', 'a4'), ...drain(queue)]).toEqual([true, 'a4']);
});

test('an owner that must wait keeps its position while other owners continue', () => {
  const queue = createFairQueue<string>({ maxItems: 10, maxPerOwner: 10 });
  for (const item of ['a1', 'a2', 'b1']) queue.push(item.charAt(0), item);
  expect(queue.shift((owner) => owner !== 'a')).toBe('b1');
  expect(queue.shift((owner) => owner !== 'a')).toBe(undefined);
  expect(drain(queue)).toEqual(['a1', 'a2']);
});

test('the queue of one owner can be cleared separately', () => {
  const queue = createFairQueue<string>({ maxItems: 3, maxPerOwner: 2 });
  for (const item of ['a1', 'a2', 'b1']) queue.push(item.charAt(0), item);
  expect([queue.clear('a'), queue.clear('a')]).toEqual([2, 0]);
  expect([queue.push('c', 'c1'), queue.push('c', 'c2')]).toEqual([true, true]);
  expect(drain(queue)).toEqual(['b1', 'c1', 'c2']);
});
