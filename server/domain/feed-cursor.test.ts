import { feedCursorLength } from '@blazon/contract/feed.ts';
import { examples } from '@blazon/contract/resources.ts';
import { bigInt, property, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { decodeCursor, encodeCursor } from './feed-cursor.ts';

test('a cursor decodes to the position it was encoded from', () => {
  const anyNumber = bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
  checkProperty(
    property(anyNumber, uuid(), (transactionId, id) => {
      const cursor = encodeCursor({ transactionId, uuid: id });
      expect(cursor).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(cursor).toHaveLength(feedCursorLength);
      expect(decodeCursor(cursor)).toEqual({ transactionId, uuid: id });
    }),
  );
});

test('the example in the API reference is a valid cursor', () => {
  expect(encodeCursor(decodeCursor(examples.feedCursor))).toBe(examples.feedCursor);
});
