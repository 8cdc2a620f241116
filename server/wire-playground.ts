import type { Config } from './config.ts';
import type { AcceptParts } from './http/accept-generation.ts';
import type { ConsoleParts } from './http/console/console-parts.ts';
import type { ExportParts } from './http/console/exports/export-parts.ts';
import type { HideParts } from './http/hide-project.ts';
import { createTurns } from './http/turns.ts';
import type { Clock } from './outside/clock.ts';
import type { Metrics } from './outside/metrics.ts';
import { type Database, isDatabaseAway } from './outside/postgres.ts';
import { connectRedis } from './outside/redis.ts';
import { createRequestCounter } from './outside/request-counter.ts';
import { connectTemporal, type FlowStarter } from './outside/temporal.ts';
import { picturesAtOnce } from './http/console/exports/export-parts.ts';
import { createRasteriser } from './outside/rasteriser.ts';
import { createWorkspaceRoom } from './rules/workspace-room.ts';
import {
  acceptsAtOnce,
  startArchives,
  startExports,
  startJobs,
  startPurges,
  startWorkspacePurges,
} from './wire-flows.ts';
import { type Logger, redisConnection, temporalConnection } from './wiring.ts';

/** What lets the dashboard begin flows and count generations as the API does. */
export interface PlaygroundWiring {
  readonly parts: AcceptParts & HideParts & Pick<ConsoleParts, 'counter' | 'rateLimits' | keyof ExportParts>;
  readonly flowStarter: FlowStarter;
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
  const jobs = startJobs({ ...opened, flowStarter });
  return {
    startArchive: startArchives({ ...opened, flowStarter }),
    startWorkspacePurge: startWorkspacePurges({ ...opened, flowStarter }),
    parts: {
      database,
      clock,
      quotas: config.quotas,
      rateLimits: config.rateLimits,
      counter: createRequestCounter(shared, clock.now, () => metrics.limitFallbacks.inc()),
      startGeneration: jobs.start,
      startPurge: startPurges({ ...opened, flowStarter }),
      startExport: startExports({ ...opened, flowStarter }),
      exportDays: config.exportDays,
      rasteriser: createRasteriser(),
      pictureRoom: createWorkspaceRoom(picturesAtOnce),
      acceptTurns: createTurns(acceptsAtOnce, isDatabaseAway),
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
