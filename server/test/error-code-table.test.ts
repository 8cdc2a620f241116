import { errorCodes } from '@blazon/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressRows, timeoutRows } from './error-code-table/request-target-rows.ts';
import { billingRows } from './error-code-table/billing-rows.ts';
import { bodyFormatRows, bodyRows } from './error-code-table/body-rows.ts';
import { keyLimitRows, keyRows, limitRows, suspensionAndPlanRows } from './error-code-table/caller-rows.ts';
import { feedRows } from './error-code-table/feed-rows.ts';
import { generateRows } from './error-code-table/generate-rows.ts';
import { idempotencyRows } from './error-code-table/idempotency-rows.ts';
import { listRows } from './error-code-table/list-rows.ts';
import { notFoundRows } from './error-code-table/not-found-rows.ts';
import { orderOfChecks } from './error-code-table/order-of-checks.ts';
import { outageRows } from './error-code-table/outage-rows.ts';
import { queryRows } from './error-code-table/query-rows.ts';
import { coveredErrorCodes } from './error-code-table/define-row.ts';
import { openFixtures, type ErrorTableFixtures } from './error-code-table/fixtures.ts';

let opened: ErrorTableFixtures | undefined;
const fixtures = (): ErrorTableFixtures => {
  if (!opened) throw new Error('The fixtures must be opened before the first row.');
  return opened;
};
beforeAll(async () => {
  opened = await openFixtures();
});
afterAll(() => opened?.close());

const rows: Record<string, (fixtures: () => ErrorTableFixtures) => void> = {
  'request targets': addressRows,
  'who is calling': keyRows,
  'permissions of a key': keyLimitRows,
  'state of the workspace': suspensionAndPlanRows,
  limits: limitRows,
  'who pays': billingRows,
  'the form of bodies': bodyFormatRows,
  'the content of bodies': bodyRows,
  queries: queryRows,
  idempotency: idempotencyRows,
  'look-ups': notFoundRows,
  'lists within a project': listRows,
  generate: generateRows,
  'the live feed': feedRows,
  'the order of checks': orderOfChecks,
  'failures on our side': outageRows,
  'slow senders': timeoutRows,
};
for (const [name, add] of Object.entries(rows)) {
  describe(`${name}:`, () => {
    add(fixtures);
  });
}

describe('the table of error codes', () => {
  test('has a row for every error code of the contract', () => {
    expect([...coveredErrorCodes].sort()).toEqual([...errorCodes].sort());
  });
});
