import type { Config } from '../config/config.ts';
import type { ApiDeps } from '../http/api-deps.ts';
import { createKeyUsageRecorder, type KeyUsageRecorder } from '../http/key-usage-recorder.ts';
import { createRequestLog, type RequestLog } from '../http/request-log.ts';
import type { GenerationStarter } from '../http/generation-starter.ts';
import { createStatusReader } from '../http/status.ts';
import { createSuspensionMonitor } from '../http/suspension-monitor.ts';
import { createKeyedLimiter } from '../domain/keyed-limiter.ts';
import type { Clock } from '../integrations/clock.ts';
import { createMetrics, type Metrics } from '../integrations/metrics.ts';
import { type Database, isDatabaseUnavailable, type DatabaseProbe } from '../integrations/postgres.ts';
import { connectRedis, type RedisCounters } from '../integrations/redis.ts';
import { createRequestCounter } from '../integrations/request-counter.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import { createTemporalInspector, type TemporalInspector } from '../integrations/temporal-inspector.ts';
import type { ServiceClock } from '../integrations/service-clock.ts';
import { openTraces, type Traces } from '../integrations/traces.ts';
import { recordKeySentOverHttp } from '../store/exposed-keys.ts';
import { readPartitionDays } from '../store/partitions.ts';
import { wireCells } from './wire-cells.ts';
import { type FeedWiring, wireFeed } from './wire-feed.ts';
import { maxConcurrentAcceptances, createJobStarter, createPurgeStarter } from './wire-workflows.ts';
import {
  connectDatabase,
  connectProbe,
  type Logger,
  redisConnectionOf,
  startClock,
  temporalConnectionOf,
} from './connections.ts';

/** The objects of an API process. */
export interface ApiWiring {
  readonly deps: ApiDeps;
  readonly clock: ServiceClock;
  readonly database: Database;
  readonly probe: DatabaseProbe;
  readonly shared: RedisCounters;
  readonly workflowStarter: WorkflowStarter;
  readonly temporalInspector: TemporalInspector;
  readonly keyUses: KeyUsageRecorder;
  readonly requestLog: RequestLog;
  readonly generationStarter: GenerationStarter;
  readonly feed: FeedWiring;
  readonly metrics: Metrics;
  readonly traces: Traces;
  /** The home cell's database, which contains the directory of cells. */
  readonly home: Database | undefined;
}

export function wireApi(config: Config, logger: Logger): ApiWiring {
  const database = connectDatabase(config, logger);
  const probe = connectProbe(config, config.databaseUrl, logger);
  const clock = startClock(probe, logger);
  const metrics = createMetrics(database, {
    clockSkew: clock.readSkew,
    partitionDays: () => readPartitionDays(database, clock.now()),
  });
  const traces = openTraces({ url: config.tracesUrl, process: 'api' });
  const shared = openSharedCounters(config, logger);
  const workflowStarter = connectTemporal(temporalConnectionOf(config));
  const temporalInspector = createTemporalInspector(temporalConnectionOf(config));
  const keyUses = openKeyUsageRecorder(database, logger);
  const requestLog = openRequestLog(database, metrics, logger);
  const connections = { clock, database, metrics, shared, workflowStarter, logger };
  const generationStarter = createJobStarter(connections);
  const feed = wireFeed(config, connections);
  const cells = config.cell && wireCells(config, config.cell, connections);
  const deps: ApiDeps = {
    database,
    counter: createRequestCounter(shared, clock.now, () => metrics.limitFallbacks.inc()),
    startPurge: createPurgeStarter(connections),
    startGeneration: generationStarter.start,
    acceptLimiter: createKeyedLimiter(maxConcurrentAcceptances, isDatabaseUnavailable),
    onAccepted: (environment) => metrics.accepted.inc({ environment }),
    addressPolicy: { allowedNetworks: config.allowedNetworks },
    clock,
    keyUses,
    suspensions: createApiSuspensionMonitor(config, connections),
    hosts: config.hosts,
    rateLimits: config.rateLimits,
    quotas: config.quotas,
    unauthenticatedLimit: config.unauthenticatedLimit,
    docsUrl: config.docsUrl,
    cells: cells?.routing,
    onForwarded: (outcome) => metrics.forwards.inc({ outcome }),
    siteFolder: config.siteFolder,
    traces,
    feed: feed.deps,
    readStatus: createStatusReader(probe, temporalInspector, clock),
    onExposedKey: createExposedKeyRecorder(connections),
  };
  return {
    deps,
    clock,
    database,
    probe,
    shared,
    workflowStarter,
    temporalInspector,
    keyUses,
    requestLog,
    generationStarter,
    feed,
    metrics,
    traces,
    home: cells?.home,
  };
}

interface OpenedConnections {
  readonly clock: Clock;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly shared: RedisCounters;
  readonly workflowStarter: WorkflowStarter;
  readonly logger: Logger;
}

function openSharedCounters(config: Config, logger: Logger): RedisCounters {
  return connectRedis({
    ...redisConnectionOf(config),
    onError: (error) => logger.warn({ err: error }, 'Redis is unavailable'),
  });
}

function openKeyUsageRecorder(database: Database, logger: Logger): KeyUsageRecorder {
  return createKeyUsageRecorder(database, (error) =>
    logger.warn({ err: error }, 'the last use of API keys was not saved'),
  );
}

function openRequestLog(database: Database, metrics: Metrics, logger: Logger): RequestLog {
  return createRequestLog({
    database,
    onDropped: (count) => metrics.requestLogDropped.inc(count),
    onError: (error) => logger.warn({ err: error }, 'requests were not logged'),
  });
}

const maxConcurrentRecordings = 2;

/**
 * Returns a function that records API keys that were sent over plain HTTP. Anybody can send such requests, so only a
 * few are recorded at a time, to protect the connection pool. A skipped key that is still in use is recorded later.
 */
function createExposedKeyRecorder({ database, clock, logger }: OpenedConnections): ApiDeps['onExposedKey'] {
  let recording = 0;
  return (secretHash, requestId) => {
    if (recording >= maxConcurrentRecordings) return;
    recording += 1;
    recordKeySentOverHttp(database, clock, secretHash, requestId)
      .catch((error: unknown) =>
        logger.error({ err: error, request_id: requestId }, 'an exposed key was not recorded'),
      )
      .finally(() => {
        recording -= 1;
      });
  };
}

function createApiSuspensionMonitor(
  config: Config,
  { database, shared, clock, metrics, logger }: OpenedConnections,
): ApiDeps['suspensions'] {
  return createSuspensionMonitor({
    database,
    shared,
    clock,
    suspendAfterMinutes: config.suspendAfterMinutes,
    suspensionMinutes: config.suspensionMinutes,
    onSuspended: (workspaceId, until) => {
      metrics.suspensions.inc();
      logger.warn({ workspace_id: workspaceId, until }, 'workspace suspended after sustained 429s');
    },
    onError: (error) =>
      logger.warn({ err: error }, 'a rate-limited minute was not counted towards a suspension'),
  });
}
