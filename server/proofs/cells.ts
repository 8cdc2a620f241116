/**
 * `npm run prove -- cells --json [--short]`: moves a workspace between two cells while its customers constantly
 * generate brands at the API of the first cell. The command that moves it to the second cell dies before each phase
 * and is run again; the command that moves it back is not interrupted. No accepted job may be lost and no event sent
 * twice. Keys must work in both cells all the time, even keys of workspaces in another cell. Keys that a cell has seen
 * before must also work while the directory is down. A member who is signed in at the first cell's console must keep
 * reading.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { moveWorkspace } from '../admin/move-workspace.ts';
import { directoryLimits } from '../http/cell-directory.ts';
import { systemClock } from '../integrations/clock.ts';
import { requireUuid } from '../store/require-uuid.ts';
import type { Placement } from '../store/workspace-placement.ts';
import { type Cell, startCells } from '../test/support/cell.ts';
import { type Client, createClient } from '../test/support/client.ts';
import { createAgent, createVisitor, signUpPerson } from '../test/support/console.ts';
import { addProject } from '../test/support/new-project.ts';
import { startLoadReceiver } from '../test/support/receiver/load-receiver.ts';
import { seedMemoryNodes } from '../test/support/seed-memory-nodes.ts';
import { addTestEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { watchAvailability } from './cells/watch-availability.ts';
import { createOrderLoad } from './drills/order-load.ts';
import { checkConsistency } from './fault-injection/consistency-check.ts';
import { type Figure, isShort, reportFigures } from './figures.ts';
import { waitUntilJobsEnd } from './until-jobs-end.ts';

/** The number of memory nodes that the workspace has at the start. */
const seededNodeCount = isShort ? 2_000 : 200_000;
/** How many more jobs must be accepted before the first move, and after each move. */
const jobsPerStage = isShort ? 10 : 300;
const concurrentCallers = isShort ? 1 : 4;
const timeoutSeconds = 180;
const maxAttempts = 4;
const phases: readonly Placement[] = ['arriving', 'draining', 'frozen', 'leaving', 'here', 'moved'];

const cells = await startCells(['one', 'two'], ['api', 'worker', 'console'], {
  BLAZON_HOME_CELL: 'one',
  BLAZON_CONSOLE_PERSON_LIMIT: '1000000000',
});
const [one, two] = cells.cells as [Cell, Cell];
const receiver = await startLoadReceiver();
const agent = createAgent();
const clients = [one, two].map(({ port }) => createClient(port, { connections: 4 }));
try {
  reportFigures('prove:cells', await prove());
} finally {
  await Promise.all([agent.close(), ...clients.map((client) => client.close())]);
  await Promise.all([cells.close(), receiver.close()]);
}

async function prove(): Promise<Figure[]> {
  const workspace = await createWorkspace(one.owner, 'agency');
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const projectId = await addProject(one.owner, scope);
  const seededProject = await addProject(one.owner, scope);
  await seedMemoryNodes(one.owner, scope, seededProject, seededNodeCount);
  await addTestEndpoint(one.owner, scope, receiver.url('200'));
  const [client, secondClient] = clients;
  if (client === undefined || secondClient === undefined) throw new Error('There must be two clients.');
  const load = createOrderLoad(client, workspace, projectId);
  const path = `/v1/projects/${projectId}`;
  load.start(concurrentCallers);
  await load.untilAccepted(jobsPerStage);

  const read = () => client.call({ path, key: workspace.keys.live });
  const memberWatch = watchAvailability(await createMemberReader(workspace.id, projectId));
  const killWatch = watchAvailability(read);
  for (const phase of phases) await moveUntil(workspace.id, phase);
  await moveUntil(workspace.id, undefined);
  await load.untilAccepted(jobsPerStage);
  const whileKilled = await killWatch.stop();
  const readInNewCell = await secondClient.call({ path, key: workspace.keys.live });

  const moveWatch = watchAvailability(read);
  await moveByCommand(two, one, workspace.id);
  await load.untilAccepted(jobsPerStage);
  const whileMoving = await moveWatch.stop();
  const memberReads = await memberWatch.stop();
  const readThroughOldCell = await secondClient.call({ path, key: workspace.keys.live });
  await load.stop();
  await waitUntilJobsEnd(one.owner, timeoutSeconds);

  const problems = [...whileKilled.problems, ...whileMoving.problems];
  for (const problem of [...load.problems, ...problems, ...memberReads.problems].slice(0, 10))
    console.log(problem);
  const deliveries = await receiver.deliveries();
  const accepted = load.accepted.map(({ id }) => id);
  const events = new Map(deliveries.map(({ eventId, jobId }) => [eventId, jobId]));
  const expectZero = (name: string, value: number): Figure => ({ name, value, goal: '=0' });
  return [
    { name: 'rows_from_before', value: await deleteNodes(one, seededProject), goal: `=${seededNodeCount}` },
    ...(await checkConsistency(one.owner, { accepted, deliveries, maxAttempts })),
    expectZero('jobs_left_in_the_other_cell', await countJobs(two)),
    expectZero('events_received_twice', deliveries.length - events.size),
    expectZero('jobs_with_two_events', events.size - new Set(events.values()).size),
    expectZero('responses_that_cannot_be_retried', load.problems.length),
    expectZero('failed_reads', problems.length),
    expectZero('failed_reads_of_a_signed_in_member', memberReads.problems.length),
    ...(await checkDirectory(client)),
    { name: 'read_in_the_new_cell', value: readInNewCell.status, goal: '=200' },
    { name: 'read_through_the_cell_it_left', value: readThroughOldCell.status, goal: '=200' },
    { name: 'retried_requests', value: load.retries(), goal: '>=0' },
    { name: 'longest_unavailability_ms', value: Math.round(whileMoving.longestGap), goal: '<=10000' },
    ...unavailabilityWithKills('with_kills', whileKilled.longestGap),
    ...unavailabilityWithKills('for_a_signed_in_member', memberReads.longestGap),
  ];
}

/** Returns the figure of an availability watch that ran while the move command was killed and run again. */
function unavailabilityWithKills(name: string, longest: number): Figure[] {
  return [{ name: `longest_unavailability_${name}_ms`, value: Math.round(longest), goal: '<=30000' }];
}

/** Signs a member in at the first cell's console. Returns a function that reads a project there as that member. */
async function createMemberReader(workspaceId: string, projectId: string) {
  const person = await signUpPerson(createVisitor(agent, cells.origin, one.consoleAddress), one.owner, {});
  await one.owner.unscoped({
    text: `INSERT INTO members (workspace_id, person_id, role, created_at) VALUES ($1, $2, 'developer', now())`,
    values: [requireUuid('workspace', workspaceId), requireUuid('person', person.id)],
  });
  return () => person.get(`/api/workspaces/${workspaceId}/live/projects/${projectId}`);
}

/** Moves the workspace to the second cell. If `stopBefore` is given, stops before that phase, as if killed. */
async function moveUntil(id: string, stopBefore: Placement | undefined): Promise<void> {
  const stopped = new Error('the command died');
  const { owner, workflowStarter, directory } = two;
  const context = { owner, workflowStarter, directory, clock: systemClock() };
  try {
    const { text } = await moveWorkspace(context, id, {
      source: one.owner,
      cell: two.name,
      onPhase: (phase) => {
        if (phase === stopBefore) throw stopped;
      },
    });
    console.log(text);
  } catch (error) {
    if (error !== stopped) throw error;
    console.log(`died before ${stopBefore}`);
  }
}

async function moveByCommand(from: Cell, to: Cell, id: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-cells-'));
  const source = join(folder, 'source-url');
  writeFileSync(source, from.environment['BLAZON_OWNER_DATABASE_URL'] ?? '', { mode: 0o600 });
  console.log(await runAdminCommand(to, 'workspace', 'move', id, '--source', source));
  rmSync(folder, { recursive: true });
}

/** Runs the operator's command line with a cell's settings. */
async function runAdminCommand(cell: Cell, ...parameters: string[]): Promise<string> {
  const script = fileURLToPath(new URL('../processes/admin.ts', import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', ...cell.environment };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], { env });
  return stdout.trim();
}

/**
 * Creates two keys in the second cell and uses them at the first cell, which must find their cell in the directory.
 * One key is used before the directory goes down, the other only afterwards.
 */
async function checkDirectory(first: Client): Promise<Figure[]> {
  const { id } = await createWorkspace(two.owner, 'agency');
  const create = async () =>
    JSON.parse(
      await runAdminCommand(two, 'key', 'create', id, '--environment', 'live', '--label', 'new', '--json'),
    ) as { readonly secret: string };
  const [used, unused] = [await create(), await create()];
  const read = async ({ secret }: { readonly secret: string }) =>
    (await first.call({ path: '/v1/projects', key: secret })).status;
  const status = await read(used);
  cells.homeGate.shut();
  const [whileAway, unknownWhileAway] = [await read(used), await read(unused)];
  cells.homeGate.open();
  await wait(2 * directoryLimits.restMilliseconds);
  return [
    { name: 'read_with_a_key_of_the_other_cell', value: status, goal: '=200' },
    { name: 'the_same_without_the_directory', value: whileAway, goal: '=200' },
    { name: 'a_key_not_seen_before_without_the_directory', value: unknownWhileAway, goal: '=503' },
    { name: 'the_same_with_the_directory_again', value: await read(unused), goal: '=200' },
  ];
}

/** Deletes the seeded nodes, because the consistency check expects one node per job. Returns how many there were. */
async function deleteNodes(cell: Cell, projectId: string): Promise<number> {
  const [row] = await cell.owner.unscoped<{ count: number }>({
    text: `WITH removed AS (DELETE FROM memory_nodes WHERE project_id = $1 RETURNING 1)
           SELECT count(*)::int AS count FROM removed`,
    values: [requireUuid('project', projectId)],
  });
  return row?.count ?? 0;
}

async function countJobs(cell: Cell): Promise<number> {
  const [row] = await cell.owner.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM jobs',
  });
  return row?.count ?? 0;
}
