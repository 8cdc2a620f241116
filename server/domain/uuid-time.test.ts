import { decodeId } from '@blazon/contract/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minUuidAt, readUuidTime } from './uuid-time.ts';
import { createIdGenerator } from './new-id.ts';

/** Times up to the year 9999, which fit in 48 bits. */
const anyTime = fc.integer({ min: 0, max: 253_402_300_799_999 });
const anyRandomBytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

test('the minimum id of a time sorts after all earlier ids, and before all ids created at that time or later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 253_402_300_799_999 }), anyRandomBytes, (milliseconds, bytes) => {
      const idAt = (now: number) =>
        decodeId('event', createIdGenerator({ now: () => now, random: () => bytes })('event')) ?? '';
      const bound = minUuidAt(new Date(milliseconds));
      expect(idAt(milliseconds - 1) < bound).toBe(true);
      expect(idAt(milliseconds) > bound).toBe(true);
      expect(readUuidTime(idAt(milliseconds))).toEqual(new Date(milliseconds));
    }),
  );
});

test('the minimum id of a time contains that time', () => {
  // The example in RFC 9562, appendix A.6.
  expect(readUuidTime('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toEqual(new Date('2022-02-22T19:22:22Z'));
  expect(minUuidAt(new Date('2022-02-22T19:22:22Z'))).toBe('017f22e2-79b0-0000-0000-000000000000');
  fc.assert(
    fc.property(anyTime, (milliseconds) => {
      expect(readUuidTime(minUuidAt(new Date(milliseconds)))).toEqual(new Date(milliseconds));
    }),
  );
});
