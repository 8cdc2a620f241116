// PostgreSQL on the loopback interface, as durable as in production: the proofs kill it and check that no data is lost.

import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { certificateFiles, ensureCertificates } from '../certificates.ts';
import { ensureDatabase, ensureRoles, runAsSuperuser } from './databases.ts';
import { logFolder } from './paths.ts';
import { ports } from './ports.ts';
import {
  deletePostgresFolder,
  findPostgresFolder,
  findPostgresIdentity,
  preparePostgresFolder,
  removeUnfinishedDatabases,
} from './postgres-folder.ts';
import type { Service } from './service.ts';

const postgresSettings = {
  port: ports.postgres,
  // There are no passwords, so only this machine may connect. Without Unix sockets, clients need to know only the port.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Temporal may open 200 connections: 40 + 10 for each of its four parts. The rest is for our processes and tests.
  max_connections: 300,
  shared_buffers: '512MB',
  // Clients may use TLS, but need not. Tests use it for processes that verify the server's certificate.
  ssl: 'on',
  ssl_cert_file: 'server.crt',
  ssl_key_file: 'server.key',
  // This is the default, stated because the proofs that kill PostgreSQL rely on it.
  fsync: 'on',
  autovacuum: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %d ',
};

export const postgres: Service = {
  name: 'postgres',
  title: 'PostgreSQL',
  port: ports.postgres,
  log: join(logFolder, 'postgres.log'),
  get folder() {
    return findPostgresFolder();
  },
  binary: () => join(findBinariesFolder(), 'postgres'),
  mainProcess: (found) => found.find((id) => id === readPidFile()),
  prepare: async () => {
    const identity = findPostgresIdentity();
    const folder = preparePostgresFolder(identity);
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialiseCluster(folder);
    await installServerCertificate(folder);
    // PostgreSQL does not start if its pid file names a running process, even one that has nothing to do with it.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  },
  command: () => ({
    file: postgres.binary(),
    arguments: [
      '-D',
      findPostgresFolder(),
      ...Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder: findPostgresFolder(),
    log: postgres.log,
    identity: findPostgresIdentity(),
  }),
  // While a server restored from a backup is replaying its log, it accepts connections but no writes.
  checkResponse: () =>
    runAsSuperuser('postgres', async (client) => {
      const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      if (rows[0]?.replays !== false) throw new Error('it is still replaying its log');
    }),
  setUpAfterStart: async () => {
    await ensureRoles();
    await ensureDatabase('blazon');
  },
  deleteData: deletePostgresFolder,
  // SIGINT ends all sessions and writes the data. SIGTERM would wait until every client has disconnected.
  stopSignal: 'SIGINT',
  startSeconds: 60,
  stopSeconds: 30,
};

/** Copies the certificate and key, because PostgreSQL must own the key file and rejects one that others can read. */
async function installServerCertificate(folder: string): Promise<void> {
  const identity = findPostgresIdentity();
  await ensureCertificates();
  const copies = [
    [certificateFiles.certificate, 'server.crt'],
    [certificateFiles.key, 'server.key'],
  ] as const;
  for (const [source, name] of copies) {
    const file = join(folder, name);
    rmSync(file, { force: true });
    writeFileSync(file, readFileSync(source), { mode: 0o600 });
    if (identity !== undefined) chownSync(file, identity.uid, identity.gid);
  }
}

/** Runs initdb in a temporary folder and renames it, so that a killed initdb never leaves a half-made data folder. */
async function initialiseCluster(folder: string): Promise<void> {
  const identity = findPostgresIdentity();
  removeUnfinishedDatabases(folder);
  // The name is unique, because the initdb of a killed run may still be deleting its own folder.
  const fresh = mkdtempSync(`${folder}.new-`);
  if (identity !== undefined) chownSync(fresh, identity.uid, identity.gid);
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ];
  await promisify(execFile)(join(findBinariesFolder(), 'initdb'), ['-D', fresh, ...options], {
    ...identity,
    cwd: fresh,
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Returns the binaries of the major version that created the data, or of the newest if there is no data yet. */
function findBinariesFolder(): string {
  const root = '/usr/lib/postgresql';
  const versionFile = join(findPostgresFolder(), 'PG_VERSION');
  const installed = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  const version = existsSync(versionFile)
    ? Number(readFileSync(versionFile, 'utf8'))
    : Math.max(0, ...installed);
  const folder = join(root, String(version), 'bin');
  if (!existsSync(join(folder, 'postgres'))) {
    throw new Error(
      `PostgreSQL ${version === 0 ? '15 or newer' : version} is not installed: run tools/bootstrap`,
    );
  }
  return folder;
}

function readPidFile(): number | undefined {
  const file = join(findPostgresFolder(), 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}
