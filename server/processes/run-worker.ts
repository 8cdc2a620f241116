import { setTimeout as wait } from 'node:timers/promises';
import {
  DefaultLogger,
  NativeConnection,
  type NativeConnectionOptions,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { type Config, describeConfig, readConfig } from '../config/config.ts';
import { startInternalServer } from '../http/internal-server.ts';
import { type TaskQueue, taskQueues } from '../domain/workflow-options.ts';
import { stopOnSignal } from './graceful-shutdown.ts';
import type { TemporalOptions } from '../integrations/temporal-client.ts';
import { createLogger, type Logger, temporalConnectionOf } from '../wiring/connections.ts';
import { type WorkerWiring, wireWorker } from '../wiring/wire-worker.ts';
import { openWorkflowBundle } from './workflow-bundle.ts';
import type { DesignPool, DesignerOptions } from '../workflows/generate-brand/design-pool.ts';
import { runDispatcher } from '../workflows/generate-brand/job-dispatcher.ts';

/** Runs a worker process until it is stopped. The designer is an argument so that benchmarks can replace it. */
export async function runWorker(
  openDesigner: (options: DesignerOptions) => Promise<DesignPool>,
): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config, 'worker');
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  const wiring = await wireWorker(config, logger, openDesigner);
  const internal = await startInternalServer({
    address: config.internalAddress,
    port: config.internalPort,
    registry: wiring.metrics.registry,
    missing: async () => [
      ...(state === 'running' ? [] : [state]),
      ...((await wiring.probe.isAnswering()) ? [] : ['postgres']),
    ],
  });
  // The runtime must be installed before any other part of Temporal's worker is used.
  Runtime.install({
    // We handle signals ourselves: see graceful-shutdown.ts.
    shutdownSignals: [],
    logger: new DefaultLogger('WARN', ({ message, meta }) =>
      logger.warn({ ...meta, error: undefined, err: meta?.['error'] }, message),
    ),
  });
  const connection = await retryUntilDone(logger, 'connect to Temporal', () =>
    NativeConnection.connect(toConnectionOptions(temporalConnectionOf(config))),
  );
  const workers = await createWorkers(config, logger, wiring, connection);
  const dispatcher = await startUpkeep(config, logger, wiring);

  // If the clock follows the database's time, it must be set before the first activity.
  await wiring.clock.started;
  const running = Promise.all(workers.map((worker) => worker.run()));
  stopOnSignal({
    drainMilliseconds: 0,
    log: (line) => logger.info(line),
    announce: () => {
      state = 'stopping';
      for (const worker of workers) worker.shutdown();
    },
    finish: async () => {
      await Promise.all([running, dispatcher?.stop()]);
      await wiring.close();
      await connection.close();
      internal.close();
    },
  });
  state = 'running';
  logger.info({ config: describeConfig(config) }, 'working');
  await running;
}

/** Leaves out the namespace, which each worker receives separately. */
function toConnectionOptions({ address, tls, apiKey }: TemporalOptions): NativeConnectionOptions {
  return { address, ...(tls && { tls }), ...(apiKey !== undefined && { apiKey }) };
}

/** Creates one worker for each queue that this process serves. */
async function createWorkers(
  config: Config,
  logger: Logger,
  { steps }: WorkerWiring,
  connection: NativeConnection,
): Promise<Worker[]> {
  const workflowBundle = await openWorkflowBundle(config.workflowBundle);
  const create = (queue: TaskQueue) =>
    Worker.create({
      connection,
      namespace: config.temporalNamespace,
      taskQueue: taskQueues[queue],
      workflowBundle,
      activities: steps[queue] ?? {},
      maxConcurrentActivityTaskExecutions: chooseMaxConcurrentActivities(queue, config),
      // After this time, Temporal gives a dead worker's workflow task to another worker.
      stickyQueueScheduleToStartTimeout: '2s',
      shutdownGraceTime: '20s',
    });
  const { temporalNamespace: namespace } = config;
  // Check the namespace first: a worker that fails to start keeps its threads and its registration, and the next
  // attempt would be rejected.
  await retryUntilDone(logger, `find the namespace ${namespace}`, () =>
    connection.workflowService.describeNamespace({ namespace }),
  );
  return Promise.all(
    config.workerQueues.map((queue) =>
      retryUntilDone(logger, `serve the queue ${queue}`, () => create(queue)),
    ),
  );
}

/** The maximum number of concurrent activities of a queue in this process. */
function chooseMaxConcurrentActivities(queue: TaskQueue, { designThreads, director }: Config): number {
  switch (queue) {
    case 'design':
      // More activities than threads, so that one job can do I/O while another is drawn.
      return designThreads + 2;
    case 'direct':
      // These activities wait for the model. A separate limit applies per workspace.
      return director?.concurrent ?? 1;
    case 'deliver':
      // Attempts wait for receivers. delivery-concurrency.ts limits them per host and workspace.
      return 1_000;
    case 'upkeep':
      // This work is never urgent, so low concurrency leaves the database to customers.
      return 10;
    default:
      return queue satisfies never;
  }
}

/** Starts schedules and the dispatcher, in processes that do upkeep. */
async function startUpkeep(config: Config, logger: Logger, { dispatch, workflowStarter }: WorkerWiring) {
  if (dispatch === undefined) return undefined;
  await retryUntilDone(logger, 'set up the sweep', () => workflowStarter.ensureSweepSchedule());
  if (config.billing)
    await retryUntilDone(logger, 'set up usage reports', () => workflowStarter.ensureReportSchedule());
  if (config.billing?.plans)
    await retryUntilDone(logger, 'set up subscription checks', () => workflowStarter.ensureCheckSchedule());
  return runDispatcher(dispatch, (error) => logger.warn({ err: error }, 'the dispatcher failed to poll'));
}

/** Retries until Temporal responds, because Temporal may start after this process or be down for a while. */
async function retryUntilDone<Result>(
  logger: Logger,
  task: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      logger.warn({ err: error, attempt }, `could not ${task}, retrying`);
      await wait(Math.min(500 * attempt, 5_000));
    }
  }
}
