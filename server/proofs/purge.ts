/**
 * Proves that a purge completes even if processes die: the worker and the Temporal server are killed repeatedly with
 * SIGKILL while it runs. `npm run prove -- purge --json [--short] [--seed n]`. Kills this checkout's Temporal, so
 * nothing else should use it meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { killService, restartService } from '../../tools/services/lifecycle.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { createClient } from '../test/support/client.ts';
import { countExports, seedExports } from '../test/support/seed-exports.ts';
import { countMemoryNodes, seedMemoryNodes, projectFingerprint } from '../test/support/seed-memory-nodes.ts';
import { addProject } from '../test/support/new-project.ts';
import { type ServerProcess, startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { type Figure, isShort, numberOption, reportFigures } from './figures.ts';
import { seededRandom } from './seeded-random.ts';

const seed = numberOption('seed', Date.now() % 1_000_000);
const kills = numberOption('kills', isShort ? 2 : 10);
const nodes = numberOption('nodes', isShort ? 15_000 : 60_000);
/** More than one batch. */
const exportsEach = 250;
/** An interrupted activity is retried after 30 s; everything else is faster. */
const patienceSeconds = 180;
const random = seededRandom(seed);
console.log(`seed ${seed}, ${nodes} memory nodes, ${kills} kills`);

interface Project {
  readonly scope: Scope;
  readonly id: string;
}

const stage = await createStage('purge');
const owner = openOwner(stage.environment);
const servers: ServerProcess[] = [];
let figures: Figure[];
try {
  figures = await prove();
} finally {
  await Promise.all([owner.close(), ...servers.map((server) => server.kill())]);
  // Whatever happened, restore the services.
  await restartService('temporal');
  await stage.close();
}
reportFigures('purge', figures);

async function prove(): Promise<Figure[]> {
  const [mine, other] = await Promise.all([createWorkspace(owner), createWorkspace(owner)]);
  const doomed = await makeProject(mine.id, 'live', nodes);
  const bystanders = [
    await makeProject(mine.id, 'live', 500),
    await makeProject(mine.id, 'sandbox', 500),
    await makeProject(other.id, 'live', 500),
  ];
  const before = await fingerprints(bystanders);
  const api = await launch('api');
  let worker = await launch('worker');

  const client = createClient(api.httpsPort);
  const path = `/v1/projects/${doomed.id}`;
  const deleted = await client.call({ method: 'DELETE', path, key: mine.keys.live });
  if (deleted.status !== 200) throw new Error(deleted.text);
  const hidden = await client.call({ path, key: mine.keys.live });
  await client.close();

  let inTheMiddle = 0;
  for (let round = 1; round <= kills; round += 1) {
    await waitUntilRowsLeft(doomed, chooseMoment(round));
    // A random delay, so that kills strike in every phase of a batch.
    await wait(random.between(0, 40));
    await Promise.all([worker.kill(), killService('temporal')]);
    const left = await countMemoryNodes(owner, doomed.scope, doomed.id);
    console.log(`kill ${round}: ${left} rows left`);
    if (left > 0) inTheMiddle += 1;
    await restartService('temporal');
    worker = await launch('worker');
  }
  const begin = performance.now();
  await untilGone(doomed);
  const after = await fingerprints(bystanders);
  console.log(`complete ${((performance.now() - begin) / 1000).toFixed(1)} s after the last start`);
  return [
    { name: 'hidden_at_once', value: hidden.status === 404 ? 1 : 0, goal: '=1' },
    { name: 'kills_in_the_middle', value: inTheMiddle, goal: `=${kills}` },
    { name: 'rows_left', value: await rowsLeft(doomed), goal: '=0' },
    {
      name: 'rows_of_others_touched',
      value: before.filter((one, index) => one !== after[index]).length,
      goal: '=0',
    },
  ];
}

/** Divides the work into equal parts and chooses a random point within each part except the last. */
function chooseMoment(round: number): number {
  const part = nodes / (kills + 1);
  return Math.floor(nodes - part * (round - 1 + random.fraction() * 0.8));
}

async function launch(entry: 'api' | 'worker'): Promise<ServerProcess> {
  const server = await startServer(entry, { ...stage.environment, BLAZON_LOG_LEVEL: 'fatal' });
  servers.push(server);
  return server;
}

async function makeProject(workspaceId: string, environment: Environment, count: number): Promise<Project> {
  const scope = { workspaceId, environment };
  const id = await addProject(owner, scope);
  await seedMemoryNodes(owner, scope, id, count);
  await seedExports(owner, scope, id, exportsEach);
  return { scope, id };
}

function fingerprints(projects: readonly Project[]): Promise<string[]> {
  return Promise.all(
    projects.map(
      async ({ scope, id }) =>
        `${await projectFingerprint(owner, scope, id)} ${await countExports(owner, scope, id)}`,
    ),
  );
}

async function waitUntilRowsLeft({ scope, id }: Project, goal: number): Promise<void> {
  const end = Date.now() + patienceSeconds * 1000;
  while ((await countMemoryNodes(owner, scope, id)) > goal) {
    if (Date.now() > end) throw new Error(`The purge made no progress above ${goal} rows.`);
    await wait(10);
  }
}

async function untilGone(project: Project): Promise<void> {
  const end = Date.now() + patienceSeconds * 1000;
  while ((await rowsLeft(project)) > 0 && Date.now() < end) await wait(100);
}

/** Counts the project's nodes and exports, and the project itself. */
async function rowsLeft({ scope, id }: Project): Promise<number> {
  const project = (await projectFingerprint(owner, scope, id)) === null ? 0 : 1;
  const exported = await countExports(owner, scope, id);
  return project + exported + (await countMemoryNodes(owner, scope, id));
}
