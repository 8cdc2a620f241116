// Environment variables that connect a server process to these services; tests, proofs and `npm run dev` start from it.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles } from '../certificates.ts';
import { databaseUrlFor } from './databases.ts';
import { dataFolder } from './paths.ts';
import { ports } from './ports.ts';
import { temporalAddress, temporalNamespace } from './temporal.ts';

/** The URL of the dashboard. */
export const consoleHost = 'console.blazon.localhost';

export const hosts = { live: 'api.blazon.localhost', sandbox: 'sandbox.blazon.localhost' } as const;

/** The environment for one database, `blazon` unless a test has its own. */
export function serverEnvironment(database = 'blazon'): Record<string, string> {
  return {
    BLAZON_DATABASE_URL: databaseUrlFor('blazon_app', database),
    BLAZON_CONSOLE_DATABASE_URL: databaseUrlFor('blazon_console', database),
    BLAZON_OWNER_DATABASE_URL: databaseUrlFor('blazon_owner', database),
    BLAZON_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    BLAZON_TEMPORAL_ADDRESS: temporalAddress,
    BLAZON_TEMPORAL_NAMESPACE: temporalNamespace,
    BLAZON_TLS_CERT_FILE: certificateFiles.certificate,
    BLAZON_TLS_KEY_FILE: certificateFiles.key,
    BLAZON_LIVE_HOST: hosts.live,
    BLAZON_SANDBOX_HOST: hosts.sandbox,
    BLAZON_SEALING_KEY: readOrCreateKey('sealing-key'),
    BLAZON_CONSOLE_SECRET: readOrCreateKey('console-secret'),
    // Receivers under development run on this machine, with certificates of our own authority.
    BLAZON_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
  };
}

/** Created once per checkout: what was encrypted with it must stay readable. */
function readOrCreateKey(name: string): string {
  const file = join(dataFolder, name);
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Kept beside the data, so that `npm run admin` and `npm run migrate` find the services by themselves. */
export function writeEnvironmentFile(): void {
  const lines = Object.entries(serverEnvironment()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(dataFolder, 'dev.env'), lines.join(''));
}
