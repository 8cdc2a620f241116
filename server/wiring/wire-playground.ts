import type { Config } from '../config/config.ts';
import type { AcceptParts } from '../http/accept-generation.ts';
import type { ConsoleParts } from '../http/console/console-parts.ts';
import type { ExportParts } from '../http/console/exports/export-parts.ts';
import type { HideParts } from '../http/soft-delete-project.ts';
import type { Clock } from '../integrations/clock.ts';
import type { Metrics } from '../integrations/metrics.ts';
import { type Database, isDatabaseUnavailable } from '../integrations/postgres.ts';
import { connectRedis } from '../integrations/redis.ts';
import { createRequestCounter } from '../integrations/request-counter.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import { maxConcurrentPictures } from '../http/console/exports/export-parts.ts';
import { createRasteriser } from '../integrations/rasteriser.ts';
import { createKeyedLimiter, createKeyedSlots } from '../domain/keyed-limiter.ts';
import {
  maxConcurrentAccepts,
  createArchiveStarter,
  createExportStarter,
  createJobStarter,
  createPurgeStarter,
  createWorkspacePurgeStarter,
} from './wire-flows.ts';
import { type Logger, redisConnection, temporalConnection } from './connections.ts';

/** What lets the dashboard begin workflows and count generations as the API does. */
export interface PlaygroundWiring {
  readonly parts: AcceptParts & HideParts & Pick<ConsoleParts, 'counter' | 'rateLimits' | keyof ExportParts>;
  readonly flowStarter: WorkflowStarter;
  readonly startArchive: ConsoleParts['startArchive'];
  readonly startWorkspacePurge: ConsoleParts['startWorkspacePurge'];
  close(): Promise<void>;
}

export function wirePlayground(
  config: Config,
  opened: {
    readonly database: Database;
    readonly clock: Clock;
    readonly metrics: Metrics;
    readonly logger: Logger;
  },
): PlaygroundWiring {
  const { database, clock, metrics, logger } = opened;
  const flowStarter = connectTemporal(temporalConnection(config));
  const shared = connectRedis({
    ...redisConnection(config),
    onError: (error) => logger.warn({ err: error }, 'redis is away'),
  });
  const jobs = createJobStarter({ ...opened, flowStarter });
  return {
    startArchive: createArchiveStarter({ ...opened, flowStarter }),
    startWorkspacePurge: createWorkspacePurgeStarter({ ...opened, flowStarter }),
    parts: {
      database,
      clock,
      quotas: config.quotas,
      rateLimits: config.rateLimits,
      counter: createRequestCounter(shared, clock.now, () => metrics.limitFallbacks.inc()),
      startGeneration: jobs.start,
      startPurge: createPurgeStarter({ ...opened, flowStarter }),
      startExport: createExportStarter({ ...opened, flowStarter }),
      exportDays: config.exportDays,
      rasteriser: createRasteriser(),
      pictureSlots: createKeyedSlots({ perKey: maxConcurrentPictures }),
      acceptLimiter: createKeyedLimiter(maxConcurrentAccepts, isDatabaseUnavailable),
      onAccepted: (environment) => metrics.accepted.inc({ environment }),
    },
    flowStarter,
    async close() {
      await jobs.stop();
      shared.close();
      await flowStarter.close();
    },
  };
}
