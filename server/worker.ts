/** The worker process: runs the steps of durable flows. */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { describeConfig, readConfig } from './config.ts';
import { startInternalServer } from './http/internal.ts';
import { systemClock } from './outside/clock.ts';
import { createMetrics } from './outside/metrics.ts';
import { isAnswering } from './outside/postgres.ts';
import { connectTemporal } from './outside/temporal.ts';
import { taskQueues } from './rules/flows.ts';
import { stopOnSignal } from './stop-gracefully.ts';
import { connectDatabase, connectOwner, createLogger, retention } from './wiring.ts';
import { allSteps } from './workflows/all-steps.ts';

const config = readConfig();
const logger = createLogger(config, 'worker');
const database = connectDatabase(config, logger);
const owner = connectOwner(config, (error) => logger.warn({ err: error }, 'a database connection broke'));
const temporal = { address: config.temporalAddress, namespace: config.temporalNamespace };
const flowStarter = connectTemporal(temporal);
let state: 'starting' | 'running' | 'stopping' = 'starting';

const internal = await startInternalServer({
  address: config.internalAddress,
  port: config.internalPort,
  registry: createMetrics(database).registry,
  missing: async () => [
    ...(state === 'running' ? [] : [state]),
    ...((await isAnswering(database)) ? [] : ['postgres']),
  ],
});

Runtime.install({
  // Signals are ours: see stopOnSignal.
  shutdownSignals: [],
  logger: new DefaultLogger('WARN', ({ level, message, meta }) => logger.warn({ level, meta }, message)),
});
const worker = await insist('connect to Temporal', async () =>
  Worker.create({
    connection: await NativeConnection.connect({ address: temporal.address }),
    namespace: temporal.namespace,
    taskQueue: taskQueues.upkeep,
    workflowsPath: fileURLToPath(new URL('./workflows/all-workflows.ts', import.meta.url)),
    activities: allSteps({
      database,
      owner,
      flowStarter,
      clock: systemClock(),
      retention: retention(config),
    }),
    // Upkeep is never urgent: few steps at once leave the database to customers.
    maxConcurrentActivityTaskExecutions: 10,
    // A workflow task meant for a worker that died goes to another one after this.
    stickyQueueScheduleToStartTimeout: '2s',
    shutdownGraceTime: '20s',
  }),
);
await insist('set up the sweep', () => flowStarter.ensureSweepSchedule());

stopOnSignal({
  drainMilliseconds: 0,
  log: (line) => logger.info(line),
  announce: () => {
    state = 'stopping';
    worker.shutdown();
  },
  finish: async () => {
    await running;
    await Promise.allSettled([flowStarter.close(), database.close(), owner.close()]);
    internal.close();
  },
});
state = 'running';
logger.info({ config: describeConfig(config) }, 'working');
const running = worker.run();
await running;

/** Temporal may start after us, or be away for a while: try until it is there. */
async function insist<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      logger.warn({ err: error, attempt }, `could not ${what}, trying again`);
      await wait(Math.min(500 * attempt, 5_000));
    }
  }
}
