import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Reply } from '../../test/support/client.ts';
import type { RandomRequest } from './random-requests.ts';

export interface AcceptedJob {
  readonly jobId: string;
  readonly order: RandomRequest;
}

export interface CallersOptions {
  readonly callers: number;
  /** Returns undefined when there are no further requests. */
  readonly nextOrder: () => Promise<RandomRequest | undefined>;
  readonly client: () => Client;
  readonly onAccepted: () => void;
}

export interface CallersReport {
  readonly accepted: readonly AcceptedJob[];
  /** The number of requests that were retried because they got no response or 503. */
  readonly repeats: number;
  /** Responses that no fault justifies. */
  readonly problems: readonly string[];
}

/** How long one request is retried: far longer than any outage here. */
const patienceMilliseconds = 180_000;

/**
 * Customers that follow the documentation: each request has an idempotency key and is retried with it until it
 * succeeds.
 */
export async function runCallers(options: CallersOptions): Promise<CallersReport> {
  const accepted: AcceptedJob[] = [];
  const problems: string[] = [];
  let repeats = 0;

  const place = async (order: RandomRequest): Promise<void> => {
    const end = Date.now() + patienceMilliseconds;
    for (let attempt = 1; Date.now() < end; attempt += 1) {
      const reply = await ask(options.client(), order);
      if (reply?.status === 202) {
        accepted.push({ jobId: String(reply.body.id), order });
        return options.onAccepted();
      }
      if (reply !== undefined && reply.status !== 503)
        problems.push(`order ${order.number}: ${reply.status} ${reply.text.slice(0, 300)}`);
      if (reply !== undefined && reply.status < 500) return;
      repeats += 1;
      await wait(Math.min(50 * attempt, 500));
    }
    problems.push(`order ${order.number} was never accepted`);
  };
  const caller = async (): Promise<void> => {
    for (let order = await options.nextOrder(); order; order = await options.nextOrder()) await place(order);
  };
  await Promise.all(Array.from({ length: options.callers }, caller));
  return { accepted, repeats, problems };
}

/** Returns undefined if the connection broke or was refused. */
async function ask(client: Client, order: RandomRequest): Promise<Reply | undefined> {
  const { customer, prompt, memoryId, webhookUrl } = order;
  try {
    return await client.call({
      method: 'POST',
      path: '/v1/brands/generate',
      environment: customer.environment,
      key: customer.workspace.keys[customer.environment],
      headers: { 'idempotency-key': `order-${order.number}` },
      body: {
        project_id: customer.projectId,
        prompt,
        ...(memoryId === undefined ? {} : { memory_id: memoryId }),
        ...(webhookUrl === undefined ? {} : { webhook_url: webhookUrl }),
      },
    });
  } catch (error) {
    // A broken connection has an error code; an error about an invalid response has none.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
