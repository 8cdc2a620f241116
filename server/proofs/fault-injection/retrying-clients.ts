import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Reply } from '../../test/support/client.ts';
import type { RandomRequest } from './random-requests.ts';

export interface AcceptedJob {
  readonly jobId: string;
  readonly request: RandomRequest;
}

export interface CallersOptions {
  readonly callers: number;
  /** Returns undefined when there are no further requests. */
  readonly nextRequest: () => Promise<RandomRequest | undefined>;
  readonly client: () => Client;
  readonly onAccepted: () => void;
}

export interface CallersReport {
  readonly accepted: readonly AcceptedJob[];
  /** The number of requests that were retried because they got no response or 503. */
  readonly repeats: number;
  /** Responses other than 202 and 503, and requests that were never accepted. */
  readonly problems: readonly string[];
}

/** How long one request is retried. Every outage in the proof is much shorter. */
const timeoutMilliseconds = 180_000;

/**
 * Sends all requests from several concurrent callers. As documented for customers, each request has an idempotency
 * key, and is retried with the same key until it is accepted.
 */
export async function runCallers(options: CallersOptions): Promise<CallersReport> {
  const accepted: AcceptedJob[] = [];
  const problems: string[] = [];
  let repeats = 0;

  const sendUntilAccepted = async (request: RandomRequest): Promise<void> => {
    const end = Date.now() + timeoutMilliseconds;
    for (let attempt = 1; Date.now() < end; attempt += 1) {
      const reply = await trySend(options.client(), request);
      if (reply?.status === 202) {
        accepted.push({ jobId: String(reply.body.id), request });
        return options.onAccepted();
      }
      if (reply !== undefined && reply.status !== 503)
        problems.push(`order ${request.number}: ${reply.status} ${reply.text.slice(0, 300)}`);
      if (reply !== undefined && reply.status < 500) return;
      repeats += 1;
      await wait(Math.min(50 * attempt, 500));
    }
    problems.push(`order ${request.number} was never accepted`);
  };
  const caller = async (): Promise<void> => {
    for (let request = await options.nextRequest(); request; request = await options.nextRequest())
      await sendUntilAccepted(request);
  };
  await Promise.all(Array.from({ length: options.callers }, caller));
  return { accepted, repeats, problems };
}

/** Sends the request once. Returns undefined if the connection broke or was refused. */
async function trySend(client: Client, request: RandomRequest): Promise<Reply | undefined> {
  const { customer, prompt, memoryId, webhookUrl } = request;
  try {
    return await client.call({
      method: 'POST',
      path: '/v1/brands/generate',
      environment: customer.environment,
      key: customer.workspace.keys[customer.environment],
      headers: { 'idempotency-key': `order-${request.number}` },
      body: {
        project_id: customer.projectId,
        prompt,
        ...(memoryId === undefined ? {} : { memory_id: memoryId }),
        ...(webhookUrl === undefined ? {} : { webhook_url: webhookUrl }),
      },
    });
  } catch (error) {
    // Errors about connections have a code; an error about an invalid response has none.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
