import { setTimeout as wait } from 'node:timers/promises';
import { waitUntil } from '../../../tools/services/wait-until.ts';
import { type Client, createClient } from '../../test/support/client.ts';
import { generate } from '../../test/support/generation.ts';
import { addProject } from '../../test/support/new-project.ts';
import type { Database } from '../../integrations/postgres.ts';
import { type LoadReceiver, startLoadReceiver } from '../../test/support/receiver/load-receiver.ts';
import { type Entry, type Environment, startServer } from '../../test/support/server-process.ts';
import { addTestEndpoint } from '../../test/support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from '../../test/support/workspaces.ts';
import { createSamplePrompt } from './sample-prompts.ts';

/** A running service with one customer: an API process, a worker process and a webhook receiver. */
export interface Service {
  readonly processes: { readonly api: number; readonly worker: number; readonly receiver: number };
  /** Requests one brand. Returns the job, when the request was sent, and the milliseconds until the response. */
  ask(): Promise<{ readonly jobId: string; readonly begin: number; readonly milliseconds: number }>;
  /** Requests brands with this many callers and waits for the last event. Returns brands per second. */
  run(count: number, callers: number): Promise<number>;
  /** Waits for the event of a job. Returns when it arrived, in milliseconds since the epoch. */
  arrivalOf(jobId: string): Promise<number>;
  close(): Promise<void>;
}

export async function openService(
  owner: Database,
  environment: Environment,
  workerEntry: Entry,
): Promise<Service> {
  const receiver = await startLoadReceiver();
  const [api, worker] = await Promise.all([
    startServer('api', environment),
    startServer(workerEntry, environment),
  ]);
  const client = createClient(api.httpsPort, { connections: 128 });
  const customer = await makeCustomer(owner, receiver);
  let requestCount = 0;
  const service: Service = {
    processes: { api: api.processId, worker: worker.processId, receiver: receiver.processId },
    ask() {
      requestCount += 1;
      return requestGeneration(client, customer, createSamplePrompt(requestCount));
    },
    async run(count, callers) {
      const before = await receiver.count();
      const begin = performance.now();
      let remaining = count;
      const caller = async (): Promise<void> => {
        for (; remaining > 0; ) {
          remaining -= 1;
          await service.ask();
        }
      };
      await Promise.all(Array.from({ length: callers }, caller));
      while ((await receiver.count()) - before < count) await wait(20);
      return count / ((performance.now() - begin) / 1000);
    },
    arrivalOf: watchArrivals(receiver),
    async close() {
      await client.close();
      await Promise.all([api.kill(), worker.kill()]);
      await receiver.close();
    },
  };
  return service;
}

interface Customer {
  readonly workspace: TestWorkspace;
  readonly projectId: string;
}

async function makeCustomer(owner: Database, receiver: LoadReceiver): Promise<Customer> {
  const workspace = await createWorkspace(owner);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  await addTestEndpoint(owner, scope, receiver.url('200'));
  return { workspace, projectId: await addProject(owner, scope) };
}

async function requestGeneration(client: Client, { workspace, projectId }: Customer, prompt: string) {
  const begin = Date.now();
  const start = performance.now();
  const jobId = await generate(client, workspace, 'live', { projectId, prompt });
  return { jobId, begin, milliseconds: performance.now() - start };
}

function watchArrivals(receiver: LoadReceiver) {
  const arrivals = new Map<string, number>();
  let position = 0;
  const readArrival = async (jobId: string): Promise<number> => {
    const newDeliveries = await receiver.deliveries(position);
    position += newDeliveries.length;
    for (const delivery of newDeliveries) arrivals.set(delivery.jobId, delivery.at);
    const at = arrivals.get(jobId);
    if (at === undefined) throw new Error('not yet');
    return at;
  };
  return (jobId: string) =>
    waitUntil(() => readArrival(jobId), {
      what: `the event of ${jobId}`,
      seconds: 300,
      everyMilliseconds: 20,
    });
}
