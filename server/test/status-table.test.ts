import { errorCodes, type ErrorCode } from '@blazon/contract/errors.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressRows, timeoutRows } from './status-table/address-rows.ts';
import { bodyFormatRows, bodyRows } from './status-table/body-rows.ts';
import { keyRows, limitRows, standingRows } from './status-table/caller-rows.ts';
import { idempotencyRows } from './status-table/idempotency-rows.ts';
import { lookUpRows } from './status-table/look-up-rows.ts';
import { orderOfChecks } from './status-table/order-of-checks.ts';
import { outageRows } from './status-table/outage-rows.ts';
import { queryRows } from './status-table/query-rows.ts';
import { codesWithRow } from './status-table/row.ts';
import { openWorld, type World } from './status-table/world.ts';

/** Codes of operations that are promised but not served yet; a test below empties this list when they are. */
const awaited: Partial<Record<ErrorCode, string>> = {
  invalid_webhook_url: 'only generate takes a webhook_url',
  billing_hard_limit: 'only generate is metered',
};

let opened: World | undefined;
const world = (): World => {
  if (!opened) throw new Error('The world is opened before the first row.');
  return opened;
};
beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened?.close());

const rows: Record<string, (world: () => World) => void> = {
  'where a request goes': addressRows,
  'who is calling': keyRows,
  'how the workspace stands': standingRows,
  limits: limitRows,
  'the form of bodies': bodyFormatRows,
  'the content of bodies': bodyRows,
  queries: queryRows,
  idempotency: idempotencyRows,
  'look-ups': lookUpRows,
  'the order of checks': orderOfChecks,
  'trouble on our side': outageRows,
  'slow senders': timeoutRows,
};
for (const [name, add] of Object.entries(rows)) {
  describe(`${name}:`, () => {
    add(world);
  });
}

describe('the table is complete', () => {
  test('every code has a row, or waits for its operation', () => {
    expect([...codesWithRow, ...Object.keys(awaited)].sort()).toEqual([...errorCodes].sort());
  });

  test('only codes of operations that are not served yet may wait', () => {
    const codesOf = (served: boolean): ErrorCode[] =>
      Object.values<Operation>(operations)
        .filter((operation) => operation.served === served)
        .flatMap((operation) => operation.errors);
    const servedCodes = new Set(codesOf(true));
    const waiting = [...new Set(codesOf(false))].filter((code) => !servedCodes.has(code));
    expect(Object.keys(awaited).sort()).toEqual(waiting.sort());
  });
});
