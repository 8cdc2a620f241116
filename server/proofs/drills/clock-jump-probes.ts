import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import { systemClock } from '../../integrations/clock.ts';
import { noKeyLimits } from '../../store/api-keys.ts';
import { createApiKey } from '../../store/create-api-key.ts';
import type { Visitor } from '../../test/support/console.ts';
import { readMetrics } from '../../test/support/internal-port.ts';
import type { ServerProcess } from '../../test/support/server-process.ts';
import type { Figure } from '../figures.ts';
import type { DrillService } from './drill-service.ts';

/** Requests whose response depends on the time, sent after each jump of the clocks. */
export interface ClockProbes {
  /** Sends all requests, and counts the wrong responses. `offset` is the error of the clocks, in seconds. */
  send(offset: number): Promise<void>;
  /** Ids of the jobs that the probes created. */
  jobs(): readonly string[];
  figures(): Figure[];
}

const halfAnHourMilliseconds = 1_800_000;
/** How long to wait until the gauge shows the new skew; processes measure it every few seconds. */
const gaugeTimeoutSeconds = 30;
const gaugeToleranceSeconds = 2;

export async function createProbes(
  service: DrillService,
  person: Visitor,
  processes: readonly ServerProcess[],
): Promise<ClockProbes> {
  const { client, workspace, projectId } = service;
  const valid = await createKey(service, halfAnHourMilliseconds);
  const expired = await createKey(service, -halfAnHourMilliseconds);
  const jobs = new Set<string>();
  const wrong = { replays: 0, limits: 0, keys: 0, sessions: 0, gauges: 0 };

  const replay = async (): Promise<void> => {
    const reply = await client.call({
      method: 'POST',
      path: '/v1/brands/generate',
      key: workspace.keys.live,
      headers: { 'idempotency-key': 'the same in all hours' },
      body: { project_id: projectId, prompt: 'Kettle, a bold coffee roastery.' },
    });
    if (reply.status !== 202) wrong.replays += 1;
    else jobs.add(String(reply.body.id));
  };
  const list = (key: string) => client.call({ path: '/v1/projects', key });
  const probeRateLimit = async (): Promise<void> => {
    const { headers } = await list(workspace.keys.live);
    const left = Number(headers['x-ratelimit-reset']) - Date.now() / 1000;
    if (!(left > -1 && left <= limits.rateWindowSeconds + 1)) wrong.limits += 1;
  };
  const probeKeys = async (): Promise<void> => {
    const statuses = [(await list(valid)).status, (await list(expired)).status];
    if (statuses.join() !== '200,401') wrong.keys += 1;
  };
  const probeSession = async (): Promise<void> => {
    if ((await person.get('/api/me')).status !== 200) wrong.sessions += 1;
  };
  return {
    async send(offset) {
      await Promise.all([replay(), probeRateLimit(), probeKeys(), probeSession()]);
      const shown = await Promise.all(processes.map((server) => waitForSkewGauge(server, offset)));
      wrong.gauges += shown.filter((isShown) => !isShown).length;
    },
    jobs: () => [...jobs],
    figures: () => [
      { name: 'jobs of one idempotency key', value: jobs.size, goal: '=1' },
      { name: 'replays that failed', value: wrong.replays, goal: '=0' },
      { name: 'rate-limit windows at a wrong time', value: wrong.limits, goal: '=0' },
      { name: 'API keys that expired at a wrong time', value: wrong.keys, goal: '=0' },
      { name: 'sessions that ended', value: wrong.sessions, goal: '=0' },
      { name: 'processes that did not report their clock', value: wrong.gauges, goal: '=0' },
    ],
  };
}

/** Returns whether the process reports this clock skew in time. */
async function waitForSkewGauge(server: ServerProcess, offset: number): Promise<boolean> {
  let reported: number | undefined;
  const end = performance.now() + gaugeTimeoutSeconds * 1000;
  while (performance.now() < end) {
    reported = await readSkew(server);
    if (reported !== undefined && Math.abs(reported - offset) < gaugeToleranceSeconds) return true;
    await wait(500);
  }
  console.log(`a process reports a skew of ${reported ?? 'nothing'} instead of ${offset} s`);
  return false;
}

/** Creates a key that expires in this many milliseconds. A negative number creates an expired key. */
async function createKey({ owner, workspace }: DrillService, milliseconds: number): Promise<string> {
  const expiresAt = new Date(Date.now() + milliseconds);
  const details = { workspaceId: workspace.id, environment: 'live', label: 'expires' } as const;
  const { secret } = await owner.unscopedTransaction((transaction) =>
    createApiKey(transaction, systemClock(), {
      ...details,
      enterKey: undefined,
      limits: { ...noKeyLimits, expiresAt },
    }),
  );
  return secret;
}

async function readSkew({ internalPort }: ServerProcess): Promise<number | undefined> {
  const value = /^blazon_clock_skew_seconds (\S+)$/m.exec(await readMetrics(internalPort))?.[1];
  return value === undefined ? undefined : Number(value);
}
