/**
 * Proves that memory and brands can be listed at any size: five million nodes and as many brands, a million of each
 * in one project. Every item must appear exactly once during concurrent writes, and the last page must be as fast as
 * the first. `npm run prove -- growth --json [--short] [--seed n]`
 */
import { decodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { createClient } from '../test/support/client.ts';
import { addProject } from '../test/support/new-project.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openAppDatabase, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { changeBrandsConcurrently } from './large-lists/concurrent-brand-changes.ts';
import { insertSoftDeletedProject, seedMemory } from './large-lists/seed-memory.ts';
import { findPlanProblems, type ListPlan } from './paging/check-query-plan.ts';
import { listIds, type ListSource } from './paging/expected-ids.ts';
import { brandsOfProjectPlan, brandsPlan, memoryPlan } from './paging/expected-query-plans.ts';
import { chooseCursors, compareDepths, measureDepth } from './paging/measure-page-depth.ts';
import type { Reader } from './paging/read-pages.ts';
import { readDuringChanges } from './paging/read-while-changing.ts';
import { seededRandom } from './seeded-random.ts';
import { runTimed } from './timed.ts';

const seed = readSeed();
const total = numberOption('nodes', isShort ? 50_000 : 5_000_000);
const pairCount = numberOption('pairs', isShort ? 500 : 6_000);
const largeListInterval = 5;
const random = seededRandom(seed);
console.log(
  `seed ${seed}, ${total} nodes and ${total} brands, ${total / largeListInterval} of each in one project`,
);

const stage = await createStage('growth');
// No worker runs, so soft-deleted rows are never purged. Lists must still leave them out.
const environment = { ...stage.environment, BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000' };
const owner = openOwner(environment);
const appDatabase = openAppDatabase(environment, 1);
const server = await startServer('api', environment);
const client = createClient(server.httpsPort);
const figures: Figure[] = [];
try {
  const workspace = await createWorkspace(owner);
  const scope: Scope = { workspaceId: workspace.id, environment: 'live' };
  const projectId = await addProject(owner, scope);
  const hiddenId = await insertSoftDeletedProject(owner, scope);
  // Even --short needs this many: PostgreSQL scans a table of a few pages completely instead of using its index.
  const otherWorkspaces = 4_000;
  const { databaseName } = stage;
  await runTimed('filled', () =>
    seedMemory(owner, {
      databaseName,
      large: scope,
      projectId,
      every: largeListInterval,
      hiddenId,
      total,
      otherWorkspaces,
    }),
  );
  for (const list of describeLists(scope, projectId)) {
    const reader: Reader = { client, path: list.path, key: workspace.keys.live, environment: 'live' };
    figures.push(...(await proveList(list, reader, { scope, projectId })));
  }
  figures.push({ name: 'database_gigabytes', value: await measureDatabaseGigabytes(), goal: '<=8' });
} finally {
  await client.close();
  await Promise.all([owner.close(), appDatabase.close(), server.kill()]);
  await stage.close();
}
reportFigures('growth', figures);

interface ListCase {
  readonly name: string;
  readonly path: string;
  readonly source: ListSource;
  readonly plan: ListPlan;
}

function describeLists(scope: Scope, projectId: string): ListCase[] {
  const location = [decodeId('workspace', scope.workspaceId), scope.environment];
  const ofProject = 'WHERE workspace_id = $2 AND environment = $3 AND project_id = $4';
  const values = [...location, decodeId('project', projectId)];
  return [
    {
      name: 'memory',
      path: `/v1/projects/${projectId}/memory`,
      source: { kind: 'memoryNode', from: `memory_nodes ${ofProject}`, values },
      plan: memoryPlan(scope, projectId),
    },
    {
      name: 'brands',
      path: '/v1/brands',
      source: {
        kind: 'brand',
        from: `brands WHERE workspace_id = $2 AND environment = $3 AND project_id NOT IN (
                 SELECT id FROM projects WHERE workspace_id = $2 AND deleted_at IS NOT NULL)`,
        values: location,
      },
      plan: brandsPlan(scope),
    },
    {
      name: 'brands_of_project',
      path: `/v1/brands?project_id=${projectId}`,
      source: { kind: 'brand', from: `brands ${ofProject}`, values },
      plan: brandsOfProjectPlan(scope, projectId),
    },
  ];
}

async function proveList(
  { name, source, plan }: ListCase,
  reader: Reader,
  location: { readonly scope: Scope; readonly projectId: string },
): Promise<Figure[]> {
  const present = await runTimed(`${name}: read from the database`, () => listIds(owner, source));
  const cursors = chooseCursors(present);
  const planCursors = [undefined, cursors.deep[0], present.at(-2)];
  const problems = await findPlanProblems(appDatabase, location.scope, plan, planCursors);
  for (const problem of problems) console.log(`${name}: ${problem}`);
  const depthFigure = compareDepths(
    await runTimed(`${name}: measured`, () => measureDepth(reader, cursors, pairCount, random)),
  );
  const reading = await runTimed(`${name}: read to the end under change`, () =>
    readDuringChanges(reader, present, changeBrandsConcurrently(reader, owner, location)),
  );
  const figure = (what: string, value: number, goal: string): Figure => ({
    name: `${name}_${what}`,
    value,
    goal,
  });
  return [
    figure('items', present.length, `>=${total / largeListInterval}`),
    figure('changed_meanwhile', reading.changed, `>=${isShort ? 20 : 1_000}`),
    figure('missing', reading.missing, '=0'),
    figure('doubled', reading.doubled, '=0'),
    figure('disordered', reading.disordered, '=0'),
    figure(depthFigure.name, depthFigure.value, depthFigure.goal),
    figure('plan_is_index_range', problems.length === 0 ? 1 : 0, '=1'),
  ];
}

async function measureDatabaseGigabytes(): Promise<number> {
  const [row] = await owner.unscoped<{ bytes: string }>({
    text: 'SELECT pg_database_size(current_database()) AS bytes',
  });
  return Math.round(Number(row?.bytes) / 1e8) / 10;
}
