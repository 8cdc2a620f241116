import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { eraseExpiredShares } from '../store/brand-shares.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { expectStatus, joinConsole, type SignedInPerson } from './support/console.ts';
import { download } from './support/download.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { addProject } from './support/new-project.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let testConsole: ReturnType<typeof joinConsole>;
let person: SignedInPerson;
let workspaceId: string;
let liveScope: Scope;
let brandId: string;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  liveScope = { workspaceId, environment: 'live' };
  brandId = await addDrawnBrand(suite.owner, liveScope, await addProject(suite.owner, liveScope));
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const sharesPath = (of = brandId, environment = 'live') =>
  `/api/workspaces/${workspaceId}/${environment}/brands/${of}/shares`;
const createShare = async (of = brandId) =>
  expectStatus(await person.post(sharesPath(of), { days: 7 }), 200).body as { id: string; url: string };
const pathOfUrl = (url: string) => new URL(url).pathname;
/** Opens a path without being signed in. */
const openAnonymously = (path: string) => download(testConsole, testConsole.visitor(), path);

describe('a shared link to a brand', () => {
  test('shows the brand to anybody, without scripts, caching or indexing', async () => {
    const { url } = await createShare();
    const page = await openAnonymously(pathOfUrl(url));
    expect(page.status).toBe(200);
    const html = page.bytes.toString();
    expect(html).toContain('logo-light.svg');
    expect(html).not.toMatch(/<script|javascript:| on\w+=/);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'/);
    const drawing = await openAnonymously(`${pathOfUrl(url)}/logo-dark.svg`);
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(drawing.bytes.toString()).toMatch(/^<svg/);
  });

  test('is stored only as a hash of its token, and is recorded in the audit log', async () => {
    const made = await createShare();
    const token = made.url.split('/').at(-1) ?? '';
    const rows = await suite.owner.unscoped<{ row: string }>({
      text: 'SELECT s::text AS row FROM brand_shares s WHERE workspace_id = $1',
      values: [requireUuid('workspace', workspaceId)],
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?action=brand_share`);
    expect(body.data[0]).toMatchObject({ action: 'brand_share.create', subject: brandId });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('stops working at once when it is revoked or expires', async () => {
    const revoked = await createShare();
    expect((await person.call({ method: 'DELETE', path: `${sharesPath()}/${revoked.id}` })).status).toBe(204);
    expect((await person.call({ method: 'DELETE', path: `${sharesPath()}/${revoked.id}` })).status).toBe(404);
    const ended = await createShare();
    await suite.owner.unscoped({
      text: `UPDATE brand_shares SET expires_at = now() - interval '1 second' WHERE id = $1`,
      values: [requireUuid('share', ended.id)],
    });
    for (const { url } of [revoked, ended]) {
      const page = await openAnonymously(pathOfUrl(url));
      expect([page.status, page.bytes.toString().includes('no longer works')]).toEqual([404, true]);
      expect((await openAnonymously(`${pathOfUrl(url)}/logo-light.svg`)).status).toBe(404);
    }
    await eraseExpiredShares(suite.owner, new Date());
    const rows = await suite.owner.unscoped({
      text: 'SELECT 1 FROM brand_shares WHERE id = $1',
      values: [requireUuid('share', ended.id)],
    });
    expect(rows).toEqual([]);
  });

  test('stops working when its project is deleted; links to other projects keep working', async () => {
    const project = await addProject(suite.owner, liveScope);
    const deletedShare = await createShare(await addDrawnBrand(suite.owner, liveScope, project));
    const kept = await createShare();
    await person.call({ method: 'DELETE', path: `/api/workspaces/${workspaceId}/live/projects/${project}` });
    expect((await openAnonymously(pathOfUrl(deletedShare.url))).status).toBe(404);
    expect((await openAnonymously(pathOfUrl(kept.url))).status).toBe(200);
  });

  test('can be created only by developers and above, and cannot be guessed', async () => {
    const viewer = await testConsole.signUp();
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await viewer.post(sharesPath(), { days: 7 })).status).toBe(403);
    const stranger = await testConsole.signUpWithWorkspace('pro');
    expect((await stranger.person.post(sharesPath(), { days: 7 })).status).toBe(404);
    expect((await person.post(sharesPath(brandId, 'sandbox'), { days: 7 })).status).toBe(404);
    for (const days of [0, 91, 1.5]) expect((await person.post(sharesPath(), { days })).status).toBe(400);
    for (const token of ['x', 'a'.repeat(43), '..%2f..', '%00'])
      expect((await openAnonymously(`/s/${token}`)).status).toBe(404);
  });

  test('is rejected if the brand already has ten', async () => {
    const crowded = await addDrawnBrand(suite.owner, liveScope, await addProject(suite.owner, liveScope));
    const made = await Promise.all(
      Array.from({ length: 13 }, () => person.post(sharesPath(crowded), { days: 7 })),
    );
    const countStatus = (expectedStatus: number) =>
      made.filter(({ status }) => status === expectedStatus).length;
    expect([countStatus(200), countStatus(409)]).toEqual([10, 3]);
  });
});
