/**
 * Proves that, in a delivery history of a million attempts, the console returns every page in under 200 ms (p95), at
 * any depth and with every filter of the dashboard. `npm run prove -- deliveries --json [--short] [--seed n]
 * [--attempts n]`
 */
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import type { DeliveryFilter } from '../store/query-deliveries.ts';
import { expectStatus, openConsole, type SignedInPerson } from '../test/support/console.ts';
import { addProject } from '../test/support/new-project.ts';
import { createStage, openAppDatabase, openOwner } from '../test/support/stage.ts';
import { seedDeliveries } from './delivery-history/seed-deliveries.ts';
import { findListPlanProblems } from './delivery-history/check-delivery-query-plan.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { computePercentile } from './percentile.ts';
import { seededRandom } from './seeded-random.ts';
import { runTimed } from './timed.ts';

const seed = readSeed();
// With fewer rows, the planner would rightly prefer the primary key to the filters' indexes.
const attemptCount = numberOption('attempts', isShort ? 200_000 : 1_000_000);
const pagesPerList = isShort ? 20 : 150;
const random = seededRandom(seed);
console.log(`seed ${seed}, ${attemptCount} attempts of one workspace`);

const stage = await createStage('deliveries');
const owner = openOwner(stage.environment);
const appDatabase = openAppDatabase(stage.environment, 1);
const dashboard = await openConsole(stage.environment, {
  // One person reads more pages per minute than the limits allow.
  environment: { BLAZON_CONSOLE_PERSON_LIMIT: '1000000', BLAZON_CONSOLE_WORKSPACE_LIMIT: '1000000' },
});
let figures: Figure[];
try {
  const { person, workspaceId } = await dashboard.signUpWithWorkspace('agency');
  figures = await prove(person, { workspaceId, environment: 'live' });
} finally {
  await Promise.all([owner.close(), appDatabase.close(), dashboard.close()]);
  await stage.close();
}
reportFigures('deliveries', figures);

interface ListCase {
  readonly query: string;
  readonly filter: DeliveryFilter;
  /** The index that the query must scan. */
  readonly index: string;
}

/** Lists with each filter alone, and with pairs of filters that no single index covers. */
function describeLists([largeProject, smallProject]: readonly [string, string]): ListCase[] {
  const single: [string, DeliveryFilter, string][] = [
    ['', {}, 'events_pkey'],
    ['state=pending', { state: 'pending' }, 'events_pending'],
    ['state=delivered', { state: 'delivered' }, 'events_pkey'],
    ['state=undeliverable', { state: 'undeliverable' }, 'events_undeliverable'],
    ['state=stopped', { state: 'stopped' }, 'events_stopped'],
    ['type=generation.success', { type: 'generation.success', isTest: false }, 'events_pkey'],
    ['type=generation.failed', { type: 'generation.failed' }, 'events_failed'],
    ['type=test', { isTest: true }, 'events_of_tests'],
    ['host=hooks-1.example', { host: 'hooks-1.example' }, 'events_of_host'],
    ['host=rare.example', { host: 'rare.example' }, 'events_of_host'],
    [`project_id=${largeProject}`, { projectId: largeProject }, 'events_of_project'],
    [`project_id=${smallProject}`, { projectId: smallProject }, 'events_of_project'],
  ];
  const combined: [string, DeliveryFilter, string][] = [
    [
      'state=delivered&type=generation.failed',
      { state: 'delivered', type: 'generation.failed' },
      'events_failed',
    ],
    ['state=stopped&host=hooks-1.example', { state: 'stopped', host: 'hooks-1.example' }, 'events_of_host'],
    ['state=pending&type=test', { state: 'pending', isTest: true }, 'events_of_tests'],
    [
      `state=stopped&project_id=${largeProject}`,
      { state: 'stopped', projectId: largeProject },
      'events_of_project',
    ],
  ];
  return [...single, ...combined].map(([query, filter, index]) => ({ query, filter, index }));
}

async function prove(person: SignedInPerson, scope: Scope): Promise<Figure[]> {
  const projects = [await addProject(owner, scope), await addProject(owner, scope)] as const;
  const { databaseName } = stage;
  const events = await runTimed('filled', () =>
    seedDeliveries(owner, { databaseName, scope, attempts: attemptCount, projects }),
  );
  const lists = describeLists(projects);
  const cursors = await readCursors(scope);
  const problems: string[] = [];
  for (const { query, filter, index } of lists)
    for (const after of [undefined, cursors[1], cursors.at(-2)])
      for (const problem of await findListPlanProblems(appDatabase, scope, { filter, index, after }))
        problems.push(`${query || 'all'}: ${problem}`);
  for (const problem of new Set(problems)) console.log(problem);

  const path = `/api/workspaces/${scope.workspaceId}/live/webhooks/events`;
  const slowest: number[] = [];
  for (const { query } of lists) {
    const times = await timePages(person, `${path}?${query}`, cursors);
    slowest.push(computePercentile(times, 0.95));
    console.log(`p95 ${computePercentile(times, 0.95).toFixed(1).padStart(6)} ms  ${query || 'all'}`);
  }
  const found = await runTimed('read to the end', () =>
    readAll(person, `${path}?state=stopped&host=hooks-1.example`),
  );
  return [
    { name: 'attempts', value: await countAttempts(scope), goal: `>=${attemptCount}` },
    { name: 'events', value: events, goal: `>=${Math.floor(attemptCount / 2)}` },
    { name: 'page_p95_ms', value: Math.round(Math.max(...slowest) * 10) / 10, goal: '<200' },
    { name: 'plan_is_index_range', value: problems.length === 0 ? 1 : 0, goal: '=1' },
    // A search gives up after a bounded number of rows and returns a cursor. Following the cursors must find all rows.
    {
      name: 'missed_by_bounded_search',
      value: (await countStoppedEventsOfHost(scope)) - found.size,
      goal: '=0',
    },
  ];
}

/** Returns the ids of up to 2000 random events as cursors, newest first. */
async function readCursors(scope: Scope): Promise<string[]> {
  const rows = await owner.unscoped<{ id: string }>({
    text: `SELECT id FROM events TABLESAMPLE BERNOULLI ($2) WHERE workspace_id = $1 ORDER BY id DESC LIMIT 2000`,
    values: [decodeId('workspace', scope.workspaceId), Math.min(100, 200_000_000 / attemptCount / 100)],
  });
  return rows.map(({ id }) => encodeId('event', id));
}

async function timePages(
  person: SignedInPerson,
  path: string,
  cursors: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  // The first few pages warm up plans and caches, and are not measured.
  for (let page = -5; page < pagesPerList; page += 1) {
    const cursor = page % 10 === 0 ? '' : `&starting_after=${cursors[random.between(0, cursors.length - 1)]}`;
    const begin = performance.now();
    expectStatus(await person.get(`${path}${cursor}&limit=100`), 200);
    if (page >= 0) times.push(performance.now() - begin);
  }
  return times;
}

/** Reads all pages by following the cursors, and returns the ids of the events. */
async function readAll(person: SignedInPerson, path: string): Promise<Set<string>> {
  const seen = new Set<string>();
  let cursor = '';
  for (;;) {
    const { body } = expectStatus(await person.get(`${path}&limit=100${cursor}`), 200);
    for (const { id } of body.data) seen.add(id);
    if (body.next_cursor === null) return seen;
    cursor = `&starting_after=${body.next_cursor}`;
  }
}

async function countStoppedEventsOfHost(scope: Scope): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM events
           WHERE workspace_id = $1 AND state = 'stopped' AND host = 'hooks-1.example'`,
    values: [decodeId('workspace', scope.workspaceId)],
  });
  return row?.count ?? 0;
}

async function countAttempts(scope: Scope): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM delivery_attempts WHERE workspace_id = $1',
    values: [decodeId('workspace', scope.workspaceId)],
  });
  return row?.count ?? 0;
}
