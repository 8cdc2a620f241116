import { readFileSync } from 'node:fs';
import { destination, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { connectEventSignals, type EventSignals } from '../integrations/event-pubsub.ts';
import {
  connectPostgres,
  type Database,
  createDatabaseProbe,
  type DatabaseProbe,
  maintenanceTimeoutMilliseconds,
} from '../integrations/postgres.ts';
import { createSealer, type Sealer } from '../integrations/sealing.ts';
import { type ServiceClock, startServiceClock } from '../integrations/service-clock.ts';
import type { ServerVerification } from '../integrations/tls-verification.ts';
import type { TemporalOptions } from '../integrations/temporal-client.ts';
import { idempotencyDays, type Retention } from '../store/partitions.ts';
import { systemAuthorities } from '../config/tls-config.ts';

export type Logger = ReturnType<typeof createLogger>;

export function createLogger(config: Config, process: string) {
  // Writes are buffered, because a system call per line would cost more than formatting it.
  const output = destination({ sync: false, minLength: 4096 });
  setInterval(() => output.flush(), flushMilliseconds).unref();
  return pino({ level: config.logLevel, base: { process }, serializers: { err: describeError } }, output);
}

/**
 * Selects the fields of an error to log. Other fields are left out, because client libraries attach what was sent,
 * such as a password or a customer's row.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}

const flushMilliseconds = 500;

/** Connects as the role of the API and the workers, unless another URL is given. */
export function connectDatabase(config: Config, logger: Logger, url = config.databaseUrl): Database {
  return connectPostgres({
    url,
    tls: databaseTlsOf(config),
    poolSize: config.databasePoolSize,
    isCell: config.cell !== undefined,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
}

/**
 * Connects to the home cell's database. The pool is small and separate, so that a slow home cell or callers with
 * unknown keys cannot use up the customers' connections.
 */
export function connectHomeDatabase(config: Config, logger: Pick<Logger, 'warn'>, url: string): Database {
  return connectPostgres({
    url,
    tls: databaseTlsOf(config),
    poolSize: 5,
    connectMilliseconds: homeTimeoutMilliseconds,
    statementMilliseconds: homeTimeoutMilliseconds,
    isCell: true,
    onConnectionError: (error) => logger.warn({ err: error }, 'a connection to the home cell was lost'),
  });
}

const homeTimeoutMilliseconds = 2_000;

/** Opens a separate connection for the readiness check, with the role that serves requests. */
export function connectProbe(config: Config, url: string, logger: Logger): DatabaseProbe {
  return createDatabaseProbe({
    url,
    tls: databaseTlsOf(config),
    isCell: config.cell !== undefined,
    onConnectionError: (error) =>
      logger.warn({ err: error }, "the readiness probe's database connection was lost"),
  });
}

export function startClock(probe: DatabaseProbe, logger: Logger): ServiceClock {
  return startServiceClock({
    readDatabaseTime: probe.readTime,
    onSkew: (seconds) =>
      logger.warn(
        { seconds },
        "this machine's clock differs from the database's clock, or has just been corrected",
      ),
  });
}

/** Connects as the schema's owner, who sees all workspaces. Used by upkeep and the admin CLI. */
export function connectOwnerDatabase(config: Config, onConnectionError: (error: Error) => void): Database {
  return connectPostgres({
    url: requireOwnerUrl(config),
    tls: databaseTlsOf(config),
    poolSize: 4,
    statementMilliseconds: maintenanceTimeoutMilliseconds,
    onConnectionError,
  });
}

export function requireOwnerUrl(config: Config): string {
  if (config.ownerDatabaseUrl === undefined) throw new Error('BLAZON_OWNER_DATABASE_URL is not set.');
  return config.ownerDatabaseUrl;
}

/** Creates the sealer. Throws if no key is set. The setting is optional, because only some processes need it. */
export function openSealer(config: Config): Sealer {
  if (config.sealingKey === undefined) throw new Error('BLAZON_SEALING_KEY is not set.');
  return createSealer(config.sealingKey, config.sealingKeysForReading);
}

/** How to verify PostgreSQL's certificate. Undefined connects without TLS. */
export function databaseTlsOf(config: Config): ServerVerification | undefined {
  return config.databaseCaFile === undefined ? undefined : readAuthorities(config.databaseCaFile);
}

export function redisConnectionOf(config: Config): {
  readonly url: string;
  readonly tls: ServerVerification | undefined;
} {
  const { redisUrl: url, redisCaFile } = config;
  return { url, tls: redisCaFile === undefined ? undefined : readAuthorities(redisCaFile) };
}

/** Opens the signals that notify API processes of new events. */
export function openEventSignals(config: Config, logger: Logger): EventSignals {
  const onError = (error: Error) =>
    logger.warn({ err: error }, 'Redis is unavailable: new events are not signalled');
  return connectEventSignals({ ...redisConnectionOf(config), onError });
}

export function temporalConnectionOf(config: Config): TemporalOptions {
  const {
    temporalAddress: address,
    temporalNamespace: namespace,
    temporalTls: tls,
    temporalApiKey: apiKey,
  } = config;
  if (tls === undefined) return { address, namespace };
  const { ca } = readAuthorities(tls.caFile);
  return {
    address,
    namespace,
    tls: {
      ...(ca && { serverRootCACertificate: ca }),
      ...(tls.serverName !== undefined && { serverNameOverride: tls.serverName }),
      ...(tls.client && {
        clientCertPair: { crt: readFileSync(tls.client.certFile), key: readFileSync(tls.client.keyFile) },
      }),
    },
    ...(apiKey !== undefined && { apiKey }),
  };
}

function readAuthorities(file: string): ServerVerification {
  return file === systemAuthorities ? {} : { ca: readFileSync(file) };
}

export function createRetention(config: Config): Retention {
  return {
    idempotency_keys: idempotencyDays,
    audit_log: config.auditDays,
    events: config.historyDays,
    delivery_attempts: config.historyDays,
    usage_ledger: config.ledgerDays,
    usage_reports: config.ledgerDays,
    usage_details: config.ledgerDays,
    request_log: config.requestLogDays,
    director_turns: config.directorDays,
  };
}
