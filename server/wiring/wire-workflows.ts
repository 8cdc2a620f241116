import { createGenerationStarter, type GenerationStarter } from '../http/generation-starter.ts';
import type { Clock } from '../integrations/clock.ts';
import type { Metrics } from '../integrations/metrics.ts';
import type { Database } from '../integrations/postgres.ts';
import type { ExportStart, WorkflowStarter } from '../integrations/temporal-client.ts';
import type { Scope } from '../domain/environment.ts';
import { dispatcherOptions } from '../domain/workflow-options.ts';
import { deferExport } from '../store/export-claims.ts';
import type { Logger } from './connections.ts';

interface OpenedConnections {
  readonly clock: Clock;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly workflowStarter: WorkflowStarter;
  readonly logger: Logger;
}

/** The number of database connections that the generate calls of one workspace may hold at once. */
export const maxConcurrentAcceptances = 4;

export function createJobStarter(connections: OpenedConnections): GenerationStarter {
  const { workflowStarter, database, clock, metrics, logger } = connections;
  return createGenerationStarter({
    clock,
    workflowStarter,
    database,
    onOutcome: (outcome, count, error) => {
      metrics.workflowStarts.inc({ flow: 'generate-brand', outcome }, count);
      if (outcome === 'left')
        logger.warn(
          { err: error, count },
          'workflows of new jobs were not started; the dispatcher will start them',
        );
    },
  });
}

export function createPurgeStarter({ workflowStarter, metrics, logger }: OpenedConnections) {
  return (scope: Scope, projectId: string): void => {
    workflowStarter.startPurge(scope, projectId).then(
      () => metrics.workflowStarts.inc({ flow: 'purge-project', outcome: 'started' }),
      (error: unknown) => {
        metrics.workflowStarts.inc({ flow: 'purge-project', outcome: 'left' });
        logger.warn(
          { err: error, project_id: projectId },
          'a purge was not started; the sweep will start it',
        );
      },
    );
  };
}

export function createWorkspacePurgeStarter({ workflowStarter, metrics, logger }: OpenedConnections) {
  return (workspaceId: string): void => {
    workflowStarter.startWorkspacePurge(workspaceId).then(
      () => metrics.workflowStarts.inc({ flow: 'purge-workspace', outcome: 'started' }),
      (error: unknown) => {
        metrics.workflowStarts.inc({ flow: 'purge-workspace', outcome: 'left' });
        logger.warn(
          { err: error, workspace_id: workspaceId },
          'a purge was not started; the sweep will start it',
        );
      },
    );
  };
}

export function createArchiveStarter({ workflowStarter, metrics, logger }: OpenedConnections) {
  return (workspaceId: string, archiveId: string): void => {
    workflowStarter.startArchive(workspaceId, archiveId).then(
      () => metrics.workflowStarts.inc({ flow: 'export-workspace', outcome: 'started' }),
      (error: unknown) => {
        metrics.workflowStarts.inc({ flow: 'export-workspace', outcome: 'left' });
        logger.warn(
          { err: error, archive_id: archiveId },
          'an archive was not started; the sweep will start it',
        );
      },
    );
  };
}

export function createExportStarter({
  workflowStarter,
  database,
  clock,
  metrics,
  logger,
}: OpenedConnections) {
  const startAndRecord = async (start: ExportStart): Promise<void> => {
    await workflowStarter.startExport(start);
    metrics.workflowStarts.inc({ flow: 'make-export', outcome: 'started' });
    const lostAt = new Date(clock.now().getTime() + dispatcherOptions.lostAfterSeconds * 1000);
    // If the start is not recorded, the dispatcher starts the export once more, which is harmless.
    await deferExport(database, start, lostAt).catch(() => undefined);
  };
  return (start: ExportStart): void => {
    startAndRecord(start).catch((error: unknown) => {
      metrics.workflowStarts.inc({ flow: 'make-export', outcome: 'left' });
      logger.warn(
        { err: error, export_id: start.exportId },
        'an export was not started; the dispatcher will start it',
      );
    });
  };
}
