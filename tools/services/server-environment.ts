// What a server process must be told to use these services; tests, proofs and `npm run dev` start from it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles } from '../certificates.ts';
import { databaseUrl } from './databases.ts';
import { dataFolder } from './places.ts';
import { ports } from './ports.ts';
import { temporalAddress, temporalNamespace } from './temporal.ts';

export const hosts = { live: 'api.blazon.localhost', sandbox: 'sandbox.blazon.localhost' } as const;

/** The environment for one database, `blazon` unless a test brought its own. */
export function serverEnvironment(database = 'blazon'): Record<string, string> {
  return {
    BLAZON_DATABASE_URL: databaseUrl('blazon_app', database),
    BLAZON_OWNER_DATABASE_URL: databaseUrl('blazon_owner', database),
    BLAZON_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    BLAZON_TEMPORAL_ADDRESS: temporalAddress,
    BLAZON_TEMPORAL_NAMESPACE: temporalNamespace,
    BLAZON_TLS_CERT_FILE: certificateFiles.certificate,
    BLAZON_TLS_KEY_FILE: certificateFiles.key,
    BLAZON_LIVE_HOST: hosts.live,
    BLAZON_SANDBOX_HOST: hosts.sandbox,
  };
}

/** Kept beside the data, so that `npm run admin` and `npm run migrate` find the services without being told. */
export function writeEnvironmentFile(): void {
  const lines = Object.entries(serverEnvironment()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(dataFolder, 'dev.env'), lines.join(''));
}
