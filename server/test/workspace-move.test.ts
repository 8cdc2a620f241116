import { randomBytes } from 'node:crypto';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { abortMove, moveWorkspace } from '../admin/move-workspace.ts';
import type { Scope } from '../domain/environment.ts';
import { systemClock } from '../integrations/clock.ts';
import { connectPostgres, type Database, isDatabaseUnavailable } from '../integrations/postgres.ts';
import { type Placement, readPlacement } from '../store/workspace-placement.ts';
import { findCopyDifferences } from './support/copy-differences.ts';
import { addEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { drawingOutcome, seedJob } from './support/seed-job.ts';
import { addTestEndpoint } from './support/webhooks.ts';
import { createPartitionedDatabase } from './support/test-database.ts';
import { createWorkspace } from './support/workspaces.ts';

// Uses only the databases of two cells; `npm run prove -- cells` moves a workspace between running cells.
const names = ['one', 'two'].map((name) => `blazon_move_${name}_${randomBytes(4).toString('hex')}`);
const owners: Database[] = [];
let source: Database;
let owner: Database;
let scope: Scope;
let workspaceUuid: string;
const startedWorkflows: string[] = [];
const context = {
  get owner() {
    return owner;
  },
  clock: systemClock(),
  directory: undefined,
  workflowStarter: {
    startDelivery: async ({ eventId }: { eventId: string }) => void startedWorkflows.push(eventId),
  },
};

function connect(role: 'blazon_owner' | 'blazon_app', name = '', isCell = false): Database {
  return connectPostgres({
    url: createDatabaseUrl(role, name),
    poolSize: 4,
    isCell,
    onConnectionError: () => undefined,
  });
}

beforeAll(async () => {
  for (const name of names) {
    await createPartitionedDatabase(name);
    owners.push(connect('blazon_owner', name));
  }
  [source, owner] = owners as [Database, Database];
});
beforeEach(async () => {
  const { id } = await createWorkspace(source);
  scope = { workspaceId: id, environment: 'live' };
  workspaceUuid = decodeId('workspace', id) ?? '';
  await addTestEndpoint(source, scope, 'https://example.com/webhooks');
  await seedJob(source, id, 'live', drawingOutcome);
  await seedJob(source, id, 'sandbox', drawingOutcome);
  startedWorkflows.length = 0;
});
afterAll(async () => {
  await Promise.all(owners.map((database) => database.close()));
  for (const name of names) await dropDatabase(name);
});

function runMove(
  dieBefore?: Placement,
  beforePhase?: (phase: Placement) => Promise<unknown>,
  moveContext = context,
) {
  return moveWorkspace(moveContext, scope.workspaceId, {
    source,
    cell: 'two',
    drainMilliseconds: 0,
    onPhase: async (phase) => {
      await beforePhase?.(phase);
      if (phase === dieBefore) throw new Error(`died before ${phase}`);
    },
  });
}

async function count(database: Database, rows: string): Promise<number> {
  const [row] = await database.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM ${rows}`,
  });
  return row?.count ?? 0;
}

async function countJobs(database: Database): Promise<number> {
  const [row] = await database.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM jobs WHERE workspace_id = $1',
    values: [workspaceUuid],
  });
  return row?.count ?? 0;
}

test('a move copies all rows unchanged, starts pending deliveries, and removes the rows from the source', async () => {
  const pending = await addEvent(source, scope, { projectId: await addProject(source, scope) });
  await expect(runMove('leaving')).rejects.toThrow('died');
  expect(await findCopyDifferences(source, owner, workspaceUuid)).toEqual([]);
  await runMove();
  expect(await countJobs(owner)).toBe(2);
  expect(await countJobs(source)).toBe(0);
  expect(startedWorkflows).toContain(pending);
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'moved', movedTo: 'two' });
  expect(await readPlacement(owner, workspaceUuid)).toEqual({ placement: 'here', movedTo: null });
});

test('a move is completed even if Temporal does not start the pending deliveries', async () => {
  await addEvent(source, scope, { projectId: await addProject(source, scope) });
  const startDelivery = () => Promise.reject(new Error('Failed to start Workflow'));
  await runMove(undefined, undefined, { ...context, workflowStarter: { startDelivery } });
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'moved', movedTo: 'two' });
});

test.each<Placement>(['arriving', 'draining', 'frozen', 'leaving', 'here', 'moved'])(
  'a move that died before the phase %s is completed by the next run',
  async (phase) => {
    await expect(runMove(phase)).rejects.toThrow(`died before ${phase}`);
    await runMove();
    expect(await countJobs(owner)).toBe(2);
    expect(await countJobs(source)).toBe(0);
    await runMove();
    expect(await countJobs(owner)).toBe(2);
  },
);

test('a move copies rows correctly while they are changed, deleted or vacuumed', async () => {
  const [first, second] = [await addProject(source, scope), await addProject(source, scope)];
  const inWorkspace = `workspace_id = '${workspaceUuid}'`;
  const project = (id: string) => decodeId('project', id) ?? '';
  const change: Partial<Record<Placement, () => Promise<unknown>>> = {
    draining: async () => {
      await source.unscoped({ text: `UPDATE projects SET name = 'Changed' WHERE id = '${project(first)}'` });
      await source.unscoped({ text: `UPDATE jobs SET prompt = 'Changed' WHERE ${inWorkspace}` });
      await source.unscoped({ text: 'VACUUM (FREEZE) projects, jobs' });
    },
    frozen: async () => {
      await source.unscoped({ text: `DELETE FROM projects WHERE id = '${project(second)}'` });
      await source.unscoped({ text: `DELETE FROM events WHERE ${inWorkspace}` });
      await seedJob(source, scope.workspaceId, 'live', drawingOutcome);
      // Delete copied rows, as maintenance in the target cell may do with expired ones.
      await owner.unscoped({ text: `DELETE FROM brands WHERE ${inWorkspace}` });
    },
    leaving: async () => expect(await findCopyDifferences(source, owner, workspaceUuid)).toEqual([]),
  };
  await runMove(undefined, async (phase) => change[phase]?.());
  expect(await countJobs(owner)).toBe(3);
  expect(await count(owner, `projects WHERE ${inWorkspace} AND name = 'Changed'`)).toBe(1);
  expect(await count(owner, `brands WHERE ${inWorkspace}`)).toBe(3);
});

test('before the freeze, the target cell has no work due for the workspace', async () => {
  await addEvent(source, scope, { projectId: await addProject(source, scope) });
  await source.unscoped({
    text: `UPDATE jobs SET dispatch_due_at = now(), finished_at = NULL, event_id = NULL, status = 'queued' WHERE workspace_id = $1 AND environment = 'sandbox'`,
    values: [workspaceUuid],
  });
  const inWorkspace = `workspace_id = '${workspaceUuid}'`;
  const due = await count(source, `events WHERE ${inWorkspace} AND due_at IS NOT NULL`);
  expect(due).toBeGreaterThan(0);
  const found: number[] = [];
  await runMove(undefined, async (phase) => {
    if (phase !== 'frozen') return;
    for (const rows of [
      `jobs WHERE ${inWorkspace}`,
      `jobs WHERE ${inWorkspace} AND dispatch_due_at IS NOT NULL`,
      `events WHERE ${inWorkspace} AND due_at IS NOT NULL`,
      `usage_ledger WHERE ${inWorkspace} AND report_due_at IS NOT NULL`,
      `api_keys WHERE ${inWorkspace}`,
    ])
      found.push(await count(owner, rows));
  });
  expect(found).toEqual([1, 0, 0, 0, 0]);
  expect(await countJobs(owner)).toBe(2);
  expect(await count(owner, `events WHERE ${inWorkspace} AND due_at IS NOT NULL`)).toBe(due);
});

test('if a move dies in the freeze, the source serves the workspace again while the next move copies', async () => {
  await expect(runMove('leaving')).rejects.toThrow('died');
  const seen: (Placement | undefined)[] = [];
  await runMove(undefined, async (phase) => {
    if (phase === 'draining') seen.push((await readPlacement(source, workspaceUuid))?.placement);
  });
  expect(seen).toEqual(['here']);
});

test('a second command cannot move the same workspace at the same time', async () => {
  const rejections: unknown[] = [];
  await runMove(undefined, async (phase) => {
    if (phase === 'draining') await runMove().catch((error: unknown) => rejections.push(error));
  });
  expect(rejections).toEqual([new Error('Another command is moving the workspace.')]);
  expect(await countJobs(owner)).toBe(2);
});

test('a move can be aborted before the freeze', async () => {
  await expect(runMove('draining')).rejects.toThrow('died');
  await abortMove(context, scope.workspaceId, { source });
  expect(await countJobs(owner)).toBe(0);
  expect(await readPlacement(owner, workspaceUuid)).toBeUndefined();
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'here', movedTo: null });
});

test('a frozen workspace cannot be read or written until the move is aborted', async () => {
  const app = connect('blazon_app', names[0], true);
  try {
    const read = () => app.scoped<{ id: string }>(scope, { text: 'SELECT id FROM jobs' });
    expect(await read()).toHaveLength(1);
    await expect(runMove('leaving')).rejects.toThrow('died');
    await expect(read()).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(app.transaction(scope, async () => undefined)).rejects.toSatisfy(isDatabaseUnavailable);
    await abortMove(context, scope.workspaceId, { source });
    expect(await read()).toHaveLength(1);
    expect(await countJobs(owner)).toBe(0);
  } finally {
    await app.close();
  }
});

test('a workspace can return to its first cell, even after an aborted return', async () => {
  await runMove();
  const moveBack = (dieBefore?: Placement) =>
    moveWorkspace({ ...context, owner: source }, scope.workspaceId, {
      source: owner,
      cell: 'one',
      drainMilliseconds: 0,
      onPhase: (phase) => {
        if (phase === dieBefore) throw new Error('died');
      },
    });
  await expect(moveBack('leaving')).rejects.toThrow('died');
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'arriving', movedTo: 'two' });
  await abortMove({ owner: source }, scope.workspaceId, { source: owner });
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'moved', movedTo: 'two' });
  const keys = { text: 'SELECT id FROM api_keys WHERE workspace_id = $1', values: [workspaceUuid] };
  expect(await source.unscoped(keys)).toHaveLength(2);
  await moveBack();
  expect(await countJobs(source)).toBe(2);
  expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'here', movedTo: null });
  expect(await readPlacement(owner, workspaceUuid)).toEqual({ placement: 'moved', movedTo: 'one' });
});

test('a move cannot be aborted once the source has released the workspace', async () => {
  await expect(runMove('here')).rejects.toThrow('died');
  await expect(abortMove(context, scope.workspaceId, { source })).rejects.toThrow('not being moved');
  await runMove();
});

test('a move does not start while a process without BLAZON_CELL is connected', async () => {
  const app = connect('blazon_app', names[0]);
  try {
    await app.unscoped({ text: 'SELECT 1' });
    await expect(runMove()).rejects.toThrow('set BLAZON_CELL');
    expect(await readPlacement(source, workspaceUuid)).toEqual({ placement: 'here', movedTo: null });
  } finally {
    await app.close();
  }
});
