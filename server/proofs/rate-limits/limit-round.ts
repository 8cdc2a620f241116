import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import { environments } from '../../domain/environment.ts';
import { type Call, type Client, createClient, type Reply } from '../../test/support/client.ts';
import { waitForMinuteWith } from '../../test/support/wait-for-minute.ts';
import { readMetric } from '../../test/support/internal-port.ts';
import {
  burst,
  findLimitViolations,
  type LimitViolations,
} from '../../test/support/rate-limit-assertions.ts';
import { type Environment, startServer } from '../../test/support/server-process.ts';
import { openOwner } from '../../test/support/stage.ts';
import { createWorkspace, type TestWorkspace } from '../../test/support/workspaces.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface RoundResult {
  readonly verdicts: readonly LimitViolations[];
  /** The number of rejected requests of a quiet workspace during the load of others. */
  readonly bystandersRefused: number;
  /** The number of requests that a process counted locally. It must be 0 while Redis is available. */
  readonly countedAlone: number;
}

/** The plans of two workspaces that generate load at the same time, each with its own limit. */
const noisyPlans = ['pro', 'agency'] as const;

/**
 * Starts two processes with random limits. Sends a burst beyond the limits inside one minute and, unless the round is
 * short, waves across the minute boundary. Each minute must let exactly the limit pass.
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
    await waitForMinuteWith(15);
    const calls = noisy.map((workspace, index) => ({
      workspace,
      limit: planLimits[noisyPlans[index] ?? 'pro'],
      replies: [] as Reply[],
    }));
    const wave = async (size: number) => {
      await Promise.all(
        calls.map(async ({ workspace, replies }) =>
          replies.push(...(await burst(clients, someCalls(random, workspace, size)))),
        ),
      );
    };
    const [bystanders] = await Promise.all([askQuietly(clients, quiet, 20), wave(500)]);
    if (!isShort) await sendAcrossMinute(random, wave);
    const alone = await Promise.all(
      servers.map((server) => readMetric(server.internalPort, 'blazon_rate_limit_fallbacks_total')),
    );
    return {
      verdicts: calls.map(({ replies, limit }) => findLimitViolations(replies, limit)),
      bystandersRefused: bystanders.filter((reply) => reply.status !== 200).length,
      countedAlone: alone.reduce((sum, count) => sum + count, 0),
    };
  } finally {
    await Promise.all([owner.close(), ...clients.map((client) => client.close())]);
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * Sends waves from shortly before the end of the minute until shortly after, then one larger than any limit of this
 * proof.
 */
async function sendAcrossMinute(random: SeededRandom, wave: (size: number) => Promise<void>): Promise<void> {
  const window = limits.rateWindowSeconds * 1000;
  const turn = Math.ceil(Date.now() / window) * window;
  await wait(turn - Date.now() - 700);
  while (Date.now() < turn + 700) {
    await Promise.all([wave(random.between(1, 40)), wait(random.between(0, 60))]);
  }
  await wave(500);
}

/**
 * A mix of requests that all count, whatever their result: found, not found, or rejected for its body, in either
 * environment.
 */
function someCalls(random: SeededRandom, workspace: TestWorkspace, count: number): Call[] {
  return Array.from({ length: count }, () => {
    const environment = environments[random.between(0, 1)] ?? 'live';
    const shape = [
      { path: '/v1/projects?limit=1' },
      { path: '/v1/projects/proj_00000000000000000000000000' },
      { path: '/v1/projects', method: 'POST', body: {} },
    ][random.between(0, 2)] ?? { path: '/v1/projects' };
    return { ...shape, environment, key: workspace.keys[environment] };
  });
}

async function askQuietly(
  clients: readonly Client[],
  workspace: TestWorkspace,
  count: number,
): Promise<Reply[]> {
  const call = { path: '/v1/projects', key: workspace.keys.live };
  return burst(
    clients,
    Array.from({ length: count }, () => call),
  );
}
