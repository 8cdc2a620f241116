import { expect, test } from 'vitest';
import {
  createDeliveryConcurrency,
  type DeliveryConcurrency,
  type SlotRequest,
  type SlotResult,
} from './delivery-concurrency.ts';

const bounds = { perWorkspaceAndHost: 50, perWorkspace: 100, perHost: 200 };
function createSlotRequest(workspaceId: string, host: string, isNew = false): SlotRequest {
  return { workspaceId, host, isNew };
}

function acquireSlots(
  concurrency: DeliveryConcurrency,
  request: SlotRequest,
  count: number,
  now = 0,
): SlotResult[] {
  return Array.from({ length: count }, () => concurrency.acquire(request, now));
}

function countAcquired(results: readonly SlotResult[]) {
  return results.filter((result) => result.acquired).length;
}

test('the attempts of a workspace are limited per host and in total, without affecting other workspaces', () => {
  const concurrency = createDeliveryConcurrency(bounds);
  expect(countAcquired(acquireSlots(concurrency, createSlotRequest('a', 'dead'), 60))).toBe(50);
  expect(countAcquired(acquireSlots(concurrency, createSlotRequest('a', 'other'), 60))).toBe(50);
  expect(countAcquired(acquireSlots(concurrency, createSlotRequest('a', 'third'), 1))).toBe(0);
  expect(countAcquired(acquireSlots(concurrency, createSlotRequest('b', 'dead'), 60))).toBe(50);
  expect(countAcquired(acquireSlots(concurrency, createSlotRequest('c', 'other'), 1))).toBe(1);
});

test('the attempts at a host are limited across all workspaces together', () => {
  const concurrency = createDeliveryConcurrency(bounds);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    countAcquired(acquireSlots(concurrency, createSlotRequest(name, 'shared'), 50)),
  );
  expect(all).toEqual([50, 50, 50, 50, 0]);
});

test('a released slot is free again, and releasing it twice frees only one slot', () => {
  const concurrency = createDeliveryConcurrency({ perWorkspaceAndHost: 1, perWorkspace: 2, perHost: 2 });
  const first = concurrency.acquire(createSlotRequest('a', 'x'), 0);
  expect(concurrency.acquire(createSlotRequest('a', 'x'), 1).acquired).toBe(false);
  if (!first.acquired) throw new Error('The first request must get a slot.');
  first.release(2);
  first.release(2);
  expect(concurrency.acquire(createSlotRequest('a', 'x'), 3).acquired).toBe(true);
  expect(concurrency.acquire(createSlotRequest('a', 'x'), 3).acquired).toBe(false);
});

test('each rejected request must wait longer than the one before it', () => {
  const concurrency = createDeliveryConcurrency(bounds);
  acquireSlots(concurrency, createSlotRequest('a', 'x'), 50);
  const waits = acquireSlots(concurrency, createSlotRequest('a', 'x'), 500).map((result) =>
    result.acquired ? 0 : result.waitMilliseconds,
  );
  expect(waits[0]).toBeGreaterThan(0);
  for (let index = 1; index < waits.length; index += 1)
    expect(waits[index]).toBeGreaterThan(waits[index - 1] ?? 0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(240_000);
});

/** Simulates events of one workspace for one host until each has had an attempt. */
function simulateDeliveries(
  events: number,
  milliseconds: number,
  everyMilliseconds = 0,
): { meanVisits: number; maxVisits: number; seconds: number } {
  const concurrency = createDeliveryConcurrency(bounds);
  const visits = new Map<number, number>();
  const agenda: { time: number; run: (now: number) => void }[] = [];
  /** Adds an entry to the agenda, which is sorted latest first, so that the next entry is at the end. */
  const plan = (time: number, run: (now: number) => void) => {
    let [low, high] = [0, agenda.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((agenda[middle]?.time ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    agenda.splice(low, 0, { time, run });
  };
  const visit = (event: number) => (now: number) => {
    const before = visits.get(event) ?? 0;
    visits.set(event, before + 1);
    const result = concurrency.acquire(createSlotRequest('a', 'x', before === 0), now);
    if (result.acquired) plan(now + milliseconds, result.release);
    else plan(now + result.waitMilliseconds, visit(event));
  };
  for (let event = 0; event < events; event += 1) plan(event * everyMilliseconds, visit(event));
  let last = 0;
  while (agenda.length > 0) {
    const next = agenda.pop();
    last = next?.time ?? last;
    next?.run(last);
  }
  const counts = [...visits.values()];
  return {
    meanVisits: counts.reduce((sum, count) => sum + count, 0) / events,
    maxVisits: Math.max(...counts),
    seconds: last / 1000,
  };
}

test('each of 2,000 events for a dead receiver requests a slot only a few times, and few slots stay idle', () => {
  const { meanVisits, maxVisits, seconds } = simulateDeliveries(2_000, 5_000);
  expect(meanVisits).toBeLessThan(6);
  expect(maxVisits).toBeLessThan(15);
  // At best, 2,000 attempts of 5 s each, 50 at a time, take 200 s.
  expect(seconds).toBeLessThan(240);
});

test('new events for a receiver that never responds do not overtake postponed events', () => {
  const { meanVisits, seconds } = simulateDeliveries(2_000, 5_000, 50);
  expect(meanVisits).toBeLessThan(2.5);
  expect(seconds).toBeLessThan(240);
});

test('a burst for a fast receiver takes little longer than the attempts themselves', () => {
  const { meanVisits, seconds } = simulateDeliveries(2_000, 50);
  expect(meanVisits).toBeLessThan(4);
  // At best it takes 2 s. The initial guess about an unknown receiver adds some time.
  expect(seconds).toBeLessThan(12);
});

test('memory is limited, however many hosts there are', () => {
  const concurrency = createDeliveryConcurrency(bounds);
  for (let index = 0; index < 50_000; index += 1) {
    const result = concurrency.acquire(createSlotRequest('a', `host-${index}`), index);
    if (result.acquired) result.release(index);
  }
  expect(concurrency.size).toBeLessThanOrEqual(10_000);
  acquireSlots(concurrency, createSlotRequest('b', 'x'), 1, 10_000_000);
  expect(concurrency.size).toBe(3);
});

test('a host with attempts in progress is never forgotten', () => {
  const concurrency = createDeliveryConcurrency(bounds);
  acquireSlots(concurrency, createSlotRequest('a', 'x'), 50, 0);
  for (let index = 0; index < 20_000; index += 1) {
    const result = concurrency.acquire(createSlotRequest('b', `host-${index}`), 600_000 + index);
    if (result.acquired) result.release(600_000 + index);
  }
  expect(concurrency.acquire(createSlotRequest('a', 'x'), 700_000).acquired).toBe(false);
});
