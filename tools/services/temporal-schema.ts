// Creates and upgrades Temporal's two databases. The last step stores the version of Temporal as the comment of the
// database. A database without this comment is unfinished, so it is created again. One with an older version is
// upgraded.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { runAsSuperuser } from './databases.ts';
import { checkoutFolder, findTemporalBinary, temporalVersion } from './paths.ts';
import { ports } from './ports.ts';

const schemaVersionComment = `schema of Temporal ${temporalVersion}, trimmed`;

export async function ensureTemporalSchema(): Promise<void> {
  await Promise.all([
    ensureSchema('temporal', 'temporal'),
    ensureSchema('temporal_visibility', 'visibility'),
  ]);
}

async function ensureSchema(database: string, schema: 'temporal' | 'visibility'): Promise<void> {
  const mark = await readSchemaVersionComment(database);
  if (mark === schemaVersionComment) return;
  if (mark === null) {
    await recreateDatabase(database);
    await runTemporalSql(database, 'setup-schema', '--version', '0.0');
  }
  await runTemporalSql(database, 'update-schema', '--schema-name', `postgresql/v12/${schema}`);
  if (schema === 'visibility') await trimSchema(database);
  await writeSchemaVersionComment(database);
}

async function trimSchema(database: string): Promise<void> {
  const script = readFileSync(join(checkoutFolder, 'deploy/temporal/trim-visibility.sql'), 'utf8');
  await runAsSuperuser(database, async (client) => void (await client.query(script)));
}

async function readSchemaVersionComment(database: string): Promise<string | null> {
  return runAsSuperuser('postgres', async (client) => {
    const query = `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`;
    const { rows } = await client.query<{ mark: string | null }>(query, [database]);
    return rows[0]?.mark ?? null;
  });
}

async function writeSchemaVersionComment(database: string): Promise<void> {
  await runAsSuperuser('postgres', async (client) => {
    await client.query(
      `comment on database ${escapeIdentifier(database)} is ${escapeLiteral(schemaVersionComment)}`,
    );
  });
}

async function recreateDatabase(database: string): Promise<void> {
  await runAsSuperuser('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(database)} with (force)`);
    await client.query(`create database ${escapeIdentifier(database)}`);
  });
}

/** Runs Temporal's own SQL tool, which contains the schema files. */
async function runTemporalSql(database: string, ...command: string[]): Promise<void> {
  const connection = ['--plugin', 'postgres12', '--endpoint', '127.0.0.1', '--port', String(ports.postgres)];
  const login = ['--user', 'postgres', '--password', 'unused', '--database', database];
  await promisify(execFile)(findTemporalBinary('sql'), [...connection, ...login, ...command], {
    timeout: 120_000,
  });
}
