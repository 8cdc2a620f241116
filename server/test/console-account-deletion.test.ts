import { Client, Connection } from '@temporalio/client';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import { systemClock } from '../integrations/clock.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { eraseExpiredArchives } from '../store/archives.ts';
import { eraseWorkspaceBatch, markWorkspaceDeleted, workspaceTables } from '../store/deleted-workspaces.ts';
import { setBillingCustomer } from '../store/workspaces.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { writeArchive } from '../workflows/export-workspace/write-archive.ts';
import { purgeWorkspaceActivities } from '../workflows/purge-workspace/activities.ts';
import { type SignedInPerson, type Visitor } from './support/console.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { seedMemoryNodes } from './support/seed-memory-nodes.ts';
import { addProject } from './support/new-project.ts';
import { startSubscriptionProvider, testPrices } from './support/subscription-provider.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';
import {
  codeOf,
  confirmSignIn,
  ageSessions,
  type MailedConsole,
  uniqueEmail,
  openMailedConsole,
  readRefusal,
} from './support/account-helpers.ts';

/** Deleting workspaces and accounts, and exporting a workspace as an archive. */
const suite = joinSuite();
let mailedConsole: MailedConsole;
let testConsole: MailedConsole['console'];
let mailbox: MailedConsole['mailbox'];
let temporal: Client;
beforeAll(async () => {
  const address = suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '';
  const namespace = suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '';
  temporal = new Client({ connection: await Connection.connect({ address }), namespace });
  mailedConsole = await openMailedConsole(suite.environment);
  ({ console: testConsole, mailbox } = mailedConsole);
});
afterAll(async () => {
  await mailedConsole.close();
  await temporal.connection.close();
  await leaveSuite(suite);
});

/** The row counts of a workspace by table, without empty tables. */
async function countRowsByTable(workspaceId: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of workspaceTables) {
    const [row] = await suite.owner.unscoped<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM ${table} WHERE workspace_id = $1`,
      values: [requireUuid('workspace', workspaceId)],
    });
    if (row !== undefined && row.count > 0) counted[table] = row.count;
  }
  return counted;
}

const getPurgeHandle = (workspaceId: string) =>
  temporal.workflow.getHandle(workflowOptions['purge-workspace'].workflowId(workspaceId));
const confirmDeletion = (visitor: Visitor, workspaceId: string, confirmed: string) =>
  visitor.post(`/api/workspaces/${workspaceId}/delete`, { confirm: confirmed });

it('workspaceTables lists every table with a workspace_id, so that the purge misses none', async () => {
  const tables = await suite.owner.unscoped<{ name: string }>({
    text: `SELECT c.table_name AS name FROM information_schema.columns c
           JOIN pg_class r ON r.relname = c.table_name AND r.relnamespace = 'public'::regnamespace
           WHERE c.table_schema = 'public' AND c.column_name = 'workspace_id' AND NOT r.relispartition`,
  });
  const expected = [...workspaceTables, 'deleted_workspaces'];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

it('deleting a workspace stops its keys at once, e-mails every member, and erases only its rows', async () => {
  const { person: owner, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const admin = await testConsole.signUp({ name: 'Grace Holm' });
  await testConsole.addMember(workspaceId, admin.id, 'admin');
  const path = `/api/workspaces/${workspaceId}`;
  const key: string = (await owner.post(`${path}/live/keys`, { label: 'Server' })).body.secret;
  await owner.post(`${path}/invitations`, { email: uniqueEmail(), role: 'viewer' });
  await owner.post(`${path}/webhooks/secret/reveal`);
  const [first, second] = suite.clients;
  const project = await first.call({
    method: 'POST',
    path: '/v1/projects',
    key,
    body: { name: 'Tea house' },
    headers: { 'idempotency-key': 'leaving-1' },
  });
  await seedMemoryNodes(suite.owner, { workspaceId, environment: 'live' }, project.body.id, 2_500);
  const bystander = await createWorkspace(suite.owner);
  const scope = { workspaceId: bystander.id, environment: 'live' } as const;
  await seedMemoryNodes(suite.owner, scope, await addProject(suite.owner, scope), 20);
  const before = await countRowsByTable(bystander.id);

  expect(readRefusal(await confirmDeletion(admin, workspaceId, 'Northwind'))).toEqual([
    403,
    'role_not_allowed',
  ]);
  expect(readRefusal(await confirmDeletion(owner, workspaceId, 'northwind'))).toEqual([400, 'not_typed']);
  await ageSessions(testConsole.owner, owner);
  expect(readRefusal(await confirmDeletion(owner, workspaceId, 'Northwind'))).toEqual([
    403,
    'recent_sign_in_needed',
  ]);
  await confirmSignIn(owner, { password: owner.password });
  expect((await confirmDeletion(owner, workspaceId, 'Northwind')).status).toBe(204);

  for (const client of [first, second])
    expect((await client.call({ path: '/v1/projects', key })).status).toBe(401);
  for (const member of [owner, admin]) {
    expect((await member.get('/api/me')).body.workspaces).toEqual([]);
    expect((await member.get(`${path}/members`)).status).toBe(404);
    await mailbox.emailTo(member.email, /Northwind was deleted/);
  }
  expect(readRefusal(await confirmDeletion(owner, workspaceId, 'Northwind'))).toEqual([404, 'not_found']);

  expect(await getPurgeHandle(workspaceId).result()).toBeGreaterThan(2_500);
  expect(await countRowsByTable(workspaceId)).toEqual({});
  const [remains] = await suite.owner.unscoped<{ name: string | null; purged: boolean }>({
    text: `SELECT (SELECT name FROM workspaces WHERE id = $1) AS name, purged_at IS NOT NULL AS purged
           FROM deleted_workspaces WHERE workspace_id = $1`,
    values: [requireUuid('workspace', workspaceId)],
  });
  expect(remains).toEqual({ name: null, purged: true });
  expect(await countRowsByTable(bystander.id)).toEqual(before);
});

it('the purge erases a deleted workspace in bounded batches, and nothing of a workspace in use', async () => {
  const { id: workspaceId } = await createWorkspace(suite.owner);
  const scope = { workspaceId, environment: 'live' } as const;
  await seedMemoryNodes(suite.owner, scope, await addProject(suite.owner, scope), 250);
  const before = await countRowsByTable(workspaceId);
  expect(await eraseWorkspaceBatch(suite.owner, workspaceId, 100)).toBe(0);
  expect(await countRowsByTable(workspaceId)).toEqual(before);
  const now = new Date();
  // Far in the future, so that no sweep interferes.
  const purgeDueAt = new Date(now.getTime() + 3_600_000);
  const deletedBy = systemClock().newId('person');
  await suite.owner.transaction(scope, (transaction) =>
    markWorkspaceDeleted(transaction, workspaceId, { now, purgeDueAt, deletedBy }),
  );
  const batches: number[] = [];
  do batches.push(await eraseWorkspaceBatch(suite.owner, workspaceId, 100));
  while (batches.at(-1) !== 0);
  expect(batches.slice(0, 3)).toEqual([100, 100, 50]);
  expect(await countRowsByTable(workspaceId)).toEqual({});

  // The sweep must start the purge, because nothing else has started its workflow.
  await suite.owner.unscoped({
    text: `UPDATE workspaces SET purge_due_at = now() - interval '1 second' WHERE id = $1`,
    values: [requireUuid('workspace', workspaceId)],
  });
  // A trigger is skipped while an earlier sweep is in progress.
  await vi.waitFor(
    async () => {
      await temporal.schedule.getHandle(workflowOptions.sweep.scheduleId).trigger();
      await getPurgeHandle(workspaceId).describe();
    },
    { timeout: 120_000, interval: 1_000 },
  );
});

it('the purge ends the subscription of a deleted workspace, and is retried when the provider fails', async () => {
  const provider = await startSubscriptionProvider();
  const { id: workspaceId } = await createWorkspace(suite.owner);
  const billing = createMeteringClient({
    secretKey: 'sk_of_the_provider',
    url: provider.url,
    meter: 'brand_generations',
    plans: { prices: testPrices, webhookSecret: 'whsec_of_the_provider' },
  }).plans;
  const made = await billing?.makeCustomer(workspaceId, 0);
  const customer = made?.outcome === 'done' ? made.answer : '';
  const subscription = provider.subscribe(customer, testPrices.pro);
  const now = new Date();
  const scope = { workspaceId, environment: 'live' } as const;
  await suite.owner.transaction(scope, async (transaction) => {
    await setBillingCustomer(transaction, workspaceId, customer);
    const purgeDueAt = new Date(now.getTime() + 3_600_000);
    await markWorkspaceDeleted(transaction, workspaceId, {
      now,
      purgeDueAt,
      deletedBy: systemClock().newId('person'),
    });
  });
  const steps = purgeWorkspaceActivities({
    owner: suite.owner,
    clock: systemClock(),
    billing,
    auditDays: 400,
  });
  provider.answerAll(500);
  await expect(steps.endBilling(workspaceId)).rejects.toThrow('did not end the subscription');
  provider.answerAll(undefined);
  await steps.endBilling(workspaceId);
  expect(provider.customers.get(customer)?.subscriptions).toMatchObject([
    { id: subscription.id, status: 'canceled' },
  ]);
  // Repeat the step, as after a crash between the provider's response and the end of the step.
  await steps.endBilling(workspaceId);
  await provider.close();
});

it('deleting an account deletes workspaces with no other member, and anonymises its actions in others', async () => {
  const { person, workspaceId: own } = await testConsole.signUpWithWorkspace('free');
  const { person: other, workspaceId: shared } = await testConsole.signUpWithWorkspace('pro');
  await testConsole.addMember(shared, person.id, 'admin');
  const path = `/api/workspaces/${shared}`;
  const invited = uniqueEmail();
  await person.post(`${path}/invitations`, { email: invited, role: 'viewer' });
  expect((await person.get('/api/me/leaving')).body).toEqual({
    blocking: [],
    deleted: [{ id: own, name: 'Northwind' }],
  });
  const remove = (visitor: Visitor, confirmed: string) =>
    visitor.post('/api/me/delete', { confirm: confirmed });
  expect(readRefusal(await remove(person, other.email))).toEqual([400, 'not_typed']);
  await ageSessions(testConsole.owner, person);
  expect(readRefusal(await remove(person, person.email))).toEqual([403, 'recent_sign_in_needed']);
  await confirmSignIn(person, { password: person.password });
  expect((await remove(person, person.email)).status).toBe(204);

  expect((await person.get('/api/me')).status).toBe(401);
  const back = await testConsole.visitor().post('/auth/sign-in/email', {
    email: person.email,
    password: person.password,
  });
  expect(codeOf(back)).toBe('wrong_credentials');
  await mailbox.emailTo(person.email, /account was deleted/);
  const traces = await suite.owner.unscoped({
    text: `SELECT 1 FROM people.persons WHERE id = $1 UNION ALL SELECT 1 FROM people.sessions WHERE person_id = $1
           UNION ALL SELECT 1 FROM people.accounts WHERE person_id = $1
           UNION ALL SELECT 1 FROM members WHERE person_id = $1
           UNION ALL SELECT 1 FROM invitations WHERE invited_by = $1`,
    values: [requireUuid('person', person.id)],
  });
  expect(traces).toEqual([]);
  await vi.waitFor(() => getPurgeHandle(own).describe(), { timeout: 90_000, interval: 200 });
  const { data } = (await other.get(`${path}/audit`)).body;
  expect(data.map(({ sentence }: { sentence: string }) => sentence).slice(0, 2)).toEqual([
    'A deleted account left the workspace',
    `A deleted account invited ${invited} as viewer`,
  ]);
  expect((await other.get(`${path}/members`)).body.data).toHaveLength(1);
});

it('the last owner of a workspace cannot delete their account, even if two owners try at once', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const second = await testConsole.signUp({ name: 'Grace Holm' });
  await testConsole.addMember(workspaceId, second.id, 'admin');
  const remove = (one: SignedInPerson) => one.post('/api/me/delete', { confirm: one.email });
  expect((await person.get('/api/me/leaving')).body.blocking).toEqual([
    { id: workspaceId, name: 'Northwind' },
  ]);
  expect(readRefusal(await remove(person))).toEqual([409, 'sole_owner']);
  expect((await person.get('/api/me')).status).toBe(200);

  await testConsole.addMember(workspaceId, second.id, 'owner');
  const third = await testConsole.signUp();
  await testConsole.addMember(workspaceId, third.id, 'viewer');
  const replies = await Promise.all([remove(person), remove(second)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
  expect((await third.get(`/api/workspaces/${workspaceId}/members`)).body.data).toHaveLength(2);
});

it('an owner with a recent sign-in can export the workspace as an archive, which contains no secrets', async () => {
  const { person: owner, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const admin = await testConsole.signUp({ name: 'Grace Holm' });
  await testConsole.addMember(workspaceId, admin.id, 'admin');
  const path = `/api/workspaces/${workspaceId}/archives`;
  const key: string = (await owner.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Server' })).body
    .secret;
  const signing: string = (await owner.post(`/api/workspaces/${workspaceId}/webhooks/secret/reveal`)).body
    .secret;
  const scope = { workspaceId, environment: 'live' } as const;
  const projectId = await addProject(suite.owner, scope);
  await seedMemoryNodes(suite.owner, scope, projectId, 450);
  const brandId = await addDrawnBrand(suite.owner, scope, projectId);

  expect(readRefusal(await admin.post(path))).toEqual([403, 'role_not_allowed']);
  await ageSessions(testConsole.owner, owner);
  expect(readRefusal(await owner.post(path))).toEqual([403, 'recent_sign_in_needed']);
  await confirmSignIn(owner, { password: owner.password });
  const asked = (await owner.post(path)).body;
  expect(asked).toMatchObject({ state: 'queued', size: null });
  expect(asked.expires_at - asked.created_at).toBe(7 * 86_400);
  const ready = await vi.waitFor(
    async () => {
      const [archive] = (await owner.get(path)).body.data;
      expect(archive).toMatchObject({ id: asked.id, state: 'ready' });
      return archive;
    },
    { timeout: 90_000, interval: 200 },
  );
  const { url } = (await owner.post(`${path}/${asked.id}/open`)).body;
  const bytes = await owner.bytes(url);
  expect(bytes.length).toBe(ready.size);
  const files = unzipSync(bytes);
  const linesOf = (file: string) =>
    Buffer.from(files[file] ?? [])
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  expect(linesOf('projects.jsonl')).toMatchObject([{ project_id: projectId, environment: 'live' }]);
  expect(linesOf('memory_nodes.jsonl').length).toBeGreaterThanOrEqual(450);
  expect(
    linesOf('members.jsonl')
      .map(({ email }) => String(email))
      .toSorted(),
  ).toEqual([owner.email, admin.email].toSorted());
  const [brand] = linesOf('brands.jsonl');
  expect(brand).toMatchObject({ brand_id: brandId, project_id: projectId });
  expect(brand.logo_svg).toMatch(/^<svg/);
  expect(Buffer.from(files[`brands/${brandId}.svg`] ?? []).toString('utf8')).toBe(brand.logo_svg);
  expect(linesOf('audit_log.jsonl').map(({ action }) => action)).toContain('workspace.archive');
  const everything = Object.values(files)
    .map((file) => Buffer.from(file).toString('utf8'))
    .join('');
  for (const secret of [key, signing, 'secret_hash', 'sealed']) expect(everything).not.toContain(secret);

  // Admins and owners without a recent sign-in cannot download the archive. After it has expired, nobody can.
  expect((await admin.get(url)).status).toBe(403);
  await ageSessions(testConsole.owner, owner);
  expect(readRefusal(await owner.get(url))).toEqual([403, 'recent_sign_in_needed']);
  await confirmSignIn(owner, { password: owner.password });
  await suite.owner.unscoped({
    text: 'UPDATE workspace_archives SET expires_at = now() WHERE workspace_id = $1',
    values: [requireUuid('workspace', workspaceId)],
  });
  expect((await owner.get(url)).status).toBe(404);
  expect(await eraseExpiredArchives(suite.owner, new Date(), 100)).toBeGreaterThanOrEqual(0);
  expect((await countRowsByTable(workspaceId))['workspace_archive_parts']).toBe(undefined);
});

it('a workspace can have one archive in progress and three a day, each up to a maximum size', async () => {
  const { person: owner, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const path = `/api/workspaces/${workspaceId}/archives`;
  const both = await Promise.all([owner.post(path), owner.post(path)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const untilEnded = () =>
    vi.waitFor(
      async () => {
        const { data } = (await owner.get(path)).body;
        expect(data.every(({ state }: { state: string }) => state === 'ready')).toBe(true);
      },
      { timeout: 90_000, interval: 200 },
    );
  await untilEnded();
  for (let count = 0; count < 2; count += 1) {
    expect((await owner.post(path)).status).toBe(200);
    await untilEnded();
  }
  expect(readRefusal(await owner.post(path))).toEqual([429, 'too_many_archives']);

  const scope = { workspaceId, environment: 'live' } as const;
  await seedMemoryNodes(suite.owner, scope, await addProject(suite.owner, scope), 2_000);
  const parts: number[] = [];
  const limits = { maxBytes: 1e9, partBytes: 4_096, batchRows: 100, maxDrawnBrands: 10 };
  const collectPart = async (_part: number, bytes: Uint8Array) => void parts.push(bytes.length);
  const size = await writeArchive(suite.owner, workspaceId, limits, collectPart);
  expect(Math.max(...parts)).toBe(4_096);
  expect(parts.reduce((sum, length) => sum + length, 0)).toBe(size);
  const small = { ...limits, maxBytes: 4_096 };
  await expect(writeArchive(suite.owner, workspaceId, small, collectPart)).rejects.toThrow(
    'exceeds the maximum size',
  );
});
