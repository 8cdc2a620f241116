import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgresIdentity } from '../../../tools/services/postgres-folder.ts';
import { postgres } from '../../../tools/services/postgres.ts';
import { ports } from '../../../tools/services/ports.ts';

/** Returns the path of a PostgreSQL program, in the version of the running server. */
export function postgresProgram(name: string): string {
  return join(dirname(postgres.binary()), name);
}

/** Returns the environment with which libpq programs connect to this checkout's server as superuser. */
export function superuserEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: `${dirname(postgres.binary())}:${process.env['PATH'] ?? ''}`,
    PGHOST: '127.0.0.1',
    PGPORT: String(ports.postgres),
    PGUSER: 'postgres',
  };
}

/** Runs one of the scripts in deploy/postgres and returns its output. */
export async function runDeployScript(name: string, ...parameters: string[]): Promise<string> {
  const script = fileURLToPath(new URL(`../../../deploy/postgres/${name}`, import.meta.url));
  const { stdout } = await promisify(execFile)(script, parameters, { env: superuserEnvironment() });
  return stdout.trim();
}

/** Creates a folder that PostgreSQL's user can write to. */
export function makePostgresFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const identity = findPostgresIdentity();
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

export function giveToPostgres(folder: string): void {
  const identity = findPostgresIdentity();
  if (identity !== undefined) execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, folder]);
}
