import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DirectoryEntry } from '../store/directory.ts';
import { createCellDirectory, directoryLimits, type LookUpOutcome } from './cell-directory.ts';

const hashKey = (key: string | number) => createHash('sha256').update(String(key)).digest();
const address = '192.0.2.1';
const entry: DirectoryEntry = { workspaceId: 'ws_1', cell: 'two' };

function createTestDirectory(options: { unknownLimit?: number } = {}) {
  const state = { time: 0, reads: 0, isDown: false, outcomes: [] as LookUpOutcome[] };
  const entries = new Map<string, DirectoryEntry>();
  const directory = createCellDirectory({
    async read(secretHash) {
      state.reads += 1;
      await Promise.resolve();
      if (state.isDown) throw new Error('the directory is unavailable');
      return entries.get(secretHash.toString('hex'));
    },
    unknownLimit: options.unknownLimit ?? 1_000_000,
    clock: { now: () => new Date(1_700_000_000_000 + state.time) },
    onLookUp: (outcome) => state.outcomes.push(outcome),
    onError: () => undefined,
    elapsed: () => state.time,
  });
  const addEntry = (key: string, newEntry = entry) => entries.set(hashKey(key).toString('hex'), newEntry);
  const find = (key: string | number, from = address) => directory.find(hashKey(key), from);
  return { state, directory, enter: addEntry, find };
}

test('a known key is looked up once a minute, an unknown key every five seconds', async () => {
  const { state, enter: addEntry, find } = createTestDirectory();
  addEntry('known');
  for (const time of [0, 59_999]) {
    state.time = time;
    expect(await find('known')).toEqual({ kind: 'found', entry });
  }
  expect(state.reads).toBe(1);
  state.time = 60_000;
  await find('known');
  expect(state.reads).toBe(2);
  expect(await find('other')).toEqual({ kind: 'unknown' });
  addEntry('other');
  state.time += directoryLimits.unknownMilliseconds - 1;
  expect(await find('other')).toEqual({ kind: 'unknown' });
  state.time += 1;
  expect(await find('other')).toEqual({ kind: 'found', entry });
  expect(state.outcomes).toEqual(['found', 'cached', 'found', 'unknown', 'cached', 'found']);
});

test('concurrent requests with the same key share one look-up', async () => {
  const { state, enter: addEntry, find } = createTestDirectory();
  addEntry('known');
  await Promise.all(Array.from({ length: 50 }, () => find('known')));
  expect(state.reads).toBe(1);
});

test('an unavailable directory is queried once a second, and cached entries are used in the meantime', async () => {
  const { state, enter: addEntry, find } = createTestDirectory();
  addEntry('known');
  await find('known');
  state.isDown = true;
  state.time = 3_600_000;
  expect(await find('new')).toEqual({ kind: 'unavailable' });
  expect(await find('known')).toEqual({ kind: 'found', entry });
  expect(state.reads).toBe(2);
  state.isDown = false;
  state.time += directoryLimits.restMilliseconds;
  expect(await find('new')).toEqual({ kind: 'unknown' });
});

test('a corrected entry is cached for another minute', async () => {
  const { state, directory, enter: addEntry, find } = createTestDirectory();
  addEntry('known');
  await find('known');
  state.time = 59_000;
  directory.correct(hashKey('known'), { ...entry, cell: 'three' });
  state.time = 118_000;
  expect(await find('known')).toEqual({ kind: 'found', entry: { ...entry, cell: 'three' } });
  expect(state.reads).toBe(1);
});

test('a network that sends unknown keys is rejected without a look-up, and other networks are not', async () => {
  const { state, enter: addEntry, find } = createTestDirectory({ unknownLimit: 3 });
  addEntry('known');
  addEntry('second');
  await find('known');
  for (const key of [1, 2, 3]) expect(await find(key)).toEqual({ kind: 'unknown' });
  const reads = state.reads;
  expect(await find(4)).toMatchObject({ kind: 'limited', rate: { limit: 3, exceeded: true } });
  expect(await find('known')).toEqual({ kind: 'found', entry });
  expect(state.reads).toBe(reads);
  expect(await find('second', '192.0.2.2')).toEqual({ kind: 'found', entry });
  state.time = 60_000;
  expect(await find(4)).toEqual({ kind: 'unknown' });
});

test('one network can only start a limited number of look-ups, and random keys do not displace real ones', async () => {
  const { state, enter: addEntry, find } = createTestDirectory();
  addEntry('known');
  await find('known');
  const many = Array.from({ length: 200 }, (_, index) => find(index));
  expect(state.reads).toBe(1 + directoryLimits.maxConcurrentPerNetwork);
  await Promise.all(many);
  for (let index = 0; index < directoryLimits.maxUnknown + 10; index += 1) await find(`guess ${index}`);
  const reads = state.reads;
  expect(await find('known')).toEqual({ kind: 'found', entry });
  expect(state.reads).toBe(reads);
});
