import { createHash } from 'node:crypto';
import type { BrandExport, ExportKind } from '@blazon/contract/console/exports.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import type { Scope } from '../domain/environment.ts';
import { exportLimits, computeExportExpiryCutoff } from '../domain/export-limits.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { claimExport, finishExport } from '../store/export-claims.ts';
import { insertExportOnce, eraseExpiredExports, eraseExports } from '../store/exports.ts';
import { eraseProjectRow, markProjectDeleted } from '../store/projects.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { systemClock } from '../integrations/clock.ts';
import { expectStatus, joinConsole, openConsole, type SignedInPerson } from './support/console.ts';
import { download } from './support/download.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { countExports, seedExports } from './support/seed-exports.ts';
import { addBrand } from './support/new-brand.ts';
import { addProject } from './support/new-project.ts';
import { startServer } from './support/server-process.ts';
import { createStage, openAppDatabase, openOwner } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const clock = systemClock();
const computeTimeFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

let suite: Suite;
let testConsole: ReturnType<typeof joinConsole>;
let person: SignedInPerson;
let workspaceId: string;
let liveScope: Scope;
let workflowStarter: WorkflowStarter;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  liveScope = { workspaceId, environment: 'live' };
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

const apiPath = (path: string, environment = 'live', workspace = workspaceId) =>
  `/api/workspaces/${workspace}/${environment}${path}`;

async function newBrand(scope = liveScope): Promise<{ projectId: string; brandId: string }> {
  const projectId = await addProject(suite.owner, scope);
  return { projectId, brandId: await addDrawnBrand(suite.owner, scope, projectId) };
}

async function requestExport(
  brandId: string,
  kind: ExportKind,
  who: SignedInPerson = person,
): Promise<BrandExport> {
  return expectStatus(await who.post(apiPath(`/brands/${brandId}/exports`), { kind }), 200)
    .body as BrandExport;
}

/** Waits until an export has ended. */
async function waitForExport(id: string): Promise<BrandExport> {
  return waitUntil(
    async () => {
      const { body } = expectStatus(await person.get(apiPath(`/exports/${id}`)), 200);
      if (body.finished_at === null) throw new Error(body.state);
      return body as BrandExport;
    },
    { what: `${id} to end`, seconds: 90 },
  );
}

/** Inserts an export as the console does, but without starting its workflow. */
async function insertExport(scope: Scope, brandId: string, dispatchDueAt: Date): Promise<string> {
  const requested = await suite.owner.transaction(scope, (transaction) =>
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
  if (typeof requested === 'string') throw new Error(requested);
  return requested.export.id;
}

const softDeleteProject = (scope: Scope, projectId: string) =>
  suite.owner.transaction(scope, (transaction) =>
    markProjectDeleted(transaction, scope, projectId, {
      now: new Date(),
      purgeDueAt: computeTimeFromNow(600),
    }),
  );

describe('requesting an export', () => {
  test('creates a kit or guidelines, and returns the same export when requested again', async () => {
    const { brandId } = await newBrand();
    const [kit, guidelines] = [
      await requestExport(brandId, 'kit'),
      await requestExport(brandId, 'guidelines'),
    ];
    expect([kit.state, kit.file, guidelines.brand_id]).toEqual(['queued', null, brandId]);
    expect((await waitForExport(kit.id)).state).toBe('ready');
    const ended = await waitForExport(guidelines.id);
    expect(ended.file).toMatchObject({ name: 'kettle-style-guidelines.pdf', media_type: 'application/pdf' });

    // A viewer who requests the guidelines gets the existing export.
    const viewer = await testConsole.signUp();
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await requestExport(brandId, 'guidelines', viewer)).id).toBe(guidelines.id);
    const { body } = await viewer.get(apiPath(`/brands/${brandId}/exports`));
    expect(body.data.map(({ id }: BrandExport) => id)).toEqual([guidelines.id, kit.id]);

    const pdf = await download(testConsole, viewer, apiPath(`/exports/${guidelines.id}/file`));
    expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(ended.file?.sha256);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="kettle-style-guidelines.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const zip = await download(testConsole, viewer, apiPath(`/exports/${kit.id}/file`));
    expect(Object.keys(unzipSync(zip.bytes))).toContain('logo/logo-light.svg');
  });

  test('of a refined brand uses the prompt of the original brand', async () => {
    const projectId = await addProject(suite.owner, liveScope);
    const add = (prompt: string, parentId: string | null) =>
      addBrand(suite.owner, liveScope, { projectId, prompt, parentId });
    const { node: root } = await add('Kettle, a coffee roastery', null);
    const { node: warmer } = await add('Warmer', root.id);
    const { brand } = await add('And rounder', warmer.id);
    const exportId = await insertExport(liveScope, brand.id, computeTimeFromNow(600));
    expect(await claimExport(suite.owner, liveScope, exportId, computeTimeFromNow(900))).toMatchObject({
      prompt: 'Kettle, a coffee roastery',
    });
  });

  test('creates one export for ten simultaneous requests', async () => {
    const { brandId } = await newBrand();
    const requested = await Promise.all(Array.from({ length: 10 }, () => requestExport(brandId, 'kit')));
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1);
    const entries = await suite.owner.unscoped({
      text: `SELECT FROM audit_log WHERE action = 'export.create' AND subject = $1`,
      values: [requested[0]?.id],
    });
    expect(entries.length).toBe(1);
  });

  test('of an unknown kind or an unknown brand is rejected', async () => {
    const { brandId } = await newBrand();
    expect((await person.post(apiPath(`/brands/${brandId}/exports`), { kind: 'exe' })).status).toBe(400);
    const nobody = clock.newId('brand');
    expect((await person.post(apiPath(`/brands/${nobody}/exports`), { kind: 'kit' })).status).toBe(404);
    expect((await person.get(apiPath(`/brands/${nobody}/exports`))).status).toBe(404);
  });

  test('is rejected while too many exports of the workspace are in progress', async () => {
    const crowded = await testConsole.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId: crowded.workspaceId, environment: 'live' };
    const projectId = await addProject(suite.owner, scope);
    for (let made = 0; made < exportLimits.underWay; made += 1)
      await insertExport(scope, await addDrawnBrand(suite.owner, scope, projectId), computeTimeFromNow(600));
    const one = await addDrawnBrand(suite.owner, scope, projectId);
    const path = apiPath(`/brands/${one}/exports`, 'live', crowded.workspaceId);
    const refused = await crowded.person.post(path, { kind: 'kit' });
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_exports']);
    // Other workspaces can still request exports.
    const { brandId } = await newBrand();
    expect((await requestExport(brandId, 'kit')).state).toBe('queued');
  });
});

describe('the exports of a workspace', () => {
  /** Creates a workspace with a drawn brand. Returns them, and a function that requests the brand's kit. */
  async function createOwnWorkspace() {
    const made = await testConsole.signUpWithWorkspace('free');
    const scope: Scope = { workspaceId: made.workspaceId, environment: 'sandbox' };
    const projectId = await addProject(suite.owner, scope);
    const brandId = await addDrawnBrand(suite.owner, scope, projectId);
    const path = apiPath(`/brands/${brandId}/exports`, 'sandbox', made.workspaceId);
    return { scope, projectId, brandId, requestExport: () => made.person.post(path, { kind: 'kit' }) };
  }

  /** Makes finished exports older. Their ids change too, because they contain the creation time. */
  const ageExports = (scope: Scope, days: number) =>
    suite.owner.unscoped({
      text: `UPDATE exports SET finished_at = coalesce(finished_at, now()) - make_interval(days => $2),
               id = overlay(gen_random_uuid()::text PLACING '01900000-0000' FROM 1 FOR 13)::uuid
             WHERE workspace_id = $1 AND finished_at IS NOT NULL`,
      values: [requireUuid('workspace', scope.workspaceId), days],
    });

  test('are limited to 30 new files a minute', async () => {
    const { scope, projectId, requestExport: requestKit } = await createOwnWorkspace();
    await seedExports(suite.owner, scope, projectId, exportLimits.perMinute);
    await suite.owner.unscoped({
      text: `UPDATE exports SET id = overlay(id::text PLACING $2 FROM 1 FOR 13)::uuid WHERE workspace_id = $1`,
      values: [requireUuid('workspace', scope.workspaceId), minUuidAt(new Date()).slice(0, 13)],
    });
    const refused = await requestKit();
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_exports_made']);
    await ageExports(scope, 0);
    expect((await requestKit()).status).toBe(200);
  });

  test('are limited to 250 stored files: a new one replaces the oldest', async () => {
    const { scope, projectId, requestExport: requestKit } = await createOwnWorkspace();
    await seedExports(suite.owner, scope, projectId, exportLimits.kept + 3);
    await ageExports(scope, 0);
    expectStatus(await requestKit(), 200);
    expect(await countExports(suite.owner, scope, projectId)).toBe(exportLimits.kept);
  });

  test('expire, are erased by the sweep, and are created again on request', async () => {
    const { scope, projectId, requestExport: requestKit } = await createOwnWorkspace();
    const first = expectStatus(await requestKit(), 200).body as BrandExport;
    const path = apiPath(`/exports/${first.id}`, 'sandbox', scope.workspaceId);
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
    const existing = expectStatus(await requestKit(), 200).body as BrandExport;
    expect(existing.id).toBe(first.id);
    expect(existing.expires_at).toBe((existing.finished_at ?? 0) + 7 * 86_400);
    // An expired export is not reused, even before the sweep erases it.
    await seedExports(suite.owner, scope, projectId, 3);
    await ageExports(scope, 8);
    const second = expectStatus(await requestKit(), 200).body as BrandExport;
    expect([second.id === first.id, second.finished_at]).toEqual([false, null]);
    // The sweep erases expired exports, but not the new one.
    const before = computeExportExpiryCutoff(new Date(), 7);
    while ((await eraseExpiredExports(suite.owner, before, 2)) > 0);
    expect(await countExports(suite.owner, scope, projectId)).toBe(1);
  });
});

test('exports of another workspace or environment are not found', async () => {
  const { brandId } = await newBrand();
  const { id } = await waitForExport((await requestExport(brandId, 'kit')).id);
  const stranger = await testConsole.signUpWithWorkspace('pro');
  const theirs = (path: string) => apiPath(path, 'live', stranger.workspaceId);
  for (const path of [`/exports/${id}`, `/exports/${id}/file`, `/brands/${brandId}/exports`]) {
    expect((await stranger.person.get(apiPath(path))).status).toBe(404);
    expect((await stranger.person.get(theirs(path))).status).toBe(404);
    expect((await person.get(apiPath(path, 'sandbox'))).status).toBe(404);
  }
  const requested = await stranger.person.post(theirs(`/brands/${brandId}/exports`), { kind: 'kit' });
  expect(requested.status).toBe(404);
});

test('an export of a brand that cannot be drawn fails after all attempts; a new request tries again', async () => {
  const projectId = await addProject(suite.owner, liveScope);
  const { brand } = await addBrand(suite.owner, liveScope, { projectId, decisions: { version: 1 } });
  const first = await waitForExport((await requestExport(brand.id, 'kit')).id);
  expect([first.state, first.file]).toEqual(['failed', null]);
  expect((await person.get(apiPath(`/exports/${first.id}/file`))).status).toBe(404);
  const [row] = await suite.owner.unscoped<{ attempts: number }>({
    text: 'SELECT attempts FROM exports WHERE id = $1',
    values: [requireUuid('export', first.id)],
  });
  expect(row?.attempts).toBe(workflowOptions['make-export'].attempts);
  expect((await requestExport(brand.id, 'kit')).id).not.toBe(first.id);
});

test('the dispatcher starts an export whose workflow was never started', async () => {
  const { brandId } = await newBrand();
  const id = await insertExport(liveScope, brandId, computeTimeFromNow(-1));
  expect((await waitForExport(id)).state).toBe('ready');
});

describe('deleting a project', () => {
  test('hides its exports immediately, and erases them', async () => {
    const { projectId, brandId } = await newBrand();
    const { id } = await waitForExport((await requestExport(brandId, 'kit')).id);
    await softDeleteProject(liveScope, projectId);
    for (const path of [`/exports/${id}`, `/exports/${id}/file`, `/brands/${brandId}/exports`])
      expect((await person.get(apiPath(path))).status).toBe(404);
    expect((await person.post(apiPath(`/brands/${brandId}/exports`), { kind: 'guidelines' })).status).toBe(
      404,
    );
    await workflowStarter.startPurge(liveScope, projectId);
    await waitUntil(
      async () => {
        const rows = await suite.owner.unscoped({
          text: 'SELECT FROM exports WHERE project_id = $1 UNION ALL SELECT FROM projects WHERE id = $1',
          values: [requireUuid('project', projectId)],
        });
        if (rows.length > 0) throw new Error('The project or its exports still exist.');
      },
      { what: 'the purge', seconds: 60 },
    );
  });

  test('while an export is being created leaves nothing behind', async () => {
    const { projectId, brandId } = await newBrand();
    const id = await insertExport(liveScope, brandId, computeTimeFromNow(600));
    const app = openAppDatabase(suite.environment);
    expect(await claimExport(app, liveScope, id, computeTimeFromNow(600))).toMatchObject({
      kind: 'kit',
      attempts: 1,
    });
    await softDeleteProject(liveScope, projectId);
    // A worker that takes over the export finds nothing to do.
    expect(await claimExport(app, liveScope, id, computeTimeFromNow(600))).toBe(undefined);
    expect(await eraseProjectRow(app, liveScope, projectId)).toBe(false);
    expect(await eraseExports(app, liveScope, projectId, 1_000)).toBe(1);
    const bytes = Buffer.from('late');
    const file = { name: 'a', mediaType: 'b', bytes, sha256: createHash('sha256').update(bytes).digest() };
    expect(await finishExport(app, liveScope, id, file, new Date())).toBe(false);
    await app.close();
  });

  test('erases only the exports of that project, in bounded batches', async () => {
    const [doomed, visible] = [
      await addProject(suite.owner, liveScope),
      await addProject(suite.owner, liveScope),
    ];
    for (const projectId of [doomed, visible]) await seedExports(suite.owner, liveScope, projectId, 5);
    await softDeleteProject(liveScope, doomed);
    const app = openAppDatabase(suite.environment);
    const erased: number[] = [];
    for (const id of [doomed, doomed, doomed, doomed, visible])
      erased.push(await eraseExports(app, liveScope, id, 2));
    await app.close();
    expect(erased).toEqual([2, 2, 1, 0, 0]);
    expect(await countExports(suite.owner, liveScope, visible)).toBe(5);
  });
});

// A busy machine may kill the worker after the export instead of during it, so it gets two more attempts.
test('when a worker is killed, another worker creates the export', {
  retry: 2,
  timeout: 360_000,
}, async () => {
  const stage = await createStage('exports');
  const owner = openOwner(stage.environment);
  const ownConsole = await openConsole(stage.environment);
  try {
    const made = await ownConsole.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId: made.workspaceId, environment: 'sandbox' };
    const brandId = await addDrawnBrand(owner, scope, await addProject(owner, scope));
    const path = apiPath(`/brands/${brandId}/exports`, 'sandbox', made.workspaceId);
    const { body } = expectStatus(await made.person.post(path, { kind: 'guidelines' }), 200);
    const state = async () => {
      const [row] = await owner.unscoped<{ state: string; attempts: number }>({
        text: 'SELECT state, attempts FROM exports WHERE id = $1',
        values: [requireUuid('export', body.id)],
      });
      return row;
    };
    const { environment } = stage;
    const first = await startServer('worker', environment);
    while ((await state())?.state === 'queued') await new Promise((resolve) => setTimeout(resolve, 10));
    await first.kill();
    expect(await state()).toEqual({ state: 'working', attempts: 1 });
    const second = await startServer('worker', environment);
    await waitUntil(
      async () => {
        if ((await state())?.state !== 'ready') throw new Error('The export is not ready.');
      },
      { what: 'the export', seconds: 120 },
    );
    expect((await state())?.attempts).toBe(2);
    await second.kill();
    const file = await download(
      ownConsole,
      made.person,
      apiPath(`/exports/${body.id}/file`, 'sandbox', made.workspaceId),
    );
    expect(file.bytes.subarray(-6).toString()).toBe('%%EOF\n');
  } finally {
    await Promise.all([ownConsole.close(), owner.close()]);
    await stage.close();
  }
});
