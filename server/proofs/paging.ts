/**
 * Proves that a list of a million projects can be read to its end while projects are created and deleted: each
 * project must appear exactly once, and the last page must be as fast as the first. `npm run prove -- paging --json
 * [--short] [--seed n]`
 */
import { decodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { createClient } from '../test/support/client.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openAppDatabase, openOwner } from '../test/support/stage.ts';
import { createWorkspace, type TestWorkspace } from '../test/support/workspaces.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { churnProjects } from './paging/concurrent-changes.ts';
import { seedProjects } from './paging/seed-projects.ts';
import { findPlanProblems } from './paging/check-query-plan.ts';
import { listIds, type ListSource } from './paging/expected-ids.ts';
import { projectsPlan } from './paging/expected-query-plans.ts';
import { chooseCursors, compareDepths, measureDepth } from './paging/measure-page-depth.ts';
import { countDisorder, type Reader, readAllPages } from './paging/read-pages.ts';
import { readDuringChanges } from './paging/read-while-changing.ts';
import { seededRandom } from './seeded-random.ts';
import { runTimed } from './timed.ts';

const seed = readSeed();
const total = numberOption('projects', isShort ? 100_000 : 5_000_000);
const largeListInterval = 5;
const random = seededRandom(seed);
console.log(`seed ${seed}, ${total} projects, ${total / largeListInterval} of them in one list`);

const stage = await createStage('paging');
const environment = { ...stage.environment, BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000' };
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
const owner = openOwner(environment);
const appDatabase = openAppDatabase(environment, 1);
let figures: Figure[];
try {
  const workspace = await createWorkspace(owner);
  await runTimed('filled', () => seedLists(workspace));
  for (const entry of ['api', 'worker'] as const) servers.push(await startServer(entry, environment));
  const client = createClient(servers[0]?.httpsPort ?? 0);
  figures = await prove(workspace, {
    client,
    path: '/v1/projects',
    key: workspace.keys.live,
    environment: 'live',
  });
  await client.close();
} finally {
  await Promise.all([owner.close(), appDatabase.close(), ...servers.map((server) => server.kill())]);
  await stage.close();
}
reportFigures('paging', figures);

async function seedLists(workspace: TestWorkspace): Promise<void> {
  const { databaseName } = stage;
  const live: Scope = { workspaceId: workspace.id, environment: 'live' };
  const sandbox: Scope = { ...live, environment: 'sandbox' };
  await seedProjects(owner, {
    databaseName,
    large: live,
    every: largeListInterval,
    total,
    otherWorkspaces: isShort ? 200 : 4_000,
  });
  // A smaller list, which is read with several page sizes.
  await seedProjects(owner, {
    databaseName,
    large: sandbox,
    every: 1,
    total: isShort ? 300 : 3_000,
    otherWorkspaces: 1,
  });
}

async function prove(workspace: TestWorkspace, live: Reader): Promise<Figure[]> {
  const scope: Scope = { workspaceId: workspace.id, environment: 'live' };
  const present = await runTimed('read from the database', () => listIds(owner, createListSource(scope)));
  const cursors = chooseCursors(present);
  const planCursors = [undefined, cursors.deep[0], present.at(-2)];
  const problems = await findPlanProblems(appDatabase, scope, projectsPlan(scope), planCursors);
  for (const problem of problems) console.log(problem);
  const pairs = isShort ? 1_000 : 12_000;
  const depthTimes = await runTimed('measured', () => measureDepth(live, cursors, pairs, random));

  const faults = {
    ...(await runTimed('read to the end under change', () =>
      readDuringChanges(live, present, churnProjects(live, present, random)),
    )),
  };
  const sandbox: Reader = { ...live, key: workspace.keys.sandbox, environment: 'sandbox' };
  const sandboxIds = await listIds(owner, createListSource({ ...scope, environment: 'sandbox' }));
  for (const limit of [1, 7, 100]) {
    const read = await readAllPages(sandbox, () => limit);
    faults.missing += sandboxIds.filter((id, index) => read[index] !== id).length;
    faults.doubled += read.length - new Set(read).size;
    faults.disordered += countDisorder(read);
  }
  return [
    { name: 'items', value: present.length, goal: `>=${total / largeListInterval}` },
    { name: 'changed_meanwhile', value: faults.changed, goal: `>=${isShort ? 20 : 1_000}` },
    { name: 'missing', value: faults.missing, goal: '=0' },
    { name: 'doubled', value: faults.doubled, goal: '=0' },
    { name: 'disordered', value: faults.disordered, goal: '=0' },
    compareDepths(depthTimes),
    { name: 'plan_is_index_range', value: problems.length === 0 ? 1 : 0, goal: '=1' },
  ];
}

function createListSource(scope: Scope): ListSource {
  return {
    kind: 'project',
    from: 'projects WHERE workspace_id = $2 AND environment = $3 AND deleted_at IS NULL',
    values: [decodeId('workspace', scope.workspaceId), scope.environment],
  };
}
