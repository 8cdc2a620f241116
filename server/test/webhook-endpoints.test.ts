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
import { openApp } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let app: Database;
const clock = systemClock();

beforeAll(() => {
  suite = joinSuite();
  app = openApp(suite.environment, 8);
});
afterAll(() => Promise.all([app.close(), leaveSuite(suite)]));

async function newScope(): Promise<Scope> {
  return { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
}

const add = (scope: Scope, url = 'https://example.com/hook') =>
  app.transaction(scope, (transaction) =>
    addEndpoint(transaction, scope, { id: clock.newId('webhookEndpoint'), url, createdAt: clock.now() }),
  );
const makeDefault = (scope: Scope, id: string) =>
  app.transaction(scope, (transaction) => makeDefaultEndpoint(transaction, scope, id));
const listDefaults = async (scope: Scope) =>
  (await listEndpoints(app, scope)).filter((endpoint) => endpoint.isDefault).map(({ id }) => id);

test('when thirty endpoints are added at once, only the maximum number is kept, and one is the default', async () => {
  const scope = await newScope();
  const added = await Promise.all(Array.from({ length: 30 }, () => add(scope)));
  expect(added.filter((endpoint) => endpoint !== undefined)).toHaveLength(maxEndpoints);
  expect(await listEndpoints(app, scope)).toHaveLength(maxEndpoints);
  expect(await listDefaults(scope)).toHaveLength(1);
  // Each environment has its own endpoints.
  expect(await add({ ...scope, environment: 'sandbox' })).toMatchObject({ isDefault: true });
});

test('one endpoint is the default, however many are made the default at once', async () => {
  const scope = await newScope();
  const endpoints = await Promise.all(Array.from({ length: 8 }, () => add(scope)));
  const ids = endpoints.flatMap((endpoint) => endpoint?.id ?? []);
  await Promise.all(ids.map((id) => makeDefault(scope, id)));
  expect(await listDefaults(scope)).toHaveLength(1);
  const [chosen = ''] = ids;
  expect(await makeDefault(scope, chosen)).toBe(true);
  expect(await listDefaults(scope)).toEqual([chosen]);
  expect(await makeDefault(scope, chosen)).toBe(true);
  expect(await makeDefault(scope, clock.newId('webhookEndpoint'))).toBe(false);
  expect(await listDefaults(scope)).toEqual([chosen]);
});

test('removing the default endpoint leaves no default; other workspaces cannot see or change endpoints', async () => {
  const scope = await newScope();
  const [first, second] = [await add(scope, 'https://a.example/'), await add(scope, 'https://b.example/')];
  const id = first?.id ?? '';
  for (const stranger of [await newScope(), { ...scope, environment: 'sandbox' as const }]) {
    expect(await findEndpoint(app, stranger, id)).toBeUndefined();
    expect(await makeDefault(stranger, id)).toBe(false);
    const removal = app.transaction(stranger, (transaction) => removeEndpoint(transaction, stranger, id));
    expect(await removal).toBeUndefined();
  }
  expect(await findEndpoint(app, scope, id)).toEqual(first);
  expect(await app.transaction(scope, (transaction) => removeEndpoint(transaction, scope, id))).toEqual(
    first,
  );
  expect(await listEndpoints(app, scope)).toEqual([second]);
  expect(await listDefaults(scope)).toEqual([]);
});
