// Creates roles and databases. `blazon_owner` owns the tables and migrates them. The service connects as `blazon_app`,
// to which row-level security applies. `blazon_console` also has the rights that only the console process needs.

import { Client, escapeIdentifier } from 'pg';
import { ports } from './ports.ts';

const connectTimeoutMilliseconds = 5_000;

type DatabaseRole = 'blazon_app' | 'blazon_console' | 'blazon_owner' | 'postgres';

export function createDatabaseUrl(role: DatabaseRole, database = 'blazon'): string {
  return `postgres://${role}@127.0.0.1:${ports.postgres}/${encodeURIComponent(database)}`;
}

/** Creates an empty database, or a copy of `template`. Drops an existing database of that name first. */
export async function createDatabase(name: string, template = 'template1'): Promise<void> {
  await dropDatabase(name);
  await runAsSuperuser('postgres', async (client) => {
    await client.query(
      `create database ${escapeIdentifier(name)} owner blazon_owner template ${escapeIdentifier(template)}`,
    );
  });
}

/** Renames a database that nobody is connected to. */
export async function renameDatabase(name: string, newName: string): Promise<void> {
  await runAsSuperuser('postgres', async (client) => {
    await client.query(`alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(newName)}`);
  });
}

export async function doesDatabaseExist(name: string): Promise<boolean> {
  return runAsSuperuser('postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount !== 0;
  });
}

/** Drops a database and terminates its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await runAsSuperuser('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  });
}

export async function ensureDatabase(name: string): Promise<void> {
  if (!(await doesDatabaseExist(name))) await createDatabase(name);
}

export async function ensureRoles(): Promise<void> {
  await runAsSuperuser('postgres', async (client) => {
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

/** Connects to a database as the superuser for the duration of `work`. */
export async function runAsSuperuser<Result>(
  database: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: createDatabaseUrl('postgres', database),
    connectionTimeoutMillis: connectTimeoutMilliseconds,
  });
  // Without a listener, the loss of the connection would end this process. The query in progress rejects anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
