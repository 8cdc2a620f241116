import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Reply } from '../../test/support/client.ts';
import type { TestWorkspace } from '../../test/support/workspaces.ts';

export interface AcceptedJob {
  readonly id: string;
  readonly at: number;
}

/** Callers that constantly request brands and, as documented, retry with the same idempotency key. */
export interface OrderLoad {
  readonly accepted: readonly AcceptedJob[];
  /** Responses that a client cannot retry. */
  readonly problems: readonly string[];
  /** The number of retries after a 503 or a broken connection. */
  retries(): number;
  start(callers?: number): void;
  stop(): Promise<void>;
  /** Waits until this many more jobs have been accepted. */
  untilAccepted(more: number): Promise<void>;
}

const defaultCallerCount = 4;
const pauseMilliseconds = 150;
const timeoutSeconds = 180;

export function createOrderLoad(client: Client, workspace: TestWorkspace, projectId: string): OrderLoad {
  const accepted: AcceptedJob[] = [];
  const problems: string[] = [];
  let retries = 0;
  let orderCount = 0;
  let stopping = new AbortController();
  let callerLoops: Promise<void>[] = [];

  const send = (key: string): Promise<Reply | undefined> =>
    client
      .call({
        method: 'POST',
        path: '/v1/brands/generate',
        environment: 'live',
        key: workspace.keys.live,
        headers: { 'idempotency-key': key },
        body: { project_id: projectId, prompt: `Kettle, a bold coffee roastery, ${key}.` },
      })
      .catch(() => undefined);
  const order = async (key: string): Promise<void> => {
    for (const end = Date.now() + timeoutSeconds * 1000; Date.now() < end; await wait(200)) {
      const reply = await send(key);
      if (reply?.status === 202) return void accepted.push({ id: String(reply.body.id), at: Date.now() });
      if (reply !== undefined && reply.status !== 503)
        return void problems.push(`${key}: ${reply.status} ${reply.text.slice(0, 300)}`);
      // This request was not acknowledged before the load was stopped, so it does not count as lost.
      if (stopping.signal.aborted) return;
      retries += 1;
    }
    problems.push(`${key} was not accepted within ${timeoutSeconds} s`);
  };
  const runCaller = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      orderCount += 1;
      await order(`order-${orderCount}`);
      await wait(pauseMilliseconds);
    }
  };
  return {
    accepted,
    problems,
    retries: () => retries,
    start(callers = defaultCallerCount) {
      stopping = new AbortController();
      callerLoops = Array.from({ length: callers }, runCaller);
    },
    async stop() {
      stopping.abort();
      await Promise.all(callerLoops);
    },
    async untilAccepted(more) {
      const goal = accepted.length + more;
      for (const end = Date.now() + timeoutSeconds * 1000; accepted.length < goal; await wait(50))
        if (Date.now() > end)
          throw new Error(`Only ${accepted.length} of ${goal} jobs were accepted. ${problems.at(-1) ?? ''}`);
    },
  };
}
