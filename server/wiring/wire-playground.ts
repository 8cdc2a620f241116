import type { Config } from '../config/config.ts';
import type { AcceptGenerationDeps } from '../http/accept-generation.ts';
import type { ConsoleDeps } from '../http/console/console-deps.ts';
import type { ExportDeps } from '../http/console/exports/export-deps.ts';
import type { SoftDeleteDeps } from '../http/soft-delete-project.ts';
import type { Clock } from '../integrations/clock.ts';
import type { Metrics } from '../integrations/metrics.ts';
import { type Database, isDatabaseUnavailable } from '../integrations/postgres.ts';
import { connectRedis } from '../integrations/redis.ts';
import { createRequestCounter } from '../integrations/request-counter.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import { maxConcurrentPictures } from '../http/console/exports/export-deps.ts';
import { createRasteriser } from '../integrations/rasteriser.ts';
import { createKeyedLimiter, createKeyedSlots } from '../domain/keyed-limiter.ts';
import {
  maxConcurrentAcceptances,
  createArchiveStarter,
  createExportStarter,
  createJobStarter,
  createPurgeStarter,
  createWorkspacePurgeStarter,
} from './wire-workflows.ts';
import { type Logger, redisConnectionOf, temporalConnectionOf } from './connections.ts';

/** The objects with which the dashboard starts workflows and counts generations like the API. */
export interface PlaygroundWiring {
  readonly deps: AcceptGenerationDeps &
    SoftDeleteDeps &
    Pick<ConsoleDeps, 'counter' | 'rateLimits' | keyof ExportDeps>;
  readonly workflowStarter: WorkflowStarter;
  readonly startArchive: ConsoleDeps['startArchive'];
  readonly startWorkspacePurge: ConsoleDeps['startWorkspacePurge'];
  close(): Promise<void>;
}

export function wirePlayground(
  config: Config,
  connections: {
    readonly database: Database;
    readonly clock: Clock;
    readonly metrics: Metrics;
    readonly logger: Logger;
  },
): PlaygroundWiring {
  const { database, clock, metrics, logger } = connections;
  const workflowStarter = connectTemporal(temporalConnectionOf(config));
  const shared = connectRedis({
    ...redisConnectionOf(config),
    onError: (error) => logger.warn({ err: error }, 'Redis is unavailable'),
  });
  const jobs = createJobStarter({ ...connections, workflowStarter });
  return {
    startArchive: createArchiveStarter({ ...connections, workflowStarter }),
    startWorkspacePurge: createWorkspacePurgeStarter({ ...connections, workflowStarter }),
    deps: {
      database,
      clock,
      quotas: config.quotas,
      rateLimits: config.rateLimits,
      counter: createRequestCounter(shared, clock.now, () => metrics.limitFallbacks.inc()),
      startGeneration: jobs.start,
      startPurge: createPurgeStarter({ ...connections, workflowStarter }),
      startExport: createExportStarter({ ...connections, workflowStarter }),
      exportDays: config.exportDays,
      rasteriser: createRasteriser(),
      pictureSlots: createKeyedSlots({ perKey: maxConcurrentPictures }),
      acceptLimiter: createKeyedLimiter(maxConcurrentAcceptances, isDatabaseUnavailable),
      onAccepted: (environment) => metrics.accepted.inc({ environment }),
    },
    workflowStarter,
    async close() {
      await jobs.stop();
      shared.close();
      await workflowStarter.close();
    },
  };
}
