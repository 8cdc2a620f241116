// Creates the demo workspace of `npm run dev`. Keys are shown only once, when they are created, so they are saved in
// the data folder.

import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { checkoutFolder, dataFolder } from './paths.ts';

export interface DemoKeys {
  /** Identifies the database that has these keys. After a reset it differs, and the keys are created anew. */
  readonly database: string;
  readonly sandbox: string;
  readonly live: string;
  readonly webhookSecret: string;
  /** The owner of the workspace, who signs in to the dashboard. */
  readonly person: { readonly email: string; readonly password: string };
}

const demoKeysFile = join(dataFolder, 'demo-keys.json');

/** Returns the keys of the demo workspace, and creates it if this database does not have it yet. */
export async function ensureDemoWorkspace(
  environment: NodeJS.ProcessEnv,
  receiver: string,
): Promise<DemoKeys> {
  const database = await readDatabaseIdentity(environment['BLAZON_OWNER_DATABASE_URL']);
  const known = readDemoKeys();
  if (known?.database === database && known.person !== undefined) return known;
  const keys = { database, ...(await seedDemo(environment, receiver)) };
  writeFileSync(demoKeysFile, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** Uses the operator's tool, so that the demo workspace is like any customer's. */
async function seedDemo(
  environment: NodeJS.ProcessEnv,
  receiver: string,
): Promise<Omit<DemoKeys, 'database'>> {
  const runAdmin = async (...parameters: string[]): Promise<unknown> => {
    const script = join(checkoutFolder, 'server/processes/admin.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters, '--json'], {
      env: environment,
    });
    return JSON.parse(stdout);
  };
  const admin = async (...parameters: string[]) => (await runAdmin(...parameters)) as Record<string, unknown>;
  const workspace = await admin('workspace', 'create', '--name', 'Demo', '--plan', 'pro');
  const id = readTextField(workspace, 'id');
  const createKey = async (kind: 'sandbox' | 'live'): Promise<string> => {
    await admin('endpoint', 'add', id, receiver, '--environment', kind);
    const key = await admin('key', 'create', id, '--environment', kind, '--label', `Demo ${kind}`);
    return readTextField(key, 'secret');
  };
  const keys = { sandbox: await createKey('sandbox'), live: await createKey('live') };
  const [secret] = (await runAdmin('secret', 'show', id)) as Record<string, unknown>[];
  const email = `demo-${randomInt(1e6)}@blazon.example`;
  const person = await admin('person', 'create', email, '--name', 'Demo');
  await admin('member', 'add', id, email, '--role', 'owner');
  return {
    ...keys,
    webhookSecret: readTextField(secret ?? {}, 'secret'),
    person: { email, password: readTextField(person, 'password') },
  };
}

function readTextField(answer: Record<string, unknown>, field: string): string {
  const value = answer[field];
  if (typeof value !== 'string') throw new Error(`the operator's tool returned no "${field}"`);
  return value;
}

export function readDemoKeys(): DemoKeys | undefined {
  return existsSync(demoKeysFile) ? (JSON.parse(readFileSync(demoKeysFile, 'utf8')) as DemoKeys) : undefined;
}

/** Combines the id of the PostgreSQL cluster and the id of the database in it. */
async function readDatabaseIdentity(url: string | undefined): Promise<string> {
  if (url === undefined) throw new Error('BLAZON_OWNER_DATABASE_URL is not set');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(
      `select system_identifier || '/' || oid as identity
         from pg_control_system(), pg_database where datname = current_database()`,
    );
    if (rows[0] === undefined) throw new Error('the database has no identity');
    return rows[0].identity;
  } finally {
    await client.end();
  }
}
