/**
 * The worker that bench/pipeline.ts compares ours with. It has two queues, and its activities do nothing. Its internal
 * port reports readiness (`/readyz`) and the number of finished workflows (`/finished`).
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { readConfig } from '../../config/config.ts';
import { baselineQueues } from './queues.ts';
import { baselineActivities, countFinishedWorkflows } from './activities.ts';

const config = readConfig();
Runtime.install({ shutdownSignals: [] });
const connection = await NativeConnection.connect({ address: config.temporalAddress });
const sharedOptions = { connection, namespace: config.temporalNamespace, activities: baselineActivities };
const workers = await Promise.all([
  Worker.create({
    ...sharedOptions,
    taskQueue: baselineQueues.first,
    workflowsPath: fileURLToPath(new URL('./workflow.ts', import.meta.url)),
    stickyQueueScheduleToStartTimeout: '2s',
  }),
  Worker.create({ ...sharedOptions, taskQueue: baselineQueues.second }),
]);

const internalServer = createServer((request, response) =>
  response.end(request.url === '/finished' ? String(countFinishedWorkflows()) : 'ready'),
);
internalServer.listen(config.internalPort, config.internalAddress);
process.on('SIGTERM', () => {
  for (const worker of workers) worker.shutdown();
  internalServer.close();
});
await Promise.all(workers.map((worker) => worker.run()));
await connection.close();
