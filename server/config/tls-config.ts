import type { Reader } from './environment-reader.ts';

/** Used in place of a file name to trust the same authorities as Node.js. */
export const systemAuthorities = 'system';

export interface TemporalTlsConfig {
  /** Certificate authorities that verify Temporal's certificate: a file, or `system`. */
  readonly caFile: string;
  /** The name in Temporal's certificate, if it differs from the host. */
  readonly serverName: string | undefined;
  /** The client certificate, if Temporal requires one. */
  readonly client: { readonly certFile: string; readonly keyFile: string } | undefined;
}

export function readDatabaseCa(read: Reader): string | undefined {
  const caFile = read.optional('BLAZON_DATABASE_CA_FILE');
  if (caFile === undefined) return undefined;
  // TLS parameters in the URL would override the file and may be less strict.
  for (const name of ['BLAZON_DATABASE_URL', 'BLAZON_OWNER_DATABASE_URL', 'BLAZON_CONSOLE_DATABASE_URL'])
    if (/[?&]ssl/.test(read.optional(name) ?? ''))
      read.problem(
        `${name} must not contain sslmode or another TLS parameter if BLAZON_DATABASE_CA_FILE is set`,
      );
  return caFile;
}

export function readRedisCa(read: Reader): string | undefined {
  const caFile = read.optional('BLAZON_REDIS_CA_FILE');
  if (caFile !== undefined && !(read.optional('BLAZON_REDIS_URL') ?? '').startsWith('rediss://'))
    read.problem('BLAZON_REDIS_URL must begin with rediss:// if BLAZON_REDIS_CA_FILE is set');
  return caFile;
}

/** Verification is always on, so that a client certificate or an API key is only sent to a verified server. */
export function readTemporalTls(read: Reader): TemporalTlsConfig | undefined {
  const caFile = read.optional('BLAZON_TEMPORAL_CA_FILE');
  const serverName = read.optional('BLAZON_TEMPORAL_SERVER_NAME');
  const certFile = read.optional('BLAZON_TEMPORAL_CERT_FILE');
  const keyFile = read.optional('BLAZON_TEMPORAL_KEY_FILE');
  const hasKey = read.optional('BLAZON_TEMPORAL_API_KEY') !== undefined;
  if ((certFile === undefined) !== (keyFile === undefined))
    read.problem('BLAZON_TEMPORAL_CERT_FILE and BLAZON_TEMPORAL_KEY_FILE must be set together');
  if (
    caFile === undefined &&
    [serverName, certFile, keyFile].every((value) => value === undefined) &&
    !hasKey
  )
    return undefined;
  const client = certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : undefined;
  return { caFile: caFile ?? systemAuthorities, serverName, client };
}
