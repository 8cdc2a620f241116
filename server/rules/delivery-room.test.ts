import { expect, test } from 'vitest';
import { createDeliveryRoom, type DeliveryRoom, type Entry, type Visitor } from './delivery-room.ts';

const bounds = { perWorkspaceAndHost: 50, perWorkspace: 100, perHost: 200 };
const at = (workspaceId: string, host: string, isNew = false): Visitor => ({ workspaceId, host, isNew });

function fill(room: DeliveryRoom, visitor: Visitor, count: number, now = 0): Entry[] {
  return Array.from({ length: count }, () => room.enter(visitor, now));
}
const admitted = (entries: readonly Entry[]) => entries.filter((entry) => entry.admitted).length;

test('a workspace has its bound at one host and over all hosts, and others are not touched', () => {
  const room = createDeliveryRoom(bounds);
  expect(admitted(fill(room, at('a', 'dead'), 60))).toBe(50);
  expect(admitted(fill(room, at('a', 'other'), 60))).toBe(50);
  expect(admitted(fill(room, at('a', 'third'), 1))).toBe(0);
  expect(admitted(fill(room, at('b', 'dead'), 60))).toBe(50);
  expect(admitted(fill(room, at('c', 'other'), 1))).toBe(1);
});

test('one host has a bound over all workspaces', () => {
  const room = createDeliveryRoom(bounds);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => admitted(fill(room, at(name, 'shared'), 50)));
  expect(all).toEqual([50, 50, 50, 50, 0]);
});

test('a place is free again when its visitor leaves, and leaving twice frees one', () => {
  const room = createDeliveryRoom({ perWorkspaceAndHost: 1, perWorkspace: 2, perHost: 2 });
  const first = room.enter(at('a', 'x'), 0);
  expect(room.enter(at('a', 'x'), 1).admitted).toBe(false);
  if (!first.admitted) throw new Error('There was room.');
  first.leave(2);
  first.leave(2);
  expect(room.enter(at('a', 'x'), 3).admitted).toBe(true);
  expect(room.enter(at('a', 'x'), 3).admitted).toBe(false);
});

test('those sent away are given different times, in the order they came', () => {
  const room = createDeliveryRoom(bounds);
  fill(room, at('a', 'x'), 50);
  const waits = fill(room, at('a', 'x'), 500).map((entry) => (entry.admitted ? 0 : entry.waitMilliseconds));
  expect(waits[0]).toBeGreaterThan(0);
  for (let index = 1; index < waits.length; index += 1)
    expect(waits[index]).toBeGreaterThan(waits[index - 1] ?? 0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(240_000);
});

/** Plays so many events of one workspace at one host, each attempt taking so long, until all had one attempt. */
function play(
  events: number,
  milliseconds: number,
  everyMilliseconds = 0,
): { visits: number; most: number; seconds: number } {
  const room = createDeliveryRoom(bounds);
  const visits = new Map<number, number>();
  const agenda: { time: number; run: (now: number) => void }[] = [];
  /** Latest first, so that the next is at the end. */
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
    const entry = room.enter(at('a', 'x', before === 0), now);
    if (entry.admitted) plan(now + milliseconds, entry.leave);
    else plan(now + entry.waitMilliseconds, visit(event));
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
    visits: counts.reduce((sum, count) => sum + count, 0) / events,
    most: Math.max(...counts),
    seconds: last / 1000,
  };
}

test('2,000 events for a receiver that never answers come back a few times each, at almost full use', () => {
  const { visits, most, seconds } = play(2_000, 5_000);
  expect(visits).toBeLessThan(6);
  expect(most).toBeLessThan(15);
  // 2,000 attempts of 5 s, 50 at once, take 200 s at best.
  expect(seconds).toBeLessThan(240);
});

test('events that go on coming for a receiver that never answers do not push those aside who were told to come', () => {
  const { visits, seconds } = play(2_000, 5_000, 50);
  expect(visits).toBeLessThan(2.5);
  expect(seconds).toBeLessThan(240);
});

test('a burst for a quick receiver is through in little more than the time it takes', () => {
  const { visits, seconds } = play(2_000, 50);
  expect(visits).toBeLessThan(4);
  // 2 s at best; the first guess about a stranger costs some.
  expect(seconds).toBeLessThan(12);
});

test('memory is bounded, whatever the hosts are called', () => {
  const room = createDeliveryRoom(bounds);
  for (let index = 0; index < 50_000; index += 1) {
    const entry = room.enter(at('a', `host-${index}`), index);
    if (entry.admitted) entry.leave(index);
  }
  expect(room.size).toBeLessThanOrEqual(10_000);
  fill(room, at('b', 'x'), 1, 10_000_000);
  expect(room.size).toBe(3);
});

test('a host in use is never forgotten', () => {
  const room = createDeliveryRoom(bounds);
  fill(room, at('a', 'x'), 50, 0);
  for (let index = 0; index < 20_000; index += 1) {
    const entry = room.enter(at('b', `host-${index}`), 600_000 + index);
    if (entry.admitted) entry.leave(600_000 + index);
  }
  expect(room.enter(at('a', 'x'), 700_000).admitted).toBe(false);
});
