import { createHash } from 'node:crypto';
import type { BrandExport, ExportKind } from '@blazon/contract/console/exports.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import type { Scope } from '../domain/environment.ts';
import { exportLimits, exportExpiryCutoff } from '../domain/export-limits.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { claimExport, finishExport } from '../store/export-claims.ts';
import { insertExportOnce, eraseExpiredExports, eraseExports } from '../store/exports.ts';
import { eraseProjectRow, markProjectDeleted } from '../store/projects.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { systemClock } from '../integrations/clock.ts';
import { expectStatus, joinConsole, openConsole, type SignedIn } from './support/console.ts';
import { download } from './support/download.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { countExports, seedExports } from './support/seed-exports.ts';
import { addBrand } from './support/new-brand.ts';
import { addProject } from './support/new-project.ts';
import { startServer } from './support/server-process.ts';
import { createStage, openApp, openOwner } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const clock = systemClock();
const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

let suite: Suite;
let testConsole: ReturnType<typeof joinConsole>;
let person: SignedIn;
let workspaceId: string;
let live: Scope;
let workflowStarter: WorkflowStarter;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  live = { workspaceId, environment: 'live' };
  workflowStarter = connectTemporal({
    address: suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
    namespace: suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '',
  });
});
afterAll(async () => {
  await workflowStarter.close();
  await testConsole.close();
  await leaveSuite(suite);
});

const at = (path: string, environment = 'live', workspace = workspaceId) =>
  `/api/workspaces/${workspace}/${environment}${path}`;

async function newBrand(scope = live): Promise<{ projectId: string; brandId: string }> {
  const projectId = await addProject(suite.owner, scope);
  return { projectId, brandId: await addDrawnBrand(suite.owner, scope, projectId) };
}

async function ask(brandId: string, kind: ExportKind, who: SignedIn = person): Promise<BrandExport> {
  return expectStatus(await who.post(at(`/brands/${brandId}/exports`), { kind }), 200).body as BrandExport;
}

/** Waits until an export has ended. */
async function untilEnded(id: string): Promise<BrandExport> {
  return waitUntil(
    async () => {
      const { body } = expectStatus(await person.get(at(`/exports/${id}`)), 200);
      if (body.finished_at === null) throw new Error(body.state);
      return body as BrandExport;
    },
    { what: `${id} to end`, seconds: 40 },
  );
}

/** Inserts an export like the console, but does not start its workflow. */
async function askQuietly(scope: Scope, brandId: string, dispatchDueAt: Date): Promise<string> {
  const asked = await suite.owner.transaction(scope, (transaction) =>
    insertExportOnce(
      transaction,
      scope,
      {
        id: clock.newId('export'),
        brandId,
        kind: 'kit',
        requestedBy: person.id,
        createdAt: clock.now(),
        dispatchDueAt,
      },
      { exportDays: 7 },
    ),
  );
  if (typeof asked === 'string') throw new Error(asked);
  return asked.export.id;
}

const hide = (scope: Scope, projectId: string) =>
  suite.owner.transaction(scope, (transaction) =>
    markProjectDeleted(transaction, scope, projectId, { now: new Date(), purgeDueAt: secondsFromNow(600) }),
  );

describe('requesting an export', () => {
  test('creates a kit and guidelines, each once', async () => {
    const { brandId } = await newBrand();
    const [kit, guidelines] = [await ask(brandId, 'kit'), await ask(brandId, 'guidelines')];
    expect([kit.state, kit.file, guidelines.brand_id]).toEqual(['queued', null, brandId]);
    expect((await untilEnded(kit.id)).state).toBe('ready');
    const ended = await untilEnded(guidelines.id);
    expect(ended.file).toMatchObject({ name: 'kettle-style-guidelines.pdf', media_type: 'application/pdf' });

    // Another member who can see the brand requests them again.
    const viewer = await testConsole.signUp();
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await ask(brandId, 'guidelines', viewer)).id).toBe(guidelines.id);
    const { body } = await viewer.get(at(`/brands/${brandId}/exports`));
    expect(body.data.map(({ id }: BrandExport) => id)).toEqual([guidelines.id, kit.id]);

    const pdf = await download(testConsole, viewer, at(`/exports/${guidelines.id}/file`));
    expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(ended.file?.sha256);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="kettle-style-guidelines.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const zip = await download(testConsole, viewer, at(`/exports/${kit.id}/file`));
    expect(Object.keys(unzipSync(zip.bytes))).toContain('logo/logo-light.svg');
  });

  test('quotes in the guidelines the prompt that the brand began with, not its refinement', async () => {
    const projectId = await addProject(suite.owner, live);
    const add = (prompt: string, parentId: string | null) =>
      addBrand(suite.owner, live, { projectId, prompt, parentId });
    const { node: root } = await add('Kettle, a coffee roastery', null);
    const { node: warmer } = await add('Warmer', root.id);
    const { brand } = await add('And rounder', warmer.id);
    const exportId = await askQuietly(live, brand.id, secondsFromNow(600));
    expect(await claimExport(suite.owner, live, exportId, secondsFromNow(900))).toMatchObject({
      prompt: 'Kettle, a coffee roastery',
    });
  });

  test('creates one export for ten simultaneous requests', async () => {
    const { brandId } = await newBrand();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(brandId, 'kit')));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const entries = await suite.owner.unscoped({
      text: `SELECT FROM audit_log WHERE action = 'export.create' AND subject = $1`,
      values: [asked[0]?.id],
    });
    expect(entries.length).toBe(1);
  });

  test('is refused for an unknown kind or an unknown brand', async () => {
    const { brandId } = await newBrand();
    expect((await person.post(at(`/brands/${brandId}/exports`), { kind: 'exe' })).status).toBe(400);
    const nobody = clock.newId('brand');
    expect((await person.post(at(`/brands/${nobody}/exports`), { kind: 'kit' })).status).toBe(404);
    expect((await person.get(at(`/brands/${nobody}/exports`))).status).toBe(404);
  });

  test('waits if too many are in progress', async () => {
    const crowded = await testConsole.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId: crowded.workspaceId, environment: 'live' };
    const projectId = await addProject(suite.owner, scope);
    for (let made = 0; made < exportLimits.underWay; made += 1)
      await askQuietly(scope, await addDrawnBrand(suite.owner, scope, projectId), secondsFromNow(600));
    const one = await addDrawnBrand(suite.owner, scope, projectId);
    const path = at(`/brands/${one}/exports`, 'live', crowded.workspaceId);
    const refused = await crowded.person.post(path, { kind: 'kit' });
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_exports']);
    // This does not block another workspace.
    const { brandId } = await newBrand();
    expect((await ask(brandId, 'kit')).state).toBe('queued');
  });
});

describe('limits', () => {
  /** Creates a separate workspace with a drawn brand, and a function that requests its kit. */
  async function alone() {
    const made = await testConsole.signUpWithWorkspace('free');
    const scope: Scope = { workspaceId: made.workspaceId, environment: 'sandbox' };
    const projectId = await addProject(suite.owner, scope);
    const brandId = await addDrawnBrand(suite.owner, scope, projectId);
    const path = at(`/brands/${brandId}/exports`, 'sandbox', made.workspaceId);
    return { scope, projectId, brandId, ask: () => made.person.post(path, { kind: 'kit' }) };
  }

  /** Makes exports older, because their ids contain the creation time. */
  const growOlder = (scope: Scope, days: number) =>
    suite.owner.unscoped({
      text: `UPDATE exports SET finished_at = coalesce(finished_at, now()) - make_interval(days => $2),
               id = overlay(gen_random_uuid()::text PLACING '01900000-0000' FROM 1 FOR 13)::uuid
             WHERE workspace_id = $1 AND finished_at IS NOT NULL`,
      values: [requireUuid('workspace', scope.workspaceId), days],
    });

  test('allows 30 new files a minute, then refuses, then allows again', async () => {
    const { scope, projectId, ask: askHere } = await alone();
    await seedExports(suite.owner, scope, projectId, exportLimits.perMinute);
    await suite.owner.unscoped({
      text: `UPDATE exports SET id = overlay(id::text PLACING $2 FROM 1 FOR 13)::uuid WHERE workspace_id = $1`,
      values: [requireUuid('workspace', scope.workspaceId), minUuidAt(new Date()).slice(0, 13)],
    });
    const refused = await askHere();
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_exports_made']);
    await growOlder(scope, 0);
    expect((await askHere()).status).toBe(200);
  });

  test('keeps 250 files: another replaces the oldest, and 20 concurrent ones never make it 251', async () => {
    const { scope, projectId, ask: askHere } = await alone();
    await seedExports(suite.owner, scope, projectId, exportLimits.kept + 3);
    await growOlder(scope, 0);
    expectStatus(await askHere(), 200);
    expect(await countExports(suite.owner, scope, projectId)).toBe(exportLimits.kept);
  });

  test('deletes an expired file, and creates it again on request', async () => {
    const { scope, projectId, ask: askHere } = await alone();
    const first = expectStatus(await askHere(), 200).body as BrandExport;
    const path = at(`/exports/${first.id}`, 'sandbox', scope.workspaceId);
    expect(first.expires_at).toBe(null);
    await waitUntil(
      async () => {
        const [row] = await suite.owner.unscoped<{ ready: boolean }>({
          text: `SELECT state = 'ready' AS ready FROM exports WHERE id = $1`,
          values: [requireUuid('export', first.id)],
        });
        if (!row?.ready) throw new Error(`${path} is not ready`);
      },
      { what: 'the export', seconds: 60 },
    );
    const existing = expectStatus(await askHere(), 200).body as BrandExport;
    expect(existing.id).toBe(first.id);
    expect(existing.expires_at).toBe((existing.finished_at ?? 0) + 7 * 86_400);
    // Expired, but not swept yet.
    await growOlder(scope, 8);
    const second = expectStatus(await askHere(), 200).body as BrandExport;
    expect([second.id === first.id, second.finished_at]).toEqual([false, null]);
    // The files have expired and are swept. An export in progress stays.
    await seedExports(suite.owner, scope, projectId, 3);
    await growOlder(scope, 8);
    const before = exportExpiryCutoff(new Date(), 7);
    while ((await eraseExpiredExports(suite.owner, before, 2)) > 0);
    expect(await countExports(suite.owner, scope, projectId)).toBe(1);
  });
});

test('finds no export of another workspace or environment', async () => {
  const { brandId } = await newBrand();
  const { id } = await untilEnded((await ask(brandId, 'kit')).id);
  const stranger = await testConsole.signUpWithWorkspace('pro');
  const theirs = (path: string) => at(path, 'live', stranger.workspaceId);
  for (const path of [`/exports/${id}`, `/exports/${id}/file`, `/brands/${brandId}/exports`]) {
    expect((await stranger.person.get(at(path))).status).toBe(404);
    expect((await stranger.person.get(theirs(path))).status).toBe(404);
    expect((await person.get(at(path, 'sandbox'))).status).toBe(404);
  }
  const asked = await stranger.person.post(theirs(`/brands/${brandId}/exports`), { kind: 'kit' });
  expect(asked.status).toBe(404);
});

test('fails for good if a record cannot be drawn, and tries again on a new request', async () => {
  const projectId = await addProject(suite.owner, live);
  const { brand } = await addBrand(suite.owner, live, { projectId, decisions: { version: 1 } });
  const first = await untilEnded((await ask(brand.id, 'kit')).id);
  expect([first.state, first.file]).toEqual(['failed', null]);
  expect((await person.get(at(`/exports/${first.id}/file`))).status).toBe(404);
  const [row] = await suite.owner.unscoped<{ attempts: number }>({
    text: 'SELECT attempts FROM exports WHERE id = $1',
    values: [requireUuid('export', first.id)],
  });
  expect(row?.attempts).toBe(workflowOptions['make-export'].attempts);
  expect((await ask(brand.id, 'kit')).id).not.toBe(first.id);
});

test('starts an export in the dispatcher whose workflow never started', async () => {
  const { brandId } = await newBrand();
  const id = await askQuietly(live, brandId, secondsFromNow(-1));
  expect((await untilEnded(id)).state).toBe('ready');
});

describe('deleting the project', () => {
  test('hides its exports immediately, and erases them', async () => {
    const { projectId, brandId } = await newBrand();
    const { id } = await untilEnded((await ask(brandId, 'kit')).id);
    await hide(live, projectId);
    for (const path of [`/exports/${id}`, `/exports/${id}/file`, `/brands/${brandId}/exports`])
      expect((await person.get(at(path))).status).toBe(404);
    expect((await person.post(at(`/brands/${brandId}/exports`), { kind: 'guidelines' })).status).toBe(404);
    await workflowStarter.startPurge(live, projectId);
    await waitUntil(
      async () => {
        const rows = await suite.owner.unscoped({
          text: 'SELECT FROM exports WHERE project_id = $1 UNION ALL SELECT FROM projects WHERE id = $1',
          values: [requireUuid('project', projectId)],
        });
        if (rows.length > 0) throw new Error('still there');
      },
      { what: 'the purge', seconds: 20 },
    );
  });

  test('while an export is being created leaves nothing behind', async () => {
    const { projectId, brandId } = await newBrand();
    const id = await askQuietly(live, brandId, secondsFromNow(600));
    const app = openApp(suite.environment);
    expect(await claimExport(app, live, id, secondsFromNow(600))).toMatchObject({ kind: 'kit', attempts: 1 });
    await hide(live, projectId);
    // A worker that resumes it finds nothing to do.
    expect(await claimExport(app, live, id, secondsFromNow(600))).toBe(undefined);
    expect(await eraseProjectRow(app, live, projectId)).toBe(false);
    expect(await eraseExports(app, live, projectId, 1_000)).toBe(1);
    const bytes = Buffer.from('late');
    const file = { name: 'a', mediaType: 'b', bytes, sha256: createHash('sha256').update(bytes).digest() };
    expect(await finishExport(app, live, id, file, new Date())).toBe(false);
    await app.close();
  });

  test('erases in bounded batches, and nothing of a visible project', async () => {
    const [doomed, visible] = [await addProject(suite.owner, live), await addProject(suite.owner, live)];
    for (const projectId of [doomed, visible]) await seedExports(suite.owner, live, projectId, 5);
    await hide(live, doomed);
    const app = openApp(suite.environment);
    const erased: number[] = [];
    for (const id of [doomed, doomed, doomed, doomed, visible])
      erased.push(await eraseExports(app, live, id, 2));
    await app.close();
    expect(erased).toEqual([2, 2, 1, 0, 0]);
    expect(await countExports(suite.owner, live, visible)).toBe(5);
  });
});

test('creates the export with another worker when one is killed', async () => {
  const stage = await createStage('exports');
  const owner = openOwner(stage.environment);
  const alone = await openConsole(stage.environment);
  try {
    const made = await alone.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId: made.workspaceId, environment: 'sandbox' };
    const brandId = await addDrawnBrand(owner, scope, await addProject(owner, scope));
    const path = at(`/brands/${brandId}/exports`, 'sandbox', made.workspaceId);
    const { body } = expectStatus(await made.person.post(path, { kind: 'guidelines' }), 200);
    const state = async () => {
      const [row] = await owner.unscoped<{ state: string; attempts: number }>({
        text: 'SELECT state, attempts FROM exports WHERE id = $1',
        values: [requireUuid('export', body.id)],
      });
      return row;
    };
    const environment = { ...stage.environment, BLAZON_DESIGN_THREADS: '1' };
    const first = await startServer('worker', environment);
    while ((await state())?.state !== 'working') await new Promise((resolve) => setTimeout(resolve, 10));
    await first.kill();
    expect(await state()).toEqual({ state: 'working', attempts: 1 });
    const second = await startServer('worker', environment);
    await waitUntil(
      async () => {
        if ((await state())?.state !== 'ready') throw new Error('not ready');
      },
      { what: 'the export', seconds: 40 },
    );
    expect((await state())?.attempts).toBe(2);
    await second.kill();
    const file = await download(
      alone,
      made.person,
      at(`/exports/${body.id}/file`, 'sandbox', made.workspaceId),
    );
    expect(file.bytes.subarray(-6).toString()).toBe('%%EOF\n');
  } finally {
    await Promise.all([alone.close(), owner.close()]);
    await stage.close();
  }
}, 360_000);
