// Roles and databases. `blazon_owner` owns the tables and migrates them; `blazon_app` is what the service connects
// as, so that row-level security applies to it; `blazon_console` is the same with what only the dashboard's process
// may touch. Tests may have a database of their own by name.

import { Client, escapeIdentifier } from 'pg';
import { ports } from './ports.ts';

const connectMilliseconds = 5_000;

type DatabaseRole = 'blazon_app' | 'blazon_console' | 'blazon_owner' | 'postgres';

/** The address of a database for one of our roles. */
export function databaseUrlFor(role: DatabaseRole, database = 'blazon'): string {
  return `postgres://${role}@127.0.0.1:${ports.postgres}/${encodeURIComponent(database)}`;
}

/** Creates a database owned by blazon_owner; drops an existing one of that name first. */
export async function createDatabase(name: string): Promise<void> {
  await dropDatabase(name);
  await ensureDatabase(name);
}

/** Drops a database and terminates its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await withSuperuser('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  });
}

export async function ensureDatabase(name: string): Promise<void> {
  await withSuperuser('postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)} owner blazon_owner`);
  });
}

export async function ensureRoles(): Promise<void> {
  await withSuperuser('postgres', async (client) => {
    const { rows } = await client.query<{ rolname: string }>(
      `select rolname from pg_roles where rolname like 'blazon_%'`,
    );
    const present = new Set(rows.map((row) => row.rolname));
    for (const role of ['blazon_owner', 'blazon_app', 'blazon_console']) {
      const verb = present.has(role) ? 'alter' : 'create';
      await client.query(`${verb} role ${role} login nosuperuser nobypassrls nocreaterole nocreatedb`);
    }
    await client.query('grant blazon_app to blazon_console');
  });
}

/** Runs work over one connection as the superuser. */
export async function withSuperuser<Result>(
  database: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: databaseUrlFor('postgres', database),
    connectionTimeoutMillis: connectMilliseconds,
  });
  // A killed server reports its end here too; the query in progress fails on its own.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
