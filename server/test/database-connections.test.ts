import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withSuperuser } from '../../tools/services/databases.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { insertProject } from '../store/projects.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addProject, newProject } from './support/new-project.ts';
import { openApp } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

/** A pooled connection is used for one workspace after another. No scope or transaction may be left on it. */

let suite: Suite;
let mine: Scope;
let other: Scope;
/** The pool has one connection, so that the next caller gets the one just used. */
let app: Database;

beforeAll(async () => {
  suite = joinSuite();
  const [first, second] = await Promise.all([createWorkspace(suite.owner), createWorkspace(suite.owner)]);
  mine = { workspaceId: first.id, environment: 'live' };
  other = { workspaceId: second.id, environment: 'sandbox' };
  await addProject(suite.owner, mine);
  await addProject(suite.owner, other);
});
afterAll(() => leaveSuite(suite));
beforeEach(() => {
  app = openApp(suite.environment, 1);
});
afterEach(() => app.close());

const allProjects = { text: 'SELECT workspace_id FROM projects' };
const failing = { text: 'SELECT 1 / (count(*) - count(*)) FROM projects' };

async function readProcessId(database: Database): Promise<number> {
  const [row] = await database.unscoped<{ id: number }>({ text: 'SELECT pg_backend_pid() AS id' });
  return row?.id ?? 0;
}

/** Checks that the connection has no scope and no open transaction, and that the next caller can use it. */
async function expectClean(before: number): Promise<void> {
  // Only a superuser can see what another role's connection is doing.
  const activity = await withSuperuser('postgres', (superuser) =>
    superuser.query('SELECT state FROM pg_stat_activity WHERE pid = $1', [before]),
  );
  expect(activity.rows).toEqual([{ state: 'idle' }]);
  const [row] = await app.unscoped({
    text: `SELECT pg_backend_pid() AS id, coalesce(current_setting('blazon.workspace_id', true), '') AS workspace,
             coalesce(current_setting('blazon.environment', true), '') AS environment`,
  });
  expect(row).toEqual({ id: before, workspace: '', environment: '' });
  await expect(app.unscoped(allProjects)).rejects.toThrow('uuid: ""');
  expect(await app.scoped(other, allProjects)).toHaveLength(1);
}

type RunTransaction = (work: (transaction: Transaction) => Promise<unknown>) => Promise<unknown>;
const inTransaction: RunTransaction = (work) => app.transaction(mine, work);

describe('a connection is clean after', () => {
  test('a scoped statement', async () => {
    const id = await readProcessId(app);
    expect(await app.scoped(mine, allProjects)).toHaveLength(1);
    await expectClean(id);
  });

  test('a scoped statement that fails', async () => {
    const id = await readProcessId(app);
    await expect(app.scoped(mine, failing)).rejects.toMatchObject({ code: '22012' });
    await expectClean(id);
  });

  test('a scoped statement that cannot be parsed', async () => {
    const id = await readProcessId(app);
    await expect(
      app.scoped(mine, { name: 'no-such', text: 'SELECT nothing FROM nowhere' }),
    ).rejects.toMatchObject({ code: '42P01' });
    await expectClean(id);
  });

  test('a scoped statement whose table is created after its first failure', async () => {
    const late = { name: 'late', text: 'SELECT count(*)::int AS count FROM late.table_of_later' };
    const id = await readProcessId(app);
    await expect(app.scoped(mine, late)).rejects.toMatchObject({ code: '42P01' });
    await expectClean(id);
    await suite.owner.unscoped({ text: 'CREATE SCHEMA late' });
    try {
      await suite.owner.unscoped({ text: 'CREATE TABLE late.table_of_later (id int)' });
      await suite.owner.unscoped({ text: 'GRANT USAGE ON SCHEMA late TO blazon_app' });
      await suite.owner.unscoped({ text: 'GRANT SELECT ON late.table_of_later TO blazon_app' });
      for (const time of [1, 2]) expect([time, await app.scoped(mine, late)]).toEqual([time, [{ count: 0 }]]);
    } finally {
      await suite.owner.unscoped({ text: 'DROP SCHEMA late CASCADE' });
    }
    await expectClean(id);
  });

  test.each([
    ['without a name and values', { text: 'SELECT 1 FROM projects' }],
    ['with values', { text: 'SELECT 1 FROM projects WHERE name <> $1', values: ['b'] }],
    ['with a name', { name: 'named', text: 'SELECT 1 FROM projects' }],
  ])('the first statement on the connection, %s', async (_what, statement) => {
    // This must precede readProcessId(), so that nothing has been prepared on this connection.
    expect(await app.scoped(mine, statement)).toHaveLength(1);
    expect(await app.scoped(mine, statement)).toHaveLength(1);
    await expectClean(await readProcessId(app));
  });

  test('scopes set by statement and by transaction, in either order', async () => {
    await inTransaction((transaction) => transaction.query(allProjects));
    expect(await app.scoped(other, allProjects)).toHaveLength(1);
    await expectClean(await readProcessId(app));
    const fresh = openApp(suite.environment, 1);
    expect(await fresh.scoped(other, allProjects)).toHaveLength(1);
    expect(await fresh.transaction(mine, (transaction) => transaction.query(allProjects))).toHaveLength(1);
    await fresh.close();
  });

  test('a transaction', async () => {
    const id = await readProcessId(app);
    expect(await inTransaction((transaction) => transaction.query(allProjects))).toHaveLength(1);
    await expectClean(id);
  });

  test('a transaction whose statement fails', async () => {
    const id = await readProcessId(app);
    await expect(inTransaction((transaction) => transaction.query(failing))).rejects.toMatchObject({
      code: '22012',
    });
    await expectClean(id);
  });

  test('a transaction whose work throws', async () => {
    const id = await readProcessId(app);
    const work = async (transaction: Transaction): Promise<void> => {
      await insertProject(transaction, mine, newProject(mine));
      throw new Error('changed my mind');
    };
    await expect(inTransaction(work)).rejects.toThrow('changed my mind');
    await expectClean(id);
    expect(await app.scoped(mine, allProjects)).toHaveLength(1);
  });

  test('a transaction that throws while its statements are still running', async () => {
    const id = await readProcessId(app);
    const work = async (transaction: Transaction): Promise<void> => {
      void insertProject(transaction, mine, newProject(mine)).catch(() => undefined);
      void transaction.query(failing).catch(() => undefined);
      throw new Error('too early');
    };
    await expect(inTransaction(work)).rejects.toThrow('too early');
    await expectClean(id);
    expect(await app.scoped(mine, allProjects)).toHaveLength(1);
  });

  test('several statements sent together, one of which fails', async () => {
    const id = await readProcessId(app);
    const work = (transaction: Transaction): Promise<unknown> =>
      Promise.all([
        insertProject(transaction, mine, newProject(mine)),
        transaction.query(failing),
        insertProject(transaction, mine, newProject(mine)),
      ]);
    await expect(inTransaction(work)).rejects.toMatchObject({ code: '22012' });
    await expectClean(id);
    expect(await app.scoped(mine, allProjects)).toHaveLength(1);
  });
});

test('a transaction is rolled back even if its work ignores a failed statement', async () => {
  const work = async (transaction: Transaction): Promise<void> => {
    await insertProject(transaction, mine, newProject(mine));
    await transaction.query(failing).catch(() => undefined);
  };
  await expect(inTransaction(work)).rejects.toThrow('rolled back');
  expect(await app.scoped(mine, allProjects)).toHaveLength(1);
});

test('an invalid scope is rejected before it reaches the database', async () => {
  const invalidScope: Scope = { workspaceId: 'ws_x', environment: 'live' };
  await expect(async () => app.scoped(invalidScope, allProjects)).rejects.toThrow('scope');
  await expect(async () => app.transaction(invalidScope, async () => undefined)).rejects.toThrow('scope');
  expect(await app.scoped(mine, allProjects)).toHaveLength(1);
});

test('a connection that breaks during a statement is replaced', async () => {
  const id = await readProcessId(app);
  const running = app.scoped(mine, { text: 'SELECT pg_sleep(30) FROM projects' });
  await wait(50);
  await Promise.all([
    expect(running).rejects.toThrow('terminat'),
    withSuperuser('postgres', (superuser) => superuser.query('SELECT pg_terminate_backend($1)', [id])),
  ]);
  expect(await readProcessId(app)).not.toBe(id);
  expect(await app.scoped(other, allProjects)).toHaveLength(1);
});

test('workspaces that share few connections at the same time see only their own rows', async () => {
  const visible = { name: 'visible-workspaces', text: 'SELECT DISTINCT workspace_id FROM projects' };
  const expected = new Map([
    [mine, await app.scoped(mine, visible)],
    [other, await app.scoped(other, visible)],
  ]);
  expect(expected.get(mine)).not.toEqual(expected.get(other));

  const smallPool = openApp(suite.environment, 3);
  const uses = Array.from({ length: 300 }, async (_, index) => {
    const scope = index % 2 === 0 ? mine : other;
    // Every fifth call fails midway, so that failures and successes share connections.
    if (index % 5 === 0)
      return smallPool.scoped(scope, failing).then(
        () => ['no failure'],
        () => [],
      );
    const rows = await (index % 3 === 0
      ? smallPool.transaction(scope, (transaction) => transaction.query(visible))
      : smallPool.scoped(scope, visible));
    return [{ seen: rows, allowed: expected.get(scope) }];
  });
  const seen = (await Promise.all(uses)).flat();
  await smallPool.close();
  expect(seen).toHaveLength(240);
  for (const use of seen) expect(use).toMatchObject({ seen: (use as { allowed: unknown }).allowed });
});
