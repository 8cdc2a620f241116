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
import {
  countMemoryNodes,
  seedMemoryNodes,
  computeProjectFingerprint,
} from '../test/support/seed-memory-nodes.ts';
import { addProject } from '../test/support/new-project.ts';
import { type ServerProcess, startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { isShort, numberOption, readSeed, reportFigures, type Figure } from './figures.ts';
import { seededRandom } from './seeded-random.ts';

const seed = readSeed();
const killCount = numberOption('kills', isShort ? 2 : 10);
const nodeCount = numberOption('nodes', isShort ? 15_000 : 60_000);
/** More than the purge deletes in one batch. */
const exportsPerProject = 250;
/** Long enough for an interrupted activity, which is retried after 30 s. */
const timeoutSeconds = 180;
const random = seededRandom(seed);
console.log(`seed ${seed}, ${nodeCount} memory nodes, ${killCount} kills`);

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
  // Leave Temporal running, even if the proof failed while it was down.
  await restartService('temporal');
  await stage.close();
}
reportFigures('purge', figures);

async function prove(): Promise<Figure[]> {
  const [mine, other] = await Promise.all([createWorkspace(owner), createWorkspace(owner)]);
  const doomed = await makeProject(mine.id, 'live', nodeCount);
  const bystanders = [
    await makeProject(mine.id, 'live', 500),
    await makeProject(mine.id, 'sandbox', 500),
    await makeProject(other.id, 'live', 500),
  ];
  const before = await fingerprintProjects(bystanders);
  const api = await launch('api');
  let worker = await launch('worker');

  const client = createClient(api.httpsPort);
  const path = `/v1/projects/${doomed.id}`;
  const deleted = await client.call({ method: 'DELETE', path, key: mine.keys.live });
  if (deleted.status !== 200) throw new Error(deleted.text);
  const hidden = await client.call({ path, key: mine.keys.live });
  await client.close();

  let killsDuringPurge = 0;
  for (let round = 1; round <= killCount; round += 1) {
    await waitUntilRowsLeft(doomed, chooseRowsLeft(round));
    // A random delay, so that kills strike in every phase of a batch.
    await wait(random.between(0, 40));
    await Promise.all([worker.kill(), killService('temporal')]);
    const left = await countMemoryNodes(owner, doomed.scope, doomed.id);
    console.log(`kill ${round}: ${left} rows left`);
    if (left > 0) killsDuringPurge += 1;
    await restartService('temporal');
    worker = await launch('worker');
  }
  const begin = performance.now();
  await waitUntilPurged(doomed);
  const after = await fingerprintProjects(bystanders);
  console.log(`complete ${((performance.now() - begin) / 1000).toFixed(1)} s after the last start`);
  return [
    { name: 'hidden_at_once', value: hidden.status === 404 ? 1 : 0, goal: '=1' },
    { name: 'kills_in_the_middle', value: killsDuringPurge, goal: `=${killCount}` },
    { name: 'rows_left', value: await countRowsLeft(doomed), goal: '=0' },
    {
      name: 'rows_of_others_touched',
      value: before.filter((fingerprint, index) => fingerprint !== after[index]).length,
      goal: '=0',
    },
  ];
}

/**
 * Returns how many rows should be left at this round's kill. Kills are spread over the purge, with a random offset.
 */
function chooseRowsLeft(round: number): number {
  const rowsPerKill = nodeCount / (killCount + 1);
  return Math.floor(nodeCount - rowsPerKill * (round - 1 + random.fraction() * 0.8));
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
  await seedExports(owner, scope, id, exportsPerProject);
  return { scope, id };
}

function fingerprintProjects(projects: readonly Project[]): Promise<string[]> {
  return Promise.all(
    projects.map(
      async ({ scope, id }) =>
        `${await computeProjectFingerprint(owner, scope, id)} ${await countExports(owner, scope, id)}`,
    ),
  );
}

async function waitUntilRowsLeft({ scope, id }: Project, maxRows: number): Promise<void> {
  const end = Date.now() + timeoutSeconds * 1000;
  while ((await countMemoryNodes(owner, scope, id)) > maxRows) {
    if (Date.now() > end) throw new Error(`The purge did not get down to ${maxRows} rows in time.`);
    await wait(10);
  }
}

async function waitUntilPurged(project: Project): Promise<void> {
  const end = Date.now() + timeoutSeconds * 1000;
  while ((await countRowsLeft(project)) > 0 && Date.now() < end) await wait(100);
}

/** Counts the project's nodes and exports, and the project itself. */
async function countRowsLeft({ scope, id }: Project): Promise<number> {
  const project = (await computeProjectFingerprint(owner, scope, id)) === null ? 0 : 1;
  const exported = await countExports(owner, scope, id);
  return project + exported + (await countMemoryNodes(owner, scope, id));
}
