import { request } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '@blazon/contract/limits.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { syncDirectory } from '../admin/directory.ts';
import { moveWorkspace } from '../admin/move-workspace.ts';
import { generateApiKey } from '../domain/api-key.ts';
import { systemClock } from '../integrations/clock.ts';
import { createApiKey, hashApiKey } from '../store/create-api-key.ts';
import { findCellOfKey } from '../store/directory.ts';
import { syncSteps } from '../store/directory-sync.ts';
import { readSyncProgress, saveSyncProgress } from '../store/directory-sync-progress.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { type Cell, type Cells, startCells } from './support/cell.ts';
import { type Client, createClient } from './support/client.ts';
import { readMetrics } from './support/internal-port.ts';
import { startServer } from './support/server-process.ts';
import { createWorkspace } from './support/workspaces.ts';
import { keepDirectory } from '../workflows/sweep/keep-directory.ts';

// Uses only the API processes of three cells. `npm run prove -- cells` also runs workers, load and the move command.
const clock = systemClock();
let cells: Cells;
let one: Cell;
let two: Cell;
let three: Cell;
let clients: Client[];

beforeAll(async () => {
  cells = await startCells(['one', 'two', 'three'], ['api']);
  [one, two, three] = cells.cells as [Cell, Cell, Cell];
  clients = cells.cells.map(({ port }) => createClient(port, { connections: 4 }));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await cells.close();
});

/** Creates a key and enters it in the directory, as the console and the admin CLI do. */
async function addKey(cell: Cell, workspaceId: string): Promise<string> {
  const details = {
    workspaceId,
    environment: 'live',
    label: 'new',
    enterKey: cell.directory.enterKey,
  } as const;
  const made = await cell.owner.unscopedTransaction((transaction) =>
    createApiKey(transaction, clock, details),
  );
  return made.secret;
}

function clientOf(cell: Cell): Client {
  const client = clients[cells.cells.indexOf(cell)];
  if (client === undefined) throw new Error('The cell has no client.');
  return client;
}

const createListCall = (key: string) => ({ path: '/v1/projects', key });

async function moveBetweenCells(
  workspaceId: string,
  from: Cell,
  to: Cell,
  withDirectory = true,
): Promise<void> {
  const { owner, workflowStarter, directory } = to;
  await moveWorkspace(
    { owner, workflowStarter, clock, directory: withDirectory ? directory : undefined },
    workspaceId,
    { source: from.owner, cell: to.name, drainMilliseconds: 0 },
  );
}

test('every cell accepts a key of a workspace in another cell', async () => {
  const workspace = await createWorkspace(two.owner);
  const key = await addKey(two, workspace.id);
  const made = await clientOf(one).call({
    method: 'POST',
    path: '/v1/projects',
    key,
    body: { name: 'Tea house' },
  });
  expect(made.status).toBe(201);
  expect((await clientOf(three).call(createListCall(key))).body.data).toEqual([made.body]);
  expect((await clientOf(two).call(createListCall(key))).body.data).toEqual([made.body]);
  const tooLong = { method: 'POST', path: '/v1/projects', key, body: 'x'.repeat(3 * limits.bodyBytes) };
  expect((await clientOf(one).call(tooLong)).status).toBe(413);
  expect((await clientOf(one).call(createListCall(key))).status).toBe(200);
});

test('a client that disconnects does not count as an unavailable cell', async () => {
  const workspace = await createWorkspace(two.owner);
  const key = await addKey(two, workspace.id);
  expect((await clientOf(one).call(createListCall(key))).status).toBe(200);
  const readOutcomes = async () => {
    const metrics = await readMetrics(one.servers[0]?.internalPort ?? 0);
    return ['abandoned', 'unavailable'].map((outcome) =>
      Number(
        new RegExp(`^blazon_cell_forwards_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ??
          0,
      ),
    );
  };
  const before = await readOutcomes();
  two.servers[0]?.signal('SIGSTOP');
  try {
    const headers = { host: apiHosts.live, authorization: `Bearer ${key}` };
    // A busy machine may not have forwarded a request after one second, so later ones wait longer.
    let outcomes = before;
    for (let seconds = 1; outcomes[0] === before[0] && seconds < 30; seconds *= 3) {
      const sent = request({ port: one.port, path: '/v1/projects', headers, rejectUnauthorized: false });
      sent.on('error', () => undefined).end();
      await wait(seconds * 1000);
      sent.destroy();
      await wait(500);
      outcomes = await readOutcomes();
    }
    expect(outcomes).toEqual([expect.toSatisfy((count) => count > (before[0] ?? 0)), before[1]]);
  } finally {
    two.servers[0]?.signal('SIGCONT');
  }
});

test('every cell rejects unknown and revoked keys', async () => {
  const workspace = await createWorkspace(two.owner);
  const key = await addKey(two, workspace.id);
  await two.owner.unscoped({
    text: 'UPDATE api_keys SET revoked_at = now() WHERE secret_hash = $1',
    values: [hashApiKey(key)],
  });
  for (const secret of [key, generateApiKey('live', clock.randomBelow)])
    for (const cell of cells.cells) {
      const reply = await clientOf(cell).call(createListCall(secret));
      expect([reply.status, reply.body.error.code]).toEqual([401, 'invalid_api_key']);
    }
});

test('a stale directory entry still leads to the new cell of a workspace, for old and new keys', async () => {
  const workspace = await createWorkspace(one.owner);
  const older = await addKey(one, workspace.id);
  expect((await clientOf(three).call(createListCall(older))).status).toBe(200);
  // Simulate a command that died before it updated the directory.
  await moveBetweenCells(workspace.id, one, two, false);
  const newer = await addKey(two, workspace.id);
  await two.directory.home.unscoped({
    text: `UPDATE directory.workspace_cells SET cell = 'one', version = 1 WHERE workspace_id = $1`,
    values: [requireUuid('workspace', workspace.id)],
  });
  expect(await findCellOfKey(one.directory.home, hashApiKey(newer))).toMatchObject({ cell: 'one' });
  for (const key of [older, newer, older, newer])
    expect((await clientOf(three).call(createListCall(key))).status).toBe(200);
  await moveBetweenCells(workspace.id, one, two);
  expect(await findCellOfKey(one.directory.home, hashApiKey(newer))).toMatchObject({ cell: 'one' });
  await syncDirectory({ ...two, clock });
  expect(await findCellOfKey(one.directory.home, hashApiKey(newer))).toMatchObject({ cell: 'two' });
  // After a second move, the first cell still points to the second cell, which forwards to the third.
  await moveBetweenCells(workspace.id, two, three);
  expect(await findCellOfKey(one.directory.home, hashApiKey(newer))).toMatchObject({ cell: 'three' });
  for (const cell of cells.cells)
    for (const key of [older, newer])
      expect((await clientOf(cell).call(createListCall(key))).status).toBe(200);
});

test('while the directory is down, a cell accepts keys it has seen and answers others with 503, not 401', async () => {
  const own = await createWorkspace(one.owner);
  const workspace = await createWorkspace(two.owner);
  const [used, unused] = [await addKey(two, workspace.id), await addKey(two, workspace.id)];
  expect((await clientOf(one).call(createListCall(used))).status).toBe(200);
  cells.homeGate.shut();
  try {
    expect((await clientOf(one).call(createListCall(own.keys.live))).status).toBe(200);
    expect((await clientOf(one).call(createListCall(used))).status).toBe(200);
    const reply = await clientOf(one).call(createListCall(unused));
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
    cells.homeGate.hang();
    await wait(1_100);
    expect((await clientOf(one).call(createListCall(unused))).status).toBe(503);
    expect((await clientOf(one).call(createListCall(own.keys.live))).status).toBe(200);
  } finally {
    cells.homeGate.open();
  }
  await expect
    .poll(async () => (await clientOf(one).call(createListCall(unused))).status, {
      timeout: 20_000,
      interval: 500,
    })
    .toBe(200);
});

test('a directory sync adds keys that are older than the directory, and removes entries of revoked keys', async () => {
  const workspace = await createWorkspace(two.owner);
  const { live, sandbox } = workspace.keys;
  expect((await clientOf(one).call(createListCall(live))).status).toBe(401);
  const context = { ...two, clock };
  const { json } = await syncDirectory(context);
  expect((await syncDirectory(context)).json).toEqual(json);
  const find = (key: string) => findCellOfKey(two.directory.home, hashApiKey(key));
  expect(await find(live)).toEqual({ cell: 'two', workspaceId: workspace.id });
  await wait(5_100);
  expect((await clientOf(one).call(createListCall(live))).status).toBe(200);

  await two.owner.unscoped({
    text: 'UPDATE api_keys SET revoked_at = now() WHERE secret_hash = $1',
    values: [hashApiKey(live)],
  });
  await syncDirectory(context);
  expect(await find(live)).toBeDefined();
  await two.directory.home.unscoped({
    text: `UPDATE directory.key_workspaces SET entered_at = now() - interval '2 days'`,
  });
  await syncDirectory(context);
  expect([await find(live), await find(sandbox)]).toEqual([
    undefined,
    { cell: 'two', workspaceId: workspace.id },
  ]);
});

test('a worker syncs the directory by itself, and exports the age of the last sync as a metric', async () => {
  const workspace = await createWorkspace(three.owner);
  const find = () => findCellOfKey(three.directory.home, hashApiKey(workspace.keys.live));
  expect(await find()).toBeUndefined();
  const worker = await startServer('worker', { ...three.environment, BLAZON_WORKER_QUEUES: 'upkeep' });
  try {
    await expect.poll(find, { timeout: 120_000, interval: 500 }).toMatchObject({ cell: 'three' });
    await expect
      .poll(async () => (await readSyncProgress(three.directory.home, 'three'))?.finishedAt, {
        timeout: 20_000,
      })
      .toBeInstanceOf(Date);
    const metrics = await readMetrics(worker.internalPort);
    expect(metrics).toMatch(/^blazon_directory_sync_age_seconds \d/m);
  } finally {
    await worker.stop();
  }
});

test('a sweep with little time runs one step of the directory sync, and the next sweep continues', async () => {
  const pace = { maxMilliseconds: 0, pauseMilliseconds: 60_000 };
  const deps = { ...two, clock };
  const { home } = two.directory;
  await home.unscoped({ text: `DELETE FROM directory.cell_syncs WHERE cell = 'two'` });
  const steps: (string | null | undefined)[] = [];
  for (let sweeps = 0; sweeps < 10 && steps.at(-1) !== null; sweeps += 1) {
    expect(await keepDirectory(deps, pace)).toBe(1);
    steps.push((await readSyncProgress(home, 'two'))?.step);
  }
  expect(steps).toEqual([...syncSteps.slice(1).map(({ name }) => name), null]);
  expect(await keepDirectory(deps, pace)).toBe(0);
  expect(await keepDirectory(deps, { ...pace, pauseMilliseconds: 0 })).toBe(1);
  await saveSyncProgress(home, 'two', {
    step: 'of another release',
    position: 'x',
    beganAt: clock.now(),
    finishedAt: null,
  });
  expect(await keepDirectory(deps, { ...pace, maxMilliseconds: 10_000 })).toBe(1 + syncSteps.length);
  expect((await readSyncProgress(home, 'two'))?.finishedAt).toBeInstanceOf(Date);
  expect(await keepDirectory({ ...deps, directory: undefined })).toBe(0);
});

test('a key is never created without its directory entry; a failed creation leaves at most that entry', async () => {
  const workspace = await createWorkspace(two.owner);
  const entered: Buffer[] = [];
  const failing = (enterKey: Cell['directory']['enterKey'] | undefined) =>
    two.owner.unscopedTransaction(async (transaction) => {
      await createApiKey(transaction, clock, {
        workspaceId: workspace.id,
        environment: 'live',
        label: 'lost',
        enterKey: async (within, key) => {
          await enterKey?.(within, key);
          entered.push(key.secretHash);
          if (enterKey === undefined) throw new Error('the home cell is down');
        },
      });
      throw new Error('the process died');
    });
  await expect(failing(undefined)).rejects.toThrow('the home cell is down');
  await expect(failing(two.directory.enterKey)).rejects.toThrow('the process died');
  const [, second] = entered;
  expect(second && (await findCellOfKey(two.directory.home, second))).toMatchObject({ cell: 'two' });
  const rows = await two.owner.unscoped({ text: `SELECT FROM api_keys WHERE label = 'lost'` });
  expect(rows).toEqual([]);
});
