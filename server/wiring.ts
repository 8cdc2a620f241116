import { destination, pino } from 'pino';
import type { Config } from './config.ts';
import { connectPostgres, type Database, upkeepMilliseconds } from './outside/postgres.ts';
import type { Retention } from './store/partitions.ts';

/** What the wiring of every process is made of. */

export type Logger = ReturnType<typeof createLogger>;

export function createLogger(config: Config, process: string) {
  // Lines are written in batches: a write for every request would cost more than making the line.
  const output = destination({ sync: false, minLength: 4096 });
  setInterval(() => output.flush(), flushMilliseconds).unref();
  return pino({ level: config.logLevel, base: { process }, serializers: { err: describeError } }, output);
}

/** Only what helps: errors of clients carry what was sent (a password, a customer's row) as further properties. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}

const flushMilliseconds = 500;
export function connectDatabase(config: Config, logger: Logger): Database {
  return connectPostgres({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
}

/** For upkeep and the operator's tool: the schema's owner, who sees all workspaces. */
export function connectOwner(config: Config, onConnectionError: (error: Error) => void): Database {
  return connectPostgres({
    url: requireOwnerUrl(config),
    poolSize: 4,
    statementMilliseconds: upkeepMilliseconds,
    onConnectionError,
  });
}

export function requireOwnerUrl(config: Config): string {
  if (config.ownerDatabaseUrl === undefined) throw new Error('BLAZON_OWNER_DATABASE_URL is not set.');
  return config.ownerDatabaseUrl;
}

/** Only those who sign webhooks or show secrets need it. */
export function requireSealingKey(config: Config): string {
  if (config.sealingKey === undefined) throw new Error('BLAZON_SEALING_KEY is not set.');
  return config.sealingKey;
}

/** Idempotency keys live for one day, so a day's partition may go when the day after it is over. */
export function retention(config: Config): Retention {
  return {
    idempotency_keys: 1,
    audit_log: config.auditDays,
    events: config.historyDays,
    delivery_attempts: config.historyDays,
    usage_ledger: config.ledgerDays,
    request_log: config.requestLogDays,
    director_turns: config.directorDays,
  };
}
