import type { Config } from '../config/config.ts';
import { findShortestDirectorBudget } from '../config/director-config.ts';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import { createMetrics, type Metrics } from '../integrations/metrics.ts';
import type { Database, DatabaseProbe } from '../integrations/postgres.ts';
import { openSafeFetch } from '../integrations/safe-fetch.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import { createTemporalInspector } from '../integrations/temporal-inspector.ts';
import type { ServiceClock } from '../integrations/service-clock.ts';
import { openTraces } from '../integrations/traces.ts';
import { createCircuitBreaker } from '../domain/circuit-breaker.ts';
import { createDeliveryConcurrency } from '../domain/delivery-concurrency.ts';
import { workflowOptions, type TaskQueue } from '../domain/workflow-options.ts';
import { createKeyedSlots } from '../domain/keyed-limiter.ts';
import { readSyncProgress } from '../store/directory-sync-progress.ts';
import { readPartitionDays } from '../store/partitions.ts';
import { readPurgeLag } from '../store/projects.ts';
import { readOldestUnreportedTime } from '../store/usage-reports.ts';
import {
  connectDatabase,
  connectHomeDatabase,
  connectOwnerDatabase,
  connectProbe,
  type Logger,
  openEventSignals,
  openSealer,
  createRetention,
  startClock,
  temporalConnectionOf,
} from './connections.ts';
import { checkSubscriptionsActivities } from '../workflows/check-subscriptions/activities.ts';
import { deliverEventActivities } from '../workflows/deliver-event/activities.ts';
import { exportWorkspaceActivities } from '../workflows/export-workspace/activities.ts';
import { askDirectorActivities } from '../workflows/generate-brand/ask-director.ts';
import { openRecordings } from '../workflows/generate-brand/recordings.ts';
import type { DesignPool, DesignerOptions } from '../workflows/generate-brand/design-pool.ts';
import type { DispatchDeps } from '../workflows/generate-brand/job-dispatcher.ts';
import { generateBrandActivities } from '../workflows/generate-brand/activities.ts';
import { makeExportActivities } from '../workflows/make-export/activities.ts';
import { purgeProjectActivities } from '../workflows/purge-project/activities.ts';
import { purgeWorkspaceActivities } from '../workflows/purge-workspace/activities.ts';
import { recoverDeliveriesActivities } from '../workflows/recover-deliveries/activities.ts';
import { reportUsageActivities } from '../workflows/report-usage/activities.ts';
import { sweepActivities } from '../workflows/sweep/activities.ts';

/** Shared by the activities of all queues. */
type SharedConnections = ReturnType<typeof openSharedConnections>;

/** The activities of one queue, and a function that closes their resources. */
interface OpenedQueue {
  readonly steps: object;
  close(): Promise<unknown>;
}

/**
 * The objects of a worker process. It opens only what its queues need; for example, the delivery queue gets no owner
 * connection.
 */
export interface WorkerWiring {
  readonly clock: ServiceClock;
  readonly database: Database;
  readonly probe: DatabaseProbe;
  readonly workflowStarter: WorkflowStarter;
  readonly metrics: Metrics;
  /** The activities of each queue that this process serves. */
  readonly steps: Readonly<Partial<Record<TaskQueue, object>>>;
  /** What the dispatcher needs. Undefined in processes that do no upkeep. */
  readonly dispatch: DispatchDeps | undefined;
  close(): Promise<void>;
}

export async function wireWorker(
  config: Config,
  logger: Logger,
  openDesigner: (options: DesignerOptions) => Promise<DesignPool>,
): Promise<WorkerWiring> {
  const serves = (queue: TaskQueue) => config.workerQueues.includes(queue);
  const onConnectionError = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  const owner = serves('upkeep') ? connectOwnerDatabase(config, onConnectionError) : undefined;
  const shared = openSharedConnections(config, logger, owner);
  const upkeep = owner && openUpkeepQueue(config, logger, owner, shared);
  const deliver = serves('deliver') ? openDeliverQueue(config, shared) : undefined;
  const direct = serves('direct') ? await openDirectQueue(config, logger, shared) : undefined;
  const design = serves('design') ? await openDesignQueue(config, logger, shared, openDesigner) : undefined;
  return {
    ...shared,
    steps: {
      ...(design && { design: design.steps }),
      ...(direct && { direct: direct.steps }),
      ...(deliver && { deliver: deliver.steps }),
      ...(upkeep && { upkeep: upkeep.steps }),
    },
    dispatch: upkeep?.dispatch,
    async close() {
      await Promise.allSettled([design?.close(), deliver?.close(), upkeep?.close()]);
      await shared.close();
    },
  };
}

function openSharedConnections(config: Config, logger: Logger, owner: Database | undefined) {
  const database = connectDatabase(config, logger);
  const probe = connectProbe(config, config.databaseUrl, logger);
  const clock = startClock(probe, logger);
  const temporal = temporalConnectionOf(config);
  const workflowStarter = connectTemporal(temporal);
  const inspector = createTemporalInspector(temporal);
  const metrics = createMetrics(database, {
    clockSkew: clock.readSkew,
    backlogs: () => inspector.readBacklogs(config.workerQueues),
    partitionDays: () => readPartitionDays(database, clock.now()),
    ...(owner && { purgeLag: () => readPurgeLag(owner, clock.now()) }),
  });
  const traces = openTraces({ url: config.tracesUrl, process: 'worker' });
  const signals = openEventSignals(config, logger);
  const close = () => {
    clock.stop();
    signals.close();
    return Promise.allSettled([
      workflowStarter.close(),
      inspector.close(),
      database.close(),
      probe.close(),
      traces.close(),
    ]);
  };
  return { database, probe, workflowStarter, view: inspector, clock, metrics, traces, signals, close };
}

async function openDesignQueue(
  config: Config,
  logger: Logger,
  shared: SharedConnections,
  openDesigner: (options: DesignerOptions) => Promise<DesignPool>,
): Promise<OpenedQueue> {
  const { designThreads: threads, meaningModel } = config;
  const designer = await openDesigner({ threads, meaningModel });
  const brandActivities = generateBrandActivities({
    ...shared,
    designer,
    processingWindowSeconds: config.processingWindowSeconds,
    director: config.director,
    recordings: config.recordings === undefined ? undefined : openRecordings(config.recordings),
    onDesignError: (error, jobId) => logger.error({ err: error, job_id: jobId }, 'a design failed'),
  });
  const exportActivities = makeExportActivities({
    ...shared,
    designer,
    onExportError: (error, exportId) => logger.error({ err: error, export_id: exportId }, 'an export failed'),
  });
  return { steps: { ...brandActivities, ...exportActivities }, close: () => designer.close() };
}

async function openDirectQueue(
  config: Config,
  logger: Logger,
  shared: SharedConnections,
): Promise<OpenedQueue | undefined> {
  if (config.director === undefined) return undefined;
  // Loaded on demand, because its libraries take 200 ms and 30 MB.
  const { openLanguageModel } = await import('../integrations/language-model.ts');
  const { prices, perWorkspace } = config.director;
  const steps = askDirectorActivities({
    ...shared,
    prices,
    shortestBudgetSeconds: findShortestDirectorBudget(config.director),
    model: openLanguageModel(config.director),
    breaker: createCircuitBreaker(workflowOptions['generate-brand'].breaker),
    slots: createKeyedSlots({ perKey: perWorkspace }),
    onNoAnswer: (jobId, outcome, status) =>
      logger.warn({ job_id: jobId, outcome, status }, 'the art director did not answer'),
  });
  return { steps, close: () => Promise.resolve() };
}

function openDeliverQueue(config: Config, shared: SharedConnections): OpenedQueue {
  const safeFetch = openSafeFetch({
    policy: { allowedNetworks: config.allowedNetworks },
    nameServers: config.webhookNameServers,
  });
  const steps = deliverEventActivities({
    ...shared,
    safeFetch,
    sealer: openSealer(config),
    concurrency: createDeliveryConcurrency(),
    delaysSeconds: config.webhookDelaysSeconds,
  });
  return { steps, close: () => safeFetch.close() };
}

/** Connects to the directory of cells. Undefined if there is only one cell, or if the cells have no directory. */
function openDirectory(config: Config, logger: Logger, { clock, metrics }: SharedConnections) {
  const { cell } = config;
  if (cell?.homeConsoleDatabaseUrl === undefined) return undefined;
  const home = connectHomeDatabase(config, logger, cell.homeConsoleDatabaseUrl);
  metrics.directorySync.watch(async () => {
    const progress = await readSyncProgress(home, cell.name);
    return progress?.finishedAt ?? progress?.beganAt;
  }, clock.now);
  return { cell: cell.name, home, homeCell: cell.homeCell };
}

function openUpkeepQueue(
  config: Config,
  logger: Logger,
  owner: Database,
  shared: SharedConnections,
): OpenedQueue & { readonly dispatch: DispatchDeps } {
  const { workflowStarter, clock, metrics } = shared;
  const onDispatched: DispatchDeps['onDispatched'] = (outcome, count) =>
    metrics.dispatches.inc({ outcome }, count);
  const readBacklog = async () => (await shared.view.readBacklogs(['design'])).get('design') ?? 0;
  const dispatch: DispatchDeps = { owner, workflowStarter, readBacklog, clock, onDispatched };
  const directory = openDirectory(config, logger, shared);
  const billing = config.billing && createMeteringClient(config.billing);
  if (billing !== undefined) metrics.oldestUnreported.watch(() => readOldestUnreportedTime(owner), clock.now);
  const steps = {
    ...purgeProjectActivities(shared),
    ...purgeWorkspaceActivities({ owner, clock, billing: billing?.plans, auditDays: config.auditDays }),
    ...exportWorkspaceActivities({
      owner,
      clock,
      onArchiveError: (error, archiveId) =>
        logger.error({ err: error, archive_id: archiveId }, 'an archive failed'),
    }),
    ...recoverDeliveriesActivities(shared),
    ...sweepActivities({
      ...dispatch,
      workflowStarter,
      metrics,
      directory,
      expiry: config,
      retention: createRetention(config),
    }),
    ...reportUsageActivities({ owner, clock, metrics, billing }),
    ...checkSubscriptionsActivities({ owner, clock, billing: billing?.plans }),
  };
  return { steps, dispatch, close: () => Promise.allSettled([owner.close(), directory?.home.close()]) };
}
