import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../../integrations/postgres.ts';
import { type Call, type Client, createClient } from '../../test/support/client.ts';
import { readIdempotencyState } from '../../test/support/read-idempotency-state.ts';
import type { TestWorkspace } from '../../test/support/workspaces.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type RequestAttempt, trySend, retryUntilCreated } from './send-with-key.ts';
import { type Evidence, judgeRound, type RoundVerdict } from './judge-round.ts';

export interface RoundDeps {
  readonly owner: Database;
  readonly workspace: TestWorkspace;
  readonly random: SeededRandom;
}

/** The API process that the fault strikes. A second API process keeps running. */
export interface FaultTarget {
  readonly client: Client;
  /** Kills the process or cuts its database connections at once. */
  readonly injectFault: () => void;
  /** Ends the fault, and returns a client for the recovered process. */
  readonly recover: () => Promise<Client>;
}

/** Several keys at once, so that a fault strikes requests in every stage. */
const keysPerRound = 6;
const requestsPerKey = 3;

export function createClientForPort(port: number): Client {
  return createClient(port, { connections: keysPerRound * requestsPerKey });
}

/**
 * Sends several requests with each of a few keys, injects a fault after a random delay, then retries each key.
 * Returns what the database and the responses show for each key.
 */
export async function runCrashRound(
  deps: RoundDeps,
  target: FaultTarget,
  otherClient: Client,
): Promise<RoundVerdict[]> {
  const { random, workspace } = deps;
  // In half of the rounds, only the process with the fault gets requests, so only it can have left rows behind.
  const clients = random.fraction() < 0.5 ? [target.client] : [target.client, otherClient];
  // Between zero and 1.5 times the usual response time, so that some faults strike before the commit and some after.
  const faultDelay = random.fraction() * 1.5 * (await measureFirstResponse(target.client, workspace));

  const startedAt = performance.now();
  const keyRequests = send(clients, workspace);
  // Poll the clock, because timers are too coarse for a few milliseconds.
  while (performance.now() < startedAt + faultDelay) await yieldToEventLoop();
  target.injectFault();
  const atFault = Promise.all(keyRequests.map(({ key }) => readState(deps, key)));
  const outcomes = await Promise.all(keyRequests.map(({ attempts }) => Promise.all(attempts)));
  const recoveredClient = await target.recover();
  return Promise.all(
    keyRequests.map(async ({ key }, index) => {
      const evidence = await retryKey(deps, key, [recoveredClient, otherClient]);
      return judgeRound({
        ...evidence,
        atFault: (await atFault)[index] ?? evidence.beforeRetries,
        ...summariseBurst(outcomes[index] ?? []),
      });
    }),
  );
}

interface KeyRequests {
  readonly key: string;
  readonly attempts: Promise<RequestAttempt>[];
}

/** Sends the requests of all keys interleaved, so that no key's requests finish before another key's start. */
function send(clients: readonly Client[], workspace: TestWorkspace): KeyRequests[] {
  const keyRequests = Array.from({ length: keysPerRound }, () => ({
    key: randomUUID(),
    attempts: [] as Promise<RequestAttempt>[],
  }));
  for (let count = 0; count < requestsPerKey; count += 1) {
    for (const { key, attempts } of keyRequests)
      attempts.push(...clients.map((client) => trySend(client, toCall(workspace, key))));
  }
  return keyRequests;
}

/** Retries a key until its request succeeds, and reads the database before and after. */
async function retryKey(deps: RoundDeps, key: string, clients: readonly [Client, Client]) {
  const call = toCall(deps.workspace, key);
  const beforeRetries = await readState(deps, key);
  const first = await retryUntilCreated(clients, call);
  const second = await retryUntilCreated([clients[1], clients[0]], call);
  return { beforeRetries, retries: [first, second], atEnd: await readState(deps, key) };
}

function summariseBurst(outcomes: readonly RequestAttempt[]): Pick<Evidence, 'burst' | 'hit'> {
  const burst = outcomes.flatMap((outcome) => (outcome.outcome === 'answered' ? [outcome.reply] : []));
  const hit =
    outcomes.some((each) => each.outcome === 'cut off') || burst.some((reply) => reply.status >= 500);
  return { burst, hit };
}

function readState(deps: RoundDeps, key: string) {
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
  const startedAt = performance.now();
  const again = send([client], workspace).flatMap(({ attempts }) => attempts);
  await Promise.race(again);
  const milliseconds = performance.now() - startedAt;
  await Promise.all(again);
  return milliseconds;
}
