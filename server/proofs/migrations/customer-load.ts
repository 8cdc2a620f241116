import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Client } from '../../test/support/client.ts';
import type { TestWorkspace } from '../../test/support/workspaces.ts';

export interface CustomerLoad {
  readonly requests: number;
  readonly perSecond: number;
  readonly failures: readonly string[];
  readonly slowestMilliseconds: number;
}

export interface Customers {
  /**
   * Sends requests at a fixed rate, however long earlier ones take, until `work` has ended and `seconds` have passed.
   */
  during(seconds: number, work: () => Promise<unknown>): Promise<CustomerLoad>;
}

/** Of every 200 requests, 120 read a project, 40 list projects, 39 create a project and one requests a brand. */
export function makeCustomers(
  client: Client,
  { workspace, projectId, rate }: { workspace: TestWorkspace; projectId: string; rate: number },
): Customers {
  const post = (path: string, body: object): Call => ({
    method: 'POST',
    path,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  const chooseCall = (number: number): Call => {
    const position = number % 200;
    if (position === 0)
      return post('/v1/brands/generate', {
        project_id: projectId,
        prompt: 'Kettle, a bold coffee roastery.',
      });
    if (position < 40) return post('/v1/projects', { name: `Project ${number}` });
    return { path: position < 80 ? '/v1/projects' : `/v1/projects/${projectId}` };
  };
  return {
    async during(seconds, work) {
      const begin = performance.now();
      const failures: string[] = [];
      let slowest = 0;
      const send = async (number: number): Promise<void> => {
        const start = performance.now();
        const call = { ...chooseCall(number), key: workspace.keys.live };
        try {
          const { status, text } = await client.call(call);
          if (status >= 400) failures.push(`${call.path}: ${status} ${text}`);
        } catch (error) {
          failures.push(`${call.path}: ${String(error)}`);
        }
        slowest = Math.max(slowest, performance.now() - start);
      };
      const finished = new AbortController();
      const working = work().finally(() => finished.abort());
      const calls: Promise<void>[] = [];
      while (!finished.signal.aborted || performance.now() - begin < seconds * 1000) {
        const due = begin + (calls.length / rate) * 1000;
        const pause = due - performance.now();
        if (pause > 0) await wait(pause);
        calls.push(send(calls.length));
      }
      await Promise.all([...calls, working]);
      const perSecond = Math.round(calls.length / ((performance.now() - begin) / 1000));
      return { requests: calls.length, perSecond, failures, slowestMilliseconds: Math.round(slowest) };
    },
  };
}
