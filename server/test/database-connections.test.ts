import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAsSuperuser } from '../../tools/services/databases.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { insertProject } from '../store/projects.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addProject, newProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

/** A pooled connection is used for one workspace after another. No scope or transaction may be left on it. */

let suite: Suite;
let ownScope: Scope;
let otherScope: Scope;
/** The pool has one connection, so that the next caller gets the one just used. */
let appDatabase: Database;

beforeAll(async () => {
  suite = joinSuite();
  const [first, second] = await Promise.all([createWorkspace(suite.owner), createWorkspace(suite.owner)]);
  ownScope = { workspaceId: first.id, environment: 'live' };
  otherScope = { workspaceId: second.id, environment: 'sandbox' };
  await addProject(suite.owner, ownScope);
  await addProject(suite.owner, otherScope);
});
afterAll(() => leaveSuite(suite));
beforeEach(() => {
  appDatabase = openAppDatabase(suite.environment, 1);
});
afterEach(() => appDatabase.close());

const allProjectsStatement = { text: 'SELECT workspace_id FROM projects' };
const failingStatement = { text: 'SELECT 1 / (count(*) - count(*)) FROM projects' };

async function readProcessId(database: Database): Promise<number> {
  const [row] = await database.unscoped<{ id: number }>({ text: 'SELECT pg_backend_pid() AS id' });
  return row?.id ?? 0;
}

/** Checks that the connection has no scope and no open transaction, and that the next caller can use it. */
async function expectCleanConnection(before: number): Promise<void> {
  // Only a superuser can see what another role's connection is doing.
  const activity = await runAsSuperuser('postgres', (superuser) =>
    superuser.query('SELECT state FROM pg_stat_activity WHERE pid = $1', [before]),
  );
  expect(activity.rows).toEqual([{ state: 'idle' }]);
  const [row] = await appDatabase.unscoped({
    text: `SELECT pg_backend_pid() AS id, coalesce(current_setting('blazon.workspace_id', true), '') AS workspace,
             coalesce(current_setting('blazon.environment', true), '') AS environment`,
  });
  expect(row).toEqual({ id: before, workspace: '', environment: '' });
  await expect(appDatabase.unscoped(allProjectsStatement)).rejects.toThrow('uuid: ""');
  expect(await appDatabase.scoped(otherScope, allProjectsStatement)).toHaveLength(1);
}

type RunTransaction = (work: (transaction: Transaction) => Promise<unknown>) => Promise<unknown>;
const runInTransaction: RunTransaction = (work) => appDatabase.transaction(ownScope, work);

describe('a connection is clean after', () => {
  test('a scoped statement', async () => {
    const id = await readProcessId(appDatabase);
    expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
    await expectCleanConnection(id);
  });

  test('a scoped statement that fails', async () => {
    const id = await readProcessId(appDatabase);
    await expect(appDatabase.scoped(ownScope, failingStatement)).rejects.toMatchObject({ code: '22012' });
    await expectCleanConnection(id);
  });

  test('a scoped statement that cannot be parsed', async () => {
    const id = await readProcessId(appDatabase);
    await expect(
      appDatabase.scoped(ownScope, { name: 'no-such', text: 'SELECT nothing FROM nowhere' }),
    ).rejects.toMatchObject({ code: '42P01' });
    await expectCleanConnection(id);
  });

  test('a scoped statement whose table is created after its first failure', async () => {
    const late = { name: 'late', text: 'SELECT count(*)::int AS count FROM late.table_of_later' };
    const id = await readProcessId(appDatabase);
    await expect(appDatabase.scoped(ownScope, late)).rejects.toMatchObject({ code: '42P01' });
    await expectCleanConnection(id);
    await suite.owner.unscoped({ text: 'CREATE SCHEMA late' });
    try {
      await suite.owner.unscoped({ text: 'CREATE TABLE late.table_of_later (id int)' });
      await suite.owner.unscoped({ text: 'GRANT USAGE ON SCHEMA late TO blazon_app' });
      await suite.owner.unscoped({ text: 'GRANT SELECT ON late.table_of_later TO blazon_app' });
      for (const time of [1, 2])
        expect([time, await appDatabase.scoped(ownScope, late)]).toEqual([time, [{ count: 0 }]]);
    } finally {
      await suite.owner.unscoped({ text: 'DROP SCHEMA late CASCADE' });
    }
    await expectCleanConnection(id);
  });

  test.each([
    ['without a name and values', { text: 'SELECT 1 FROM projects' }],
    ['with values', { text: 'SELECT 1 FROM projects WHERE name <> $1', values: ['b'] }],
    ['with a name', { name: 'named', text: 'SELECT 1 FROM projects' }],
  ])('the first statement on the connection, %s', async (_what, statement) => {
    // This must precede readProcessId(), so that nothing has been prepared on this connection.
    expect(await appDatabase.scoped(ownScope, statement)).toHaveLength(1);
    expect(await appDatabase.scoped(ownScope, statement)).toHaveLength(1);
    await expectCleanConnection(await readProcessId(appDatabase));
  });

  test('scopes set by statement and by transaction, in either order', async () => {
    await runInTransaction((transaction) => transaction.query(allProjectsStatement));
    expect(await appDatabase.scoped(otherScope, allProjectsStatement)).toHaveLength(1);
    await expectCleanConnection(await readProcessId(appDatabase));
    const fresh = openAppDatabase(suite.environment, 1);
    expect(await fresh.scoped(otherScope, allProjectsStatement)).toHaveLength(1);
    expect(
      await fresh.transaction(ownScope, (transaction) => transaction.query(allProjectsStatement)),
    ).toHaveLength(1);
    await fresh.close();
  });

  test('a transaction', async () => {
    const id = await readProcessId(appDatabase);
    expect(await runInTransaction((transaction) => transaction.query(allProjectsStatement))).toHaveLength(1);
    await expectCleanConnection(id);
  });

  test('a transaction whose statement fails', async () => {
    const id = await readProcessId(appDatabase);
    await expect(
      runInTransaction((transaction) => transaction.query(failingStatement)),
    ).rejects.toMatchObject({
      code: '22012',
    });
    await expectCleanConnection(id);
  });

  test('a transaction whose work throws', async () => {
    const id = await readProcessId(appDatabase);
    const work = async (transaction: Transaction): Promise<void> => {
      await insertProject(transaction, ownScope, newProject(ownScope));
      throw new Error('changed my mind');
    };
    await expect(runInTransaction(work)).rejects.toThrow('changed my mind');
    await expectCleanConnection(id);
    expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
  });

  test('a transaction that throws while its statements are still running', async () => {
    const id = await readProcessId(appDatabase);
    const work = async (transaction: Transaction): Promise<void> => {
      void insertProject(transaction, ownScope, newProject(ownScope)).catch(() => undefined);
      void transaction.query(failingStatement).catch(() => undefined);
      throw new Error('too early');
    };
    await expect(runInTransaction(work)).rejects.toThrow('too early');
    await expectCleanConnection(id);
    expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
  });

  test('several statements sent together, one of which fails', async () => {
    const id = await readProcessId(appDatabase);
    const work = (transaction: Transaction): Promise<unknown> =>
      Promise.all([
        insertProject(transaction, ownScope, newProject(ownScope)),
        transaction.query(failingStatement),
        insertProject(transaction, ownScope, newProject(ownScope)),
      ]);
    await expect(runInTransaction(work)).rejects.toMatchObject({ code: '22012' });
    await expectCleanConnection(id);
    expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
  });
});

test('a transaction is rolled back even if its work ignores a failed statement', async () => {
  const work = async (transaction: Transaction): Promise<void> => {
    await insertProject(transaction, ownScope, newProject(ownScope));
    await transaction.query(failingStatement).catch(() => undefined);
  };
  await expect(runInTransaction(work)).rejects.toThrow('rolled back');
  expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
});

test('an invalid scope is rejected before it reaches the database', async () => {
  const invalidScope: Scope = { workspaceId: 'ws_x', environment: 'live' };
  await expect(async () => appDatabase.scoped(invalidScope, allProjectsStatement)).rejects.toThrow('scope');
  await expect(async () => appDatabase.transaction(invalidScope, async () => undefined)).rejects.toThrow(
    'scope',
  );
  expect(await appDatabase.scoped(ownScope, allProjectsStatement)).toHaveLength(1);
});

test('a connection that breaks during a statement is replaced', async () => {
  const id = await readProcessId(appDatabase);
  const running = appDatabase.scoped(ownScope, { text: 'SELECT pg_sleep(30) FROM projects' });
  await wait(50);
  await Promise.all([
    expect(running).rejects.toThrow('terminat'),
    runAsSuperuser('postgres', (superuser) => superuser.query('SELECT pg_terminate_backend($1)', [id])),
  ]);
  expect(await readProcessId(appDatabase)).not.toBe(id);
  expect(await appDatabase.scoped(otherScope, allProjectsStatement)).toHaveLength(1);
});

test('workspaces that share few connections at the same time see only their own rows', async () => {
  const visible = { name: 'visible-workspaces', text: 'SELECT DISTINCT workspace_id FROM projects' };
  const expected = new Map([
    [ownScope, await appDatabase.scoped(ownScope, visible)],
    [otherScope, await appDatabase.scoped(otherScope, visible)],
  ]);
  expect(expected.get(ownScope)).not.toEqual(expected.get(otherScope));

  const smallPool = openAppDatabase(suite.environment, 3);
  const uses = Array.from({ length: 300 }, async (_, index) => {
    const scope = index % 2 === 0 ? ownScope : otherScope;
    // Every fifth call fails midway, so that failures and successes share connections.
    if (index % 5 === 0)
      return smallPool.scoped(scope, failingStatement).then(
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
