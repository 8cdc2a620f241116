// A real PostgreSQL on the loopback interface, as durable as in production: the proofs kill it and check what
// survives.

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
import { ensureDatabase, ensureRoles, withSuperuser } from './databases.ts';
import { logFolder } from './paths.ts';
import { ports } from './ports.ts';
import {
  deletePostgresFolder,
  findPostgresFolder,
  findPostgresIdentity,
  prepareDataFolder,
  removeUnfinished,
} from './postgres-folder.ts';
import type { Service } from './service.ts';

const settings = {
  port: ports.postgres,
  // There are no passwords, so only this machine may connect; no socket file, so no folder to agree on.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Temporal may use 200 (four parts of 40 + 10 each); the rest is for the API, the workers and concurrent tests.
  max_connections: 300,
  shared_buffers: '512MB',
  // Optional: for tests of processes that verify their server.
  ssl: 'on',
  ssl_cert_file: 'server.crt',
  ssl_key_file: 'server.key',
  // The default, made explicit: the proofs kill processes and count what is left.
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
  mainProcess: (found) => found.find((id) => id === readRecordedId()),
  prepare: async () => {
    const identity = findPostgresIdentity();
    const folder = prepareDataFolder(identity);
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialiseCluster(folder);
    await installServerCertificate(folder);
    // PostgreSQL trusts its pid file and does not start while any other process has that number.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  },
  command: () => ({
    file: postgres.binary(),
    arguments: [
      '-D',
      findPostgresFolder(),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder: findPostgresFolder(),
    log: postgres.log,
    identity: findPostgresIdentity(),
  }),
  // A restored server accepts connections before it has replayed its log, but no writes until then.
  answers: () =>
    withSuperuser('postgres', async (client) => {
      const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      if (rows[0]?.replays !== false) throw new Error('it still replays its log');
    }),
  settle: async () => {
    await ensureRoles();
    await ensureDatabase('blazon');
  },
  forget: deletePostgresFolder,
  // "Fast" shutdown: ends sessions and flushes data. SIGTERM would wait for every client to leave.
  stopSignal: 'SIGINT',
  startSeconds: 60,
  stopSeconds: 30,
};

/** A private copy: PostgreSQL rejects a key that other users can read. */
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

/** Created aside and moved into place, so that a killed initdb never looks like a database. */
async function initialiseCluster(folder: string): Promise<void> {
  const identity = findPostgresIdentity();
  removeUnfinished(folder);
  // A unique name each time: the initdb of a killed run lives on for a moment, and cleans up after itself.
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

/** Debian keeps major versions apart; only the same version can open its data. */
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

function readRecordedId(): number | undefined {
  const file = join(findPostgresFolder(), 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}
