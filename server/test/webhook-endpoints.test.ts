import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import {
  addEndpoint,
  findEndpoint,
  listEndpoints,
  makeDefaultEndpoint,
  maxEndpoints,
  removeEndpoint,
} from '../store/webhook-endpoints.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let appDatabase: Database;
const clock = systemClock();

beforeAll(() => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment, 8);
});
afterAll(() => Promise.all([appDatabase.close(), leaveSuite(suite)]));

async function newScope(): Promise<Scope> {
  return { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
}

const add = (scope: Scope, url = 'https://example.com/hook') =>
  appDatabase.transaction(scope, (transaction) =>
    addEndpoint(transaction, scope, { id: clock.newId('webhookEndpoint'), url, createdAt: clock.now() }),
  );
const makeEndpointDefault = (scope: Scope, id: string) =>
  appDatabase.transaction(scope, (transaction) => makeDefaultEndpoint(transaction, scope, id));
const listDefaultEndpoints = async (scope: Scope) =>
  (await listEndpoints(appDatabase, scope)).filter((endpoint) => endpoint.isDefault).map(({ id }) => id);

test('when thirty endpoints are added at once, only the maximum number is kept, and one is the default', async () => {
  const scope = await newScope();
  const added = await Promise.all(Array.from({ length: 30 }, () => add(scope)));
  expect(added.filter((endpoint) => endpoint !== undefined)).toHaveLength(maxEndpoints);
  expect(await listEndpoints(appDatabase, scope)).toHaveLength(maxEndpoints);
  expect(await listDefaultEndpoints(scope)).toHaveLength(1);
  // Each environment has its own endpoints.
  expect(await add({ ...scope, environment: 'sandbox' })).toMatchObject({ isDefault: true });
});

test('one endpoint is the default, however many are made the default at once', async () => {
  const scope = await newScope();
  const endpoints = await Promise.all(Array.from({ length: 8 }, () => add(scope)));
  const ids = endpoints.flatMap((endpoint) => endpoint?.id ?? []);
  await Promise.all(ids.map((id) => makeEndpointDefault(scope, id)));
  expect(await listDefaultEndpoints(scope)).toHaveLength(1);
  const [chosen = ''] = ids;
  expect(await makeEndpointDefault(scope, chosen)).toBe(true);
  expect(await listDefaultEndpoints(scope)).toEqual([chosen]);
  expect(await makeEndpointDefault(scope, chosen)).toBe(true);
  expect(await makeEndpointDefault(scope, clock.newId('webhookEndpoint'))).toBe(false);
  expect(await listDefaultEndpoints(scope)).toEqual([chosen]);
});

test('removing the default endpoint leaves no default; other workspaces cannot see or change endpoints', async () => {
  const scope = await newScope();
  const [first, second] = [await add(scope, 'https://a.example/'), await add(scope, 'https://b.example/')];
  const id = first?.id ?? '';
  for (const stranger of [await newScope(), { ...scope, environment: 'sandbox' as const }]) {
    expect(await findEndpoint(appDatabase, stranger, id)).toBeUndefined();
    expect(await makeEndpointDefault(stranger, id)).toBe(false);
    const removal = appDatabase.transaction(stranger, (transaction) =>
      removeEndpoint(transaction, stranger, id),
    );
    expect(await removal).toBeUndefined();
  }
  expect(await findEndpoint(appDatabase, scope, id)).toEqual(first);
  expect(
    await appDatabase.transaction(scope, (transaction) => removeEndpoint(transaction, scope, id)),
  ).toEqual(first);
  expect(await listEndpoints(appDatabase, scope)).toEqual([second]);
  expect(await listDefaultEndpoints(scope)).toEqual([]);
});
