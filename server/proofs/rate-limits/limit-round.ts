import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import { environments } from '../../domain/environment.ts';
import { type Call, type Client, createClient, type Reply } from '../../test/support/client.ts';
import { waitForMinuteWithSeconds } from '../../test/support/wait-for-minute.ts';
import {
  countFallbacks,
  findLimitViolations,
  sendBurst,
  type LimitViolations,
} from '../../test/support/rate-limit-assertions.ts';
import { type Environment, startServer } from '../../test/support/server-process.ts';
import { openOwner } from '../../test/support/stage.ts';
import { createWorkspace, type TestWorkspace } from '../../test/support/workspaces.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface RoundResult {
  readonly verdicts: readonly LimitViolations[];
  /** How many requests of a quiet workspace were rejected during the load of the two noisy ones. */
  readonly bystandersRefused: number;
  /** How many requests a process counted by itself instead of in Redis. Must be 0 while Redis is available. */
  readonly countedAlone: number;
}

/** The plans of the two noisy workspaces. Each plan has its own limit. */
const noisyPlans = ['pro', 'agency'] as const;

/**
 * Starts two processes with random limits. Sends a burst beyond the limits inside one minute and, unless the round is
 * short, waves across the minute boundary. In each minute, exactly as many requests as the limit allows must pass.
 */
export async function runLimitRound(
  environment: Environment,
  random: SeededRandom,
  isShort: boolean,
): Promise<RoundResult> {
  const planLimits = { pro: random.between(50, 450), agency: random.between(50, 450) };
  const settings = {
    ...environment,
    BLAZON_RATE_LIMIT_PRO_STANDARD: String(planLimits.pro),
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: String(planLimits.agency),
  };
  const servers = await Promise.all([startServer('api', settings), startServer('api', settings)]);
  const clients = servers.map((server) => createClient(server.httpsPort, { connections: 250 }));
  const owner = openOwner(environment);
  try {
    const noisy = await Promise.all(noisyPlans.map((plan) => createWorkspace(owner, plan)));
    const quiet = await createWorkspace(owner, 'agency');
    await waitForMinuteWithSeconds(15);
    const calls = noisy.map((workspace, index) => ({
      workspace,
      limit: planLimits[noisyPlans[index] ?? 'pro'],
      replies: [] as Reply[],
    }));
    const wave = async (size: number) => {
      await Promise.all(
        calls.map(async ({ workspace, replies }) =>
          replies.push(...(await sendBurst(clients, randomCalls(random, workspace, size)))),
        ),
      );
    };
    const [bystanders] = await Promise.all([sendQuietly(clients, quiet, 20), wave(500)]);
    if (!isShort) await sendAcrossMinute(random, wave);
    const countedAlone = await countFallbacks(servers);
    return {
      verdicts: calls.map(({ replies, limit }) => findLimitViolations(replies, limit)),
      bystandersRefused: bystanders.filter((reply) => reply.status !== 200).length,
      countedAlone,
    };
  } finally {
    await Promise.all([owner.close(), ...clients.map((client) => client.close())]);
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * Sends small waves from 700 ms before the end of the minute until 700 ms after it, then one wave that exceeds every
 * limit.
 */
async function sendAcrossMinute(random: SeededRandom, wave: (size: number) => Promise<void>): Promise<void> {
  const window = limits.rateWindowSeconds * 1000;
  const boundary = Math.ceil(Date.now() / window) * window;
  await wait(boundary - Date.now() - 700);
  while (Date.now() < boundary + 700) {
    await Promise.all([wave(random.between(1, 40)), wait(random.between(0, 60))]);
  }
  await wave(500);
}

/**
 * Returns random requests in either environment, which succeed, find nothing or have an invalid body. All of them
 * count towards the limit.
 */
function randomCalls(random: SeededRandom, workspace: TestWorkspace, count: number): Call[] {
  return Array.from({ length: count }, () => {
    const environment = environments[random.between(0, 1)] ?? 'live';
    const request = [
      { path: '/v1/projects?limit=1' },
      { path: '/v1/projects/proj_00000000000000000000000000' },
      { path: '/v1/projects', method: 'POST', body: {} },
    ][random.between(0, 2)] ?? { path: '/v1/projects' };
    return { ...request, environment, key: workspace.keys[environment] };
  });
}

async function sendQuietly(
  clients: readonly Client[],
  workspace: TestWorkspace,
  count: number,
): Promise<Reply[]> {
  const call = { path: '/v1/projects', key: workspace.keys.live };
  return sendBurst(
    clients,
    Array.from({ length: count }, () => call),
  );
}
