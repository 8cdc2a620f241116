// The environment variables that connect a server process to these services, for tests, proofs and `npm run dev`.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles } from '../certificates.ts';
import { createDatabaseUrl } from './databases.ts';
import { dataFolder } from './paths.ts';
import { ports } from './ports.ts';
import { temporalAddress, temporalNamespace } from './temporal.ts';

/** The host name of the dashboard. */
export const consoleHost = 'console.blazon.localhost';

export const apiHosts = { live: 'api.blazon.localhost', sandbox: 'sandbox.blazon.localhost' } as const;

/** Tests pass the name of their own database. */
export function createServerEnvironment(database = 'blazon'): Record<string, string> {
  return {
    BLAZON_DATABASE_URL: createDatabaseUrl('blazon_app', database),
    BLAZON_CONSOLE_DATABASE_URL: createDatabaseUrl('blazon_console', database),
    BLAZON_OWNER_DATABASE_URL: createDatabaseUrl('blazon_owner', database),
    BLAZON_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    BLAZON_TEMPORAL_ADDRESS: temporalAddress,
    BLAZON_TEMPORAL_NAMESPACE: temporalNamespace,
    BLAZON_TLS_CERT_FILE: certificateFiles.certificate,
    BLAZON_TLS_KEY_FILE: certificateFiles.key,
    BLAZON_LIVE_HOST: apiHosts.live,
    BLAZON_SANDBOX_HOST: apiHosts.sandbox,
    BLAZON_SEALING_KEY: readOrCreateKey('sealing-key'),
    BLAZON_CONSOLE_SECRET: readOrCreateKey('console-secret'),
    // In development, webhook receivers run on this machine and have certificates from our own authority.
    BLAZON_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
  };
}

/** Keeps a key in the data folder, because data that was encrypted with it must stay readable. */
function readOrCreateKey(name: string): string {
  const file = join(dataFolder, name);
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Writes the environment to a file from which `npm run admin` and `npm run migrate` read it. */
export function writeEnvironmentFile(): void {
  const lines = Object.entries(createServerEnvironment()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(dataFolder, 'dev.env'), lines.join(''));
}
