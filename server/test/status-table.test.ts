import { errorCodes } from '@blazon/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressRows, timeoutRows } from './status-table/address-rows.ts';
import { billingRows } from './status-table/billing-rows.ts';
import { bodyFormatRows, bodyRows } from './status-table/body-rows.ts';
import { keyRows, limitRows, standingRows } from './status-table/caller-rows.ts';
import { feedRows } from './status-table/feed-rows.ts';
import { generateRows } from './status-table/generate-rows.ts';
import { idempotencyRows } from './status-table/idempotency-rows.ts';
import { listRows } from './status-table/list-rows.ts';
import { lookUpRows } from './status-table/look-up-rows.ts';
import { orderOfChecks } from './status-table/order-of-checks.ts';
import { outageRows } from './status-table/outage-rows.ts';
import { queryRows } from './status-table/query-rows.ts';
import { codesWithRow } from './status-table/row.ts';
import { openWorld, type World } from './status-table/world.ts';

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
  'who pays': billingRows,
  'the form of bodies': bodyFormatRows,
  'the content of bodies': bodyRows,
  queries: queryRows,
  idempotency: idempotencyRows,
  'look-ups': lookUpRows,
  'lists within a project': listRows,
  generate: generateRows,
  'the live feed': feedRows,
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
  test('every code has a row', () => {
    expect([...codesWithRow].sort()).toEqual([...errorCodes].sort());
  });
});
