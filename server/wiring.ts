import { destination, pino } from 'pino';
import type { Config } from './config.ts';
import type { ApiParts } from './http/api-parts.ts';
import { createKeyUses, type KeyUses } from './http/key-uses.ts';
import { systemClock } from './outside/clock.ts';
import { createMetrics, type Metrics } from './outside/metrics.ts';
import { connectPostgres, type Database, upkeepMilliseconds } from './outside/postgres.ts';
import { connectRedis, type SharedCounter } from './outside/redis.ts';
import { createRequestCounter } from './outside/request-counter.ts';
import { connectTemporal, type FlowStarter } from './outside/temporal.ts';
import type { Scope } from './rules/environment.ts';
import type { Retention } from './store/partitions.ts';
import { recordExposedKey } from './store/exposed-keys.ts';

/** Who gets what: plain objects, made once per process. */

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
const mostRecordings = 2;

export interface ApiWiring {
  readonly parts: ApiParts;
  readonly database: Database;
  readonly shared: SharedCounter;
  readonly flowStarter: FlowStarter;
  readonly keyUses: KeyUses;
  readonly metrics: Metrics;
}

export function wireApi(config: Config, logger: Logger): ApiWiring {
  const clock = systemClock();
  const database = connectDatabase(config, logger);
  const metrics = createMetrics(database);
  const shared = connectRedis({
    url: config.redisUrl,
    onError: (error) => logger.warn({ err: error }, 'redis is away'),
  });
  const flowStarter = connectTemporal({
    address: config.temporalAddress,
    namespace: config.temporalNamespace,
  });
  const keyUses = createKeyUses(database, (error) =>
    logger.warn({ err: error }, 'the use of keys was not noted'),
  );

  const startPurge = (scope: Scope, projectId: string): void => {
    flowStarter.startPurge(scope, projectId).then(
      () => metrics.flowStarts.inc({ flow: 'purge-project', outcome: 'started' }),
      (error: unknown) => {
        metrics.flowStarts.inc({ flow: 'purge-project', outcome: 'left to the sweep' });
        logger.warn({ err: error, project_id: projectId }, 'a purge is left to the sweep');
      },
    );
  };
  // Anyone can send such keys: few at a time, so that strangers never fill the pool. A key in use is seen again.
  let recording = 0;
  const onExposedKey = (secretHash: Buffer, requestId: string): void => {
    if (recording >= mostRecordings) return;
    recording += 1;
    recordExposedKey(database, clock, secretHash, requestId)
      .catch((error: unknown) =>
        logger.error({ err: error, request_id: requestId }, 'an exposed key was not recorded'),
      )
      .finally(() => {
        recording -= 1;
      });
  };

  const parts: ApiParts = {
    database,
    counter: createRequestCounter(shared, clock.now, () => metrics.limitFallbacks.inc()),
    startPurge,
    clock,
    keyUses,
    hosts: config.hosts,
    rateLimits: config.rateLimits,
    strangerLimit: config.strangerLimit,
    docsUrl: config.docsUrl,
    onExposedKey,
  };
  return { parts, database, shared, flowStarter, keyUses, metrics };
}

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

/** Idempotency keys live for one day, so a day's partition may go when the day after it is over. */
export function retention(config: Config): Retention {
  return { idempotency_keys: 1, audit_log: config.auditDays };
}
