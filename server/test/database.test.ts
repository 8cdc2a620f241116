import { randomBytes } from 'node:crypto';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { findSchemaProblems } from './support/schema-assertions.ts';
import { openAppDatabase } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

/** Row-level security and privileges: what the database itself rejects, even if the code does not check it. */

const clock = systemClock();
let suite: Suite;
let appDatabase: Database;
let ownRows: ScopeWithRows;
let otherRows: readonly ScopeWithRows[];

/** A workspace and environment with one row in each of the workspace's tables. */
interface ScopeWithRows {
  readonly scope: Scope;
  readonly workspace: string;
  readonly environment: Environment;
  readonly project: string;
}

beforeAll(async () => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment);
  const [first, second] = await Promise.all([createWorkspace(suite.owner), createWorkspace(suite.owner)]);
  ownRows = await createScopeWithRows(first.id, 'live');
  otherRows = [await createScopeWithRows(second.id, 'live'), await createScopeWithRows(first.id, 'sandbox')];
});
afterAll(async () => {
  await appDatabase.close();
  await leaveSuite(suite);
});

const newUuid = (kind: 'project' | 'memoryNode' | 'brand' | 'auditEntry'): string =>
  decodeId(kind, clock.newId(kind)) ?? '';

async function createScopeWithRows(workspaceId: string, environment: Environment): Promise<ScopeWithRows> {
  const workspace = decodeId('workspace', workspaceId) ?? '';
  const target = { scope: { workspaceId, environment }, workspace, environment, project: newUuid('project') };
  const rows = {
    ...createInsertStatements(target, target.project),
    projects: createProjectInsert(target, target.project),
  };
  for (const table of tables) await suite.owner.unscoped(rows[table]);
  return target;
}

function createProjectInsert(
  target: Pick<ScopeWithRows, 'workspace' | 'environment'>,
  id: string,
): Statement {
  return {
    text: `INSERT INTO projects (workspace_id, environment, id, name, created_at) VALUES ($1, $2, $3, 'a', now())`,
    values: [target.workspace, target.environment, id],
  };
}

/** Statements that insert one row per table, for the given workspace and environment. */
function createInsertStatements(
  target: Pick<ScopeWithRows, 'workspace' | 'environment'>,
  project: string,
): Record<string, Statement> & {
  memory_nodes: Statement;
  brands: Statement;
  idempotency_keys: Statement;
  audit_log: Statement;
} {
  const scopeColumns = [target.workspace, target.environment];
  return {
    projects: createProjectInsert(target, newUuid('project')),
    memory_nodes: {
      text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, prompt, decisions, created_at)
             VALUES ($1, $2, $3, $4, 'a', '{}', now())`,
      values: [...scopeColumns, project, newUuid('memoryNode')],
    },
    brands: {
      text: `INSERT INTO brands (workspace_id, environment, project_id, id, job_id, memory_id, prompt, primary_color,
               secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness,
               created_at)
             VALUES ($1, $2, $3, $4, $4, $4, 'a', '', '', '', '', '', '', '{}', now())`,
      values: [...scopeColumns, project, newUuid('brand')],
    },
    idempotency_keys: {
      text: `INSERT INTO idempotency_keys (workspace_id, environment, key, fingerprint, status, body)
             VALUES ($1, $2, $3, $4, 201, '{}')`,
      values: [...scopeColumns, randomBytes(8).toString('hex'), randomBytes(32)],
    },
    audit_log: {
      text: `INSERT INTO audit_log (workspace_id, environment, id, created_at, actor, action, subject)
             VALUES ($1, $2, $3, now(), 'a', 'b', 'c')`,
      values: [...scopeColumns, newUuid('auditEntry')],
    },
  };
}

const tables = ['projects', 'memory_nodes', 'brands', 'idempotency_keys', 'audit_log'] as const;
const changeableTables = ['projects', 'brands'] as const;
const createRowsStatement = (table: string, target: ScopeWithRows): Statement => ({
  text: `SELECT 1 FROM ${table} WHERE workspace_id = $1 AND ($2::text IS NULL OR environment = $2)`,
  values: [target.workspace, target.environment],
});

const permissionDeniedError = { code: '42501' };
/** The error without a scope: 42704 if the connection never had one, 22P02 if its scope was reset to an empty one. */
const noScopeError = { code: expect.stringMatching(/^(42704|22P02)$/) };

describe('without a scope', () => {
  test.each(tables)('nobody can read or write rows of %s', async (table) => {
    await expect(appDatabase.unscoped({ text: `SELECT * FROM ${table}` })).rejects.toMatchObject(
      noScopeError,
    );
    const insert = createInsertStatements(ownRows, ownRows.project)[table];
    await expect(appDatabase.unscoped(insert ?? { text: '' })).rejects.toMatchObject(noScopeError);
  });

  test.each(changeableTables)('nobody can change or delete rows of %s', async (table) => {
    await expect(
      appDatabase.unscoped({ text: `UPDATE ${table} SET created_at = now()` }),
    ).rejects.toMatchObject(noScopeError);
    await expect(appDatabase.unscoped({ text: `DELETE FROM ${table}` })).rejects.toMatchObject(noScopeError);
  });
});

describe('inside a scope', () => {
  test.each(tables)("only the scope's own rows of %s are visible", async (table) => {
    expect(
      (await appDatabase.scoped(ownRows.scope, createRowsStatement(table, ownRows))).length,
    ).toBeGreaterThan(0);
    // Both environments of a workspace share one audit log.
    const hidden = table === 'audit_log' ? otherRows.slice(0, 1) : otherRows;
    for (const other of hidden)
      expect(await appDatabase.scoped(ownRows.scope, createRowsStatement(table, other))).toEqual([]);
  });

  test.each(tables)('no row of another scope can be written to %s', async (table) => {
    const foreign = table === 'audit_log' ? otherRows.slice(0, 1) : otherRows;
    for (const other of foreign) {
      const insert = createInsertStatements(other, other.project)[table];
      await expect(appDatabase.scoped(ownRows.scope, insert ?? { text: '' })).rejects.toMatchObject(
        permissionDeniedError,
      );
    }
  });

  test.each(changeableTables)(
    'rows of %s in another scope cannot be changed, moved or deleted',
    async (table) => {
      for (const { workspace, environment } of otherRows) {
        const scopeColumns = 'workspace_id = $1 AND environment = $2';
        const values = [workspace, environment];
        const change = {
          text: `UPDATE ${table} SET created_at = now() WHERE ${scopeColumns} RETURNING 1`,
          values,
        };
        expect(await appDatabase.scoped(ownRows.scope, change)).toEqual([]);
        const erase = { text: `DELETE FROM ${table} WHERE ${scopeColumns} RETURNING 1`, values };
        expect(await appDatabase.scoped(ownRows.scope, erase)).toEqual([]);
        const move = { text: `UPDATE ${table} SET workspace_id = $1, environment = $2`, values };
        await expect(appDatabase.scoped(ownRows.scope, move)).rejects.toMatchObject(permissionDeniedError);
        const [remaining] = await suite.owner.unscoped<{ count: number }>({
          text: `SELECT count(*)::int AS count FROM ${table} WHERE ${scopeColumns}`,
          values,
        });
        expect(remaining?.count).toBe(1);
      }
    },
  );

  test('memory nodes of another scope cannot be deleted', async () => {
    for (const { workspace, environment } of otherRows)
      expect(
        await appDatabase.scoped(ownRows.scope, {
          text: 'DELETE FROM memory_nodes WHERE workspace_id = $1 AND environment = $2 RETURNING 1',
          values: [workspace, environment],
        }),
      ).toEqual([]);
  });

  test.each(['idempotency_keys', 'audit_log'])('rows of %s cannot be changed or deleted', async (table) => {
    await expect(
      appDatabase.scoped(ownRows.scope, { text: `UPDATE ${table} SET created_at = now()` }),
    ).rejects.toMatchObject(permissionDeniedError);
    await expect(appDatabase.scoped(ownRows.scope, { text: `DELETE FROM ${table}` })).rejects.toMatchObject(
      permissionDeniedError,
    );
  });

  test('a partition cannot be read directly', async () => {
    const partitions = await suite.owner.unscoped<{ name: string }>({
      text: `SELECT inhrelid::regclass::text AS name FROM pg_inherits
             WHERE inhparent IN (SELECT partrelid FROM pg_partitioned_table)`,
    });
    expect(partitions.length).toBeGreaterThan(50);
    for (const { name } of partitions)
      await expect(
        appDatabase.scoped(ownRows.scope, { text: `SELECT * FROM ${name}` }),
      ).rejects.toMatchObject(permissionDeniedError);
  });
});

test('a foreign key rejects a memory node in a project of another workspace or environment', async () => {
  for (const other of otherRows) {
    // Row-level security does not apply to the owner, so the foreign key must reject the row.
    const insert = createInsertStatements(ownRows, other.project).memory_nodes;
    await expect(suite.owner.unscoped(insert)).rejects.toMatchObject({ code: '23503' });
  }
});

test.each([
  [`UPDATE workspaces SET plan = 'agency'`],
  [`UPDATE workspaces SET unpaid_since = NULL`],
  [`INSERT INTO workspaces (id, name, plan, created_at) VALUES (gen_random_uuid(), 'a', 'agency', now())`],
  [`DELETE FROM workspaces`],
  [
    `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at)
     SELECT id, gen_random_uuid(), 'live', 'a', sha256('a'), 'aaaa', now() FROM workspaces`,
  ],
  [`UPDATE api_keys SET revoked_at = NULL`],
  [`UPDATE api_keys SET revoked_at = now()`],
  [`UPDATE api_keys SET workspace_id = workspace_id`],
  [`UPDATE api_keys SET secret_hash = secret_hash`],
  [`DELETE FROM api_keys`],
  [`SELECT * FROM migrations`],
  [`INSERT INTO migrations (name, checksum) VALUES ('a', 'b')`],
  [`CREATE TABLE public.mine (id int)`],
  [`CREATE SCHEMA mine`],
  [`CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`],
  [`ALTER TABLE projects ADD COLUMN mine int`],
  [`ALTER TABLE projects DISABLE ROW LEVEL SECURITY`],
  [`CREATE POLICY mine ON projects USING (true)`],
  [`DROP POLICY projects_of_scope ON projects`],
  [`UPDATE memory_nodes SET parent_id = NULL`],
  [`TRUNCATE projects, memory_nodes`],
  [`DROP TABLE memory_nodes`],
  [`GRANT SELECT ON migrations TO blazon_app`],
  [`SET ROLE blazon_owner`],
  [`ALTER ROLE blazon_app BYPASSRLS`],
])("the service's role cannot run: %s", async (text) => {
  await expect(appDatabase.scoped(ownRows.scope, { text })).rejects.toMatchObject(permissionDeniedError);
});

test('within a scope, the service can change the suspension of that workspace only', async () => {
  const text = 'UPDATE workspaces SET suspended_until = NULL RETURNING id';
  expect(await appDatabase.scoped(ownRows.scope, { text })).toEqual([{ id: ownRows.workspace }]);
  await expect(appDatabase.unscoped({ text })).rejects.toMatchObject(noScopeError);
});

describe('row-level security', () => {
  test('covers every table, and every primary key starts with the workspace', async () => {
    const problems = await suite.owner.unscopedTransaction(findSchemaProblems);
    expect(problems).toEqual([]);
  });

  test('is checked by findSchemaProblems, which reports tables without sufficient protection', async () => {
    const undo = new Error('undo');
    let problems: string[] = [];
    const attempt = suite.owner.unscopedTransaction(async (transaction) => {
      await transaction.query({
        text: 'CREATE TABLE forgetful (id uuid PRIMARY KEY, environment environment NOT NULL)',
      });
      await transaction.query({ text: 'GRANT SELECT (id) ON forgetful TO blazon_app' });
      await transaction.query({
        text: `CREATE TABLE halfway (
                 workspace_id uuid, environment environment NOT NULL, id uuid, node_id uuid,
                 PRIMARY KEY (workspace_id, id), UNIQUE (workspace_id, environment, id),
                 FOREIGN KEY (workspace_id, node_id) REFERENCES halfway (workspace_id, id))`,
      });
      await transaction.query({ text: 'ALTER TABLE halfway ENABLE ROW LEVEL SECURITY' });
      await transaction.query({
        text: `CREATE POLICY halfway ON halfway USING (workspace_id = current_setting('blazon.workspace_id')::uuid)`,
      });
      await transaction.query({ text: 'GRANT DELETE ON halfway TO blazon_app' });
      problems = await findSchemaProblems(transaction);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
    expect(problems.toSorted()).toEqual([
      'forgetful: 0 policies instead of one',
      'forgetful: row-level security is off',
      'forgetful: the primary key does not start with workspace_id',
      'halfway: a policy ignores the environment',
      'halfway: a policy ignores the environment',
      'halfway: a policy ignores the workspace',
      'halfway: its reference to halfway does not include environment',
    ]);
  });

  test("is not bypassed, because the service's role has no special privileges", async () => {
    const [role] = await suite.owner.unscoped({
      text: `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
               pg_has_role('blazon_app', 'blazon_owner', 'MEMBER') AS is_owner,
               (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned
             FROM pg_roles r WHERE rolname = 'blazon_app'`,
    });
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      is_owner: false,
      owned: 0,
    });
  });
});
