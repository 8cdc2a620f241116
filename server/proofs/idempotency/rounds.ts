import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../integrations/postgres.ts';
import { type Call, type Client, createClient } from '../../test/support/client.ts';
import { readIdempotencyState } from '../../test/support/read-idempotency-state.ts';
import type { TestWorkspace } from '../../test/support/workspaces.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type RequestAttempt, attempt, retryUntilCreated } from './send-with-key.ts';
import { type Evidence, judgeRound, type RoundVerdict } from './judge-round.ts';

export interface RoundDeps {
  readonly owner: Database;
  readonly workspace: TestWorkspace;
  readonly random: SeededRandom;
}

/** The process that the fault strikes; the other process continues. */
export interface StruckProcess {
  readonly client: Client;
  /** Kills the process or cuts its database connections at once. */
  readonly strike: () => void;
  /** Restores it and returns the client to retry with. */
  readonly mend: () => Promise<Client>;
}

/** Several keys at once, so that a fault strikes requests in every stage. */
const keysPerRound = 6;
const requestsPerKey = 3;

export function createClientForPort(port: number): Client {
  return createClient(port, { connections: keysPerRound * requestsPerKey });
}

/**
 * Sends many requests with few keys, causes a fault in between, retries with the same keys, then checks the database.
 */
export async function runCrashRound(
  deps: RoundDeps,
  target: StruckProcess,
  other: Client,
): Promise<RoundVerdict[]> {
  const { random, workspace } = deps;
  // In half of the rounds, only the struck process uses the keys, so that anything left behind must come from it.
  const clients = random.fraction() < 0.5 ? [target.client] : [target.client, other];
  // Strikes both before and after the first responses, whatever the latency of this machine.
  const moment = random.fraction() * 1.5 * (await measureFirstResponse(target.client, workspace));

  const began = performance.now();
  const stories = send(clients, workspace);
  // Poll the clock, because timers are too coarse for a few milliseconds.
  while (performance.now() < began + moment) await turn();
  target.strike();
  const atBlow = Promise.all(stories.map(({ key }) => ledger(deps, key)));
  const outcomes = await Promise.all(stories.map(({ attempts }) => Promise.all(attempts)));
  const mended = await target.mend();
  return Promise.all(
    stories.map(async ({ key }, index) => {
      const evidence = await finish(deps, key, [mended, other]);
      return judgeRound({
        ...evidence,
        atBlow: (await atBlow)[index] ?? evidence.beforeRetries,
        ...summariseBurst(outcomes[index] ?? []),
      });
    }),
  );
}

interface KeyRequests {
  readonly key: string;
  readonly attempts: Promise<RequestAttempt>[];
}

/** Sends requests with all keys at once, so that none is ahead. */
function send(clients: readonly Client[], workspace: TestWorkspace): KeyRequests[] {
  const stories = Array.from({ length: keysPerRound }, () => ({
    key: randomUUID(),
    attempts: [] as Promise<RequestAttempt>[],
  }));
  for (let count = 0; count < requestsPerKey; count += 1) {
    for (const { key, attempts } of stories)
      attempts.push(...clients.map((client) => attempt(client, toCall(workspace, key))));
  }
  return stories;
}

/** Retries every key, and reads the database before and after. */
async function finish(deps: RoundDeps, key: string, clients: readonly [Client, Client]) {
  const call = toCall(deps.workspace, key);
  const beforeRetries = await ledger(deps, key);
  const first = await retryUntilCreated(clients, call);
  const second = await retryUntilCreated([clients[1], clients[0]], call);
  return { beforeRetries, retries: [first, second], atEnd: await ledger(deps, key) };
}

function summariseBurst(outcomes: readonly RequestAttempt[]): Pick<Evidence, 'burst' | 'hit'> {
  const burst = outcomes.flatMap((outcome) => (outcome.outcome === 'answered' ? [outcome.reply] : []));
  const hit =
    outcomes.some((each) => each.outcome === 'cut off') || burst.some((reply) => reply.status >= 500);
  return { burst, hit };
}

function ledger(deps: RoundDeps, key: string) {
  return readIdempotencyState(deps.owner, { workspaceId: deps.workspace.id, environment: 'live' }, key);
}

function toCall(workspace: TestWorkspace, key: string): Call {
  return {
    method: 'POST',
    path: '/v1/projects',
    key: workspace.keys.live,
    body: { name: key },
    headers: { 'idempotency-key': key },
  };
}

/**
 * Sends two bursts without a fault, to warm up connections and code. Returns the milliseconds until the first
 * response.
 */
async function measureFirstResponse(client: Client, workspace: TestWorkspace): Promise<number> {
  await Promise.all(send([client], workspace).flatMap(({ attempts }) => attempts));
  const began = performance.now();
  const again = send([client], workspace).flatMap(({ attempts }) => attempts);
  await Promise.race(again);
  const took = performance.now() - began;
  await Promise.all(again);
  return took;
}
