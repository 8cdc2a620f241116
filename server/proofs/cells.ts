/**
 * `npm run prove -- cells --json [--short]`: runs two cells on this machine, with customers who constantly generate
 * at the API of the first. Their workspace moves to the second cell with a command that dies before each phase and is
 * run again, and then back. No accepted job may be lost and no event sent twice. Keys must work in both cells all the
 * time, even for workspaces that never lived there and while the directory is down. A member who is signed in at the
 * first cell's console keeps reading.
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
import { giveEndpoint } from '../test/support/webhooks.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { watchAvailability } from './cells/watch-availability.ts';
import { createOrderLoad } from './drills/order-load.ts';
import { checkConsistency } from './fault-injection/consistency-check.ts';
import { type Figure, isShort, reportFigures } from './figures.ts';
import { untilJobsEnd } from './until-jobs-end.ts';

/** The number of rows that the workspace has at the start. */
const rowsBefore = isShort ? 2_000 : 200_000;
const jobsBetween = isShort ? 10 : 300;
const callers = isShort ? 1 : 4;
const patienceSeconds = 180;
const attemptsOfSchedule = 4;
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
  const oldProject = await addProject(one.owner, scope);
  await seedMemoryNodes(one.owner, scope, oldProject, rowsBefore);
  await giveEndpoint(one.owner, scope, receiver.url('200'));
  const [client, second] = clients;
  if (client === undefined || second === undefined) throw new Error('There are two clients.');
  const load = createOrderLoad(client, workspace, projectId);
  const path = `/v1/projects/${projectId}`;
  load.start(callers);
  await load.untilAccepted(jobsBetween);

  const read = () => client.call({ path, key: workspace.keys.live });
  const member = watchAvailability(await signIn(workspace.id, projectId));
  const killed = watchAvailability(read);
  for (const phase of phases) await moveUntil(workspace.id, phase);
  await moveUntil(workspace.id, undefined);
  await load.untilAccepted(jobsBetween);
  const whileKilled = await killed.stop();
  const direct = await second.call({ path, key: workspace.keys.live });

  const moving = watchAvailability(read);
  await moveByCommand(two, one, workspace.id);
  await load.untilAccepted(jobsBetween);
  const whileMoving = await moving.stop();
  const signedIn = await member.stop();
  const forwarded = await second.call({ path, key: workspace.keys.live });
  await load.stop();
  await untilJobsEnd(one.owner, patienceSeconds);

  const problems = [...whileKilled.problems, ...whileMoving.problems];
  for (const problem of [...load.problems, ...problems, ...signedIn.problems].slice(0, 10))
    console.log(problem);
  const deliveries = await receiver.deliveries();
  const accepted = load.accepted.map(({ id }) => id);
  const events = new Map(deliveries.map(({ eventId, jobId }) => [eventId, jobId]));
  const none = (name: string, value: number): Figure => ({ name, value, goal: '=0' });
  return [
    { name: 'rows_from_before', value: await removeNodes(one, oldProject), goal: `=${rowsBefore}` },
    ...(await checkConsistency(one.owner, { accepted, deliveries, attemptsOfSchedule })),
    none('jobs_left_in_the_other_cell', await countJobs(two)),
    none('events_received_twice', deliveries.length - events.size),
    none('jobs_with_two_events', events.size - new Set(events.values()).size),
    none('responses_that_cannot_be_retried', load.problems.length),
    none('failed_reads', problems.length),
    none('failed_reads_of_a_signed_in_member', signedIn.problems.length),
    ...(await checkDirectory(client)),
    { name: 'read_in_the_new_cell', value: direct.status, goal: '=200' },
    { name: 'read_through_the_cell_it_left', value: forwarded.status, goal: '=200' },
    { name: 'retried_requests', value: load.retries(), goal: '>=0' },
    { name: 'longest_unavailability_ms', value: Math.round(whileMoving.longest), goal: '<=10000' },
    ...measureUnavailability('with_kills', whileKilled.longest),
    ...measureUnavailability('for_a_signed_in_member', signedIn.longest),
  ];
}

/** While the command dies and is run again. */
function measureUnavailability(name: string, longest: number): Figure[] {
  return [{ name: `longest_unavailability_${name}_ms`, value: Math.round(longest), goal: '<=30000' }];
}

/** A member who signs in at the first cell's console, and what they keep reading there. */
async function signIn(workspaceId: string, projectId: string) {
  const person = await signUpPerson(createVisitor(agent, cells.origin, one.consoleAddress), one.owner, {});
  await one.owner.unscoped({
    text: `INSERT INTO members (workspace_id, person_id, role, created_at) VALUES ($1, $2, 'developer', now())`,
    values: [requireUuid('workspace', workspaceId), requireUuid('person', person.id)],
  });
  return () => person.get(`/api/workspaces/${workspaceId}/live/projects/${projectId}`);
}

/** Moves the workspace into the second cell, and stops before a phase. */
async function moveUntil(id: string, last: Placement | undefined): Promise<void> {
  const stopped = new Error('the command died');
  const { owner, workflowStarter, directory } = two;
  const context = { owner, workflowStarter, directory, clock: systemClock() };
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
  const folder = mkdtempSync(join(tmpdir(), 'blazon-cells-'));
  const source = join(folder, 'source-url');
  writeFileSync(source, from.environment['BLAZON_OWNER_DATABASE_URL'] ?? '', { mode: 0o600 });
  console.log(await admin(to, 'workspace', 'move', id, '--source', source));
  rmSync(folder, { recursive: true });
}

/** Runs the operator's tool of a cell. */
async function admin(cell: Cell, ...parameters: string[]): Promise<string> {
  const script = fileURLToPath(new URL('../processes/admin.ts', import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', ...cell.environment };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], { env });
  return stdout.trim();
}

/** Creates a workspace and its key in the second cell, and uses the key in the first. */
async function checkDirectory(first: Client): Promise<Figure[]> {
  const { id } = await createWorkspace(two.owner, 'agency');
  const create = async () =>
    JSON.parse(
      await admin(two, 'key', 'create', id, '--environment', 'live', '--label', 'new', '--json'),
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

/** Removes memory nodes, because the consistency check expects one node per job. Returns their number. */
async function removeNodes(cell: Cell, projectId: string): Promise<number> {
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
