// What a server process must be told to use these services; tests, proofs and `npm run dev` start from it.

import { certificateFiles } from '../certificates.ts';
import { databaseUrl } from './databases.ts';
import { ports } from './ports.ts';
import { temporalAddress, temporalNamespace } from './temporal.ts';

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
  };
}
