/**
 * `npm run prove -- cells --json [--short]`: two cells on this machine, and customers who order without a pause at the API of
 * the first. Their workspace moves to the second cell, where the command dies before each phase and is run again, and
 * back with the operator's command. No accepted job is lost, no event is doubled.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { moveWorkspace } from '../admin/move-workspace.ts';
import { systemClock } from '../integrations/clock.ts';
import type { Placement } from '../store/workspace-placement.ts';
import { createClient } from '../test/support/client.ts';
import { addProject } from '../test/support/new-project.ts';
import { startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { findFreePorts } from '../test/support/server-process.ts';
import { giveEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Cell, startCell } from './cells/cell.ts';
import { watchAvailability } from './cells/watch-availability.ts';
import { createOrderLoad } from './drills/order-load.ts';
import { checkConsistency } from './fault-injection/consistency-check.ts';
import { type Figure, isShort, reportFigures } from './figures.ts';
import { untilJobsEnd } from './until-jobs-end.ts';

const jobsBetween = isShort ? 10 : 300;
const callers = isShort ? 1 : 4;
const patienceSeconds = 180;
const attemptsOfSchedule = 4;
const phases: readonly Placement[] = ['draining', 'frozen', 'leaving', 'here', 'moved'];

const [onePort = 0, twoPort = 0] = await findFreePorts(2);
const one = await startCell({
  name: 'one',
  port: onePort,
  redisDatabase: 0,
  other: { name: 'two', port: twoPort },
});
const two = await startCell({
  name: 'two',
  port: twoPort,
  redisDatabase: 1,
  other: { name: 'one', port: onePort },
});
const receiver = await startLoadReceiver();
const clients = [one, two].map(({ port }) => createClient(port, { connections: 4 }));
try {
  reportFigures('prove:cells', await prove());
} finally {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all([one.close(), two.close(), receiver.close()]);
}

async function prove(): Promise<Figure[]> {
  const workspace = await createWorkspace(one.owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const projectId = await addProject(one.owner, scope);
  await giveEndpoint(one.owner, scope, receiver.url('200'));
  const [client, second] = clients;
  if (client === undefined || second === undefined) throw new Error('There are two clients.');
  const load = createOrderLoad(client, workspace, projectId);
  const path = `/v1/projects/${projectId}`;
  load.start(callers);
  await load.untilAccepted(jobsBetween);

  const killed = watchAvailability(client, path, workspace.keys.live);
  for (const phase of phases) await moveUntil(workspace.id, phase);
  await moveUntil(workspace.id, undefined);
  await load.untilAccepted(jobsBetween);
  const whileKilled = await killed.stop();
  const direct = await second.call({ path, key: workspace.keys.live });

  const moving = watchAvailability(client, path, workspace.keys.live);
  await moveByCommand(two, one, workspace.id);
  await load.untilAccepted(jobsBetween);
  const whileMoving = await moving.stop();
  const forwarded = await second.call({ path, key: workspace.keys.live });
  await load.stop();
  await untilJobsEnd(one.owner, patienceSeconds);

  for (const problem of [...load.problems, ...whileKilled.problems, ...whileMoving.problems].slice(0, 10))
    console.log(problem);
  const deliveries = await receiver.deliveries();
  const accepted = load.accepted.map(({ id }) => id);
  const events = new Map(deliveries.map(({ eventId, jobId }) => [eventId, jobId]));
  const none = (name: string, value: number): Figure => ({ name, value, goal: '=0' });
  return [
    ...(await checkConsistency(one.owner, { accepted, deliveries, attemptsOfSchedule })),
    none('jobs_left_in_the_other_cell', await countJobs(two)),
    none('events_received_twice', deliveries.length - events.size),
    none('jobs_with_two_events', events.size - new Set(events.values()).size),
    none('responses_that_cannot_be_retried', load.problems.length),
    none('failed_reads', whileKilled.problems.length + whileMoving.problems.length),
    { name: 'read_in_the_new_cell', value: direct.status, goal: '=200' },
    { name: 'read_through_the_cell_it_left', value: forwarded.status, goal: '=200' },
    { name: 'retried_requests', value: load.retries(), goal: '>=0' },
    { name: 'longest_unavailability_ms', value: Math.round(whileMoving.longest), goal: '<=10000' },
    {
      name: 'longest_unavailability_with_kills_ms',
      value: Math.round(whileKilled.longest),
      goal: '<=30000',
    },
  ];
}

/** Moves into the second cell, and dies before a phase. */
async function moveUntil(id: string, last: Placement | undefined): Promise<void> {
  const stopped = new Error('the command died');
  const context = { owner: two.owner, workflowStarter: two.workflowStarter, clock: systemClock() };
  try {
    const { text } = await moveWorkspace(context, id, {
      source: one.owner,
      cell: two.name,
      onPhase: (phase) => {
        if (phase === last) throw stopped;
      },
    });
    console.log(text);
  } catch (error) {
    if (error !== stopped) throw error;
    console.log(`died before ${last}`);
  }
}

async function moveByCommand(from: Cell, to: Cell, id: string): Promise<void> {
  const script = fileURLToPath(new URL('../processes/admin.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'blazon-cells-'));
  const source = join(folder, 'source-url');
  writeFileSync(source, from.environment['BLAZON_OWNER_DATABASE_URL'] ?? '', { mode: 0o600 });
  const env = { PATH: process.env['PATH'] ?? '', ...to.environment };
  const parameters = [script, 'workspace', 'move', id, '--source', source];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env });
  rmSync(folder, { recursive: true });
  console.log(stdout.trim());
}

async function countJobs(cell: Cell): Promise<number> {
  const [row] = await cell.owner.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM jobs',
  });
  return row?.count ?? 0;
}
