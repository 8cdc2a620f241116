import { errorCodes } from '@blazon/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAddressRows, defineTimeoutRows } from './error-code-table/request-target-rows.ts';
import { defineBillingRows } from './error-code-table/billing-rows.ts';
import { defineBodyFormatRows, defineBodyRows } from './error-code-table/body-rows.ts';
import {
  defineKeyLimitRows,
  defineKeyRows,
  defineLimitRows,
  defineSuspensionAndPlanRows,
} from './error-code-table/caller-rows.ts';
import { defineFeedRows } from './error-code-table/feed-rows.ts';
import { defineGenerateRows } from './error-code-table/generate-rows.ts';
import { defineIdempotencyRows } from './error-code-table/idempotency-rows.ts';
import { defineListRows } from './error-code-table/list-rows.ts';
import { defineNotFoundRows } from './error-code-table/not-found-rows.ts';
import { defineOrderOfChecks } from './error-code-table/order-of-checks.ts';
import { defineOutageRows } from './error-code-table/outage-rows.ts';
import { defineQueryRows } from './error-code-table/query-rows.ts';
import { coveredErrorCodes } from './error-code-table/define-row.ts';
import { openFixtures, type ErrorTableFixtures } from './error-code-table/fixtures.ts';

let openedFixtures: ErrorTableFixtures | undefined;
const requireFixtures = (): ErrorTableFixtures => {
  if (!openedFixtures) throw new Error('The fixtures must be opened before the first row.');
  return openedFixtures;
};
beforeAll(async () => {
  openedFixtures = await openFixtures();
});
afterAll(() => openedFixtures?.close());

const rowGroups: Record<string, (fixtures: () => ErrorTableFixtures) => void> = {
  'request targets': defineAddressRows,
  'who is calling': defineKeyRows,
  'permissions of a key': defineKeyLimitRows,
  'state of the workspace': defineSuspensionAndPlanRows,
  limits: defineLimitRows,
  'who pays': defineBillingRows,
  'the form of bodies': defineBodyFormatRows,
  'the content of bodies': defineBodyRows,
  queries: defineQueryRows,
  idempotency: defineIdempotencyRows,
  'look-ups': defineNotFoundRows,
  'lists within a project': defineListRows,
  generate: defineGenerateRows,
  'the live feed': defineFeedRows,
  'the order of checks': defineOrderOfChecks,
  'failures on our side': defineOutageRows,
  'slow senders': defineTimeoutRows,
};
for (const [name, add] of Object.entries(rowGroups)) {
  describe(`${name}:`, () => {
    add(requireFixtures);
  });
}

describe('the table of error codes', () => {
  test('has a row for every error code of the contract', () => {
    expect([...coveredErrorCodes].sort()).toEqual([...errorCodes].sort());
  });
});
