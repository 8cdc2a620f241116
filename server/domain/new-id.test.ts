import { array, integer, property, uint8Array } from 'fast-check';
import { decodeId } from '@blazon/contract/ids.ts';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { createIdGenerator } from './new-id.ts';

const start = Date.UTC(2026, 0, 1);
function isSorted(ids: readonly string[]) {
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}

function timeOf(id: string) {
  return Number.parseInt((decodeId('project', id) ?? '').replaceAll('-', '').slice(0, 12), 16);
}

/** Generates ids at these times. The random source repeats `bytes`. */
function generateIdsAt(times: readonly number[], bytes: Uint8Array): string[] {
  let moment = 0;
  let used = 0;
  const newId = createIdGenerator({
    now: () => times[moment] ?? 0,
    random: (count) => Uint8Array.from({ length: count }, () => bytes[used++ % bytes.length] ?? 0),
  });
  return times.map((_, index) => {
    moment = index;
    return newId('project');
  });
}

const anyBytes = uint8Array({ minLength: 1, maxLength: 64 });

test('ids sort by creation: within a millisecond, across milliseconds, and when the clock steps back', () => {
  const steps = array(integer({ min: -5_000, max: 50 }), { minLength: 2, maxLength: 300 });
  checkProperty(
    property(steps, anyBytes, (given, bytes) => {
      let time = start;
      const times = given.map((step) => (time += Math.abs(step) > 40 ? step : 0));
      const ids = generateIdsAt(times, bytes);
      expect(isSorted(ids)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('ten thousand ids of one millisecond are sorted and distinct, whatever the random bytes are', () => {
  for (const byte of [0, 255]) {
    const ids = generateIdsAt(Array<number>(10_000).fill(start), Uint8Array.of(byte));
    expect(isSorted(ids)).toBe(true);
  }
});

test('an id contains its creation time', () => {
  checkProperty(
    property(integer({ min: start, max: start * 10 }), anyBytes, (time, bytes) => {
      const [id = ''] = generateIdsAt([time], bytes);
      expect(timeOf(id)).toBe(time);
    }),
  );
});

test('ids are UUIDs of version 7 with the standard variant', () => {
  checkProperty(
    property(anyBytes, (bytes) => {
      const [id = ''] = generateIdsAt([start], bytes);
      expect(decodeId('project', id)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }),
  );
});
