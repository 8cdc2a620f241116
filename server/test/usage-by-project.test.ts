import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { toUtcMonth } from '../domain/utc-calendar.ts';
import { systemClock } from '../integrations/clock.ts';
import { cancelJobs } from '../store/job-results.ts';
import { markProjectDeleted } from '../store/projects.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const month = toUtcMonth(new Date());
let suite: Suite;
let mailbox: Mailbox;
/** Two console processes, both of which look for alerts to send. */
let consoles: readonly TestConsole[] = [];
let dashboard: TestConsole;
let person: SignedInPerson;
let workspaceId: string;
let key: { readonly id: string; readonly secret: string };
let projectId: string;

beforeAll(async () => {
  suite = joinSuite();
  mailbox = await openMailbox();
  const mail = { BLAZON_MAIL_URL: mailbox.url, BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>' };
  consoles = await Promise.all([0, 1].map(() => openConsole(suite.environment, { environment: mail })));
  const [first] = consoles;
  if (!first) throw new Error('No console was opened.');
  dashboard = first;
});
afterAll(async () => {
  await Promise.all(consoles.map((testConsole) => testConsole.close()));
  await mailbox.close();
  await leaveSuite(suite);
});
beforeEach(async () => {
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('pro'));
  key = await createKey('Shop');
  projectId = await createProject('Harbour');
});

async function createKey(label: string) {
  const { body } = await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label });
  return { id: String(body.key.id), secret: String(body.secret) };
}

async function createProject(name: string): Promise<string> {
  const reply = await suite.clients[0].call({
    method: 'POST',
    path: '/v1/projects',
    key: key.secret,
    body: { name },
  });
  return String(reply.body.id);
}

const generate = async (of = projectId, by = key.secret) =>
  suite.clients[0].call({
    method: 'POST',
    path: '/v1/brands/generate',
    key: by,
    body: { project_id: of, prompt: 'Harbour, a boat yard' },
  });
const budgetPath = (of = projectId) => `/api/workspaces/${workspaceId}/live/projects/${of}/budget`;
const setBudget = (monthly_budget: unknown, of = projectId, by = person) =>
  by.call({ method: 'PATCH', path: budgetPath(of), body: { monthly_budget } });
const readBreakdown = async (query = '') =>
  (await person.get(`/api/workspaces/${workspaceId}/usage/breakdown${query}`)).body;

async function setUsedQuota(used: number): Promise<void> {
  await dashboard.owner.unscoped({
    text: `INSERT INTO usage_months (workspace_id, month, used) VALUES ($1, $2, $3)
           ON CONFLICT (workspace_id, month) DO UPDATE SET used = excluded.used`,
    values: [requireUuid('workspace', workspaceId), month, used],
  });
}

describe('the monthly usage breakdown', () => {
  test('lists usage by project and by API key', async () => {
    const other = await createProject('Lighthouse');
    const second = await createKey('CI');
    expect((await generate()).status).toBe(202);
    expect((await generate(projectId, second.secret)).status).toBe(202);
    expect((await generate(other)).status).toBe(202);
    expect(await readBreakdown()).toEqual({
      month: month.slice(0, 7),
      used: 3,
      projects: [
        { project_id: projectId, name: 'Harbour', used: 2, monthly_budget: null },
        { project_id: other, name: 'Lighthouse', used: 1, monthly_budget: null },
      ],
      keys: [
        { key: { id: key.id, label: 'Shop', last_four: key.secret.slice(-4), is_revoked: false }, used: 2 },
        { key: expect.objectContaining({ id: second.id, label: 'CI' }), used: 1 },
      ],
    });
    expect(await readBreakdown('?month=2026-01')).toMatchObject({ used: 0, projects: [], keys: [] });
  });

  test('no longer counts a job that was cancelled', async () => {
    const scope = { workspaceId, environment: 'live' } as const;
    const clock = systemClock();
    const now = clock.now();
    await dashboard.owner.unscoped({
      text: `INSERT INTO usage_months (workspace_id, month, used) VALUES ($1, $2, 1)`,
      values: [requireUuid('workspace', workspaceId), month],
    });
    await dashboard.owner.unscoped({
      text: `INSERT INTO usage_details (workspace_id, month, project_id, key_id, used) VALUES ($1, $2, $3, $4, 1)`,
      values: [
        requireUuid('workspace', workspaceId),
        month,
        requireUuid('project', projectId),
        requireUuid('apiKey', key.id),
      ],
    });
    await dashboard.owner.unscoped({
      text: `INSERT INTO jobs (workspace_id, environment, project_id, id, status, prompt, request_id, created_at, quota_month,
               dispatch_due_at, key_id)
             VALUES ($1, 'live', $2, $3, 'queued', 'x', 'req_1', $4, $5, $4::timestamptz + interval '1 hour', $6)`,
      values: [
        requireUuid('workspace', workspaceId),
        requireUuid('project', projectId),
        requireUuid('job', clock.newId('job')),
        now,
        month,
        requireUuid('apiKey', key.id),
      ],
    });
    expect((await readBreakdown()).keys).toHaveLength(1);
    const times = { now, purgeDueAt: new Date(now.getTime() + 3_600_000) };
    await suite.owner.transaction(scope, (transaction) =>
      markProjectDeleted(transaction, scope, projectId, times),
    );
    await cancelJobs(suite.owner, scope, projectId, { count: 10, now, newId: clock.newId });
    expect(await readBreakdown()).toMatchObject({ used: 0, projects: [], keys: [] });
  });

  test('still lists a deleted project, but without its name', async () => {
    await generate();
    await waitUntil(
      async () => {
        const { body } = await suite.clients[0].call({ path: '/v1/brands', key: key.secret });
        if (body.data.length === 0) throw new Error('not yet');
      },
      { what: 'the brand', seconds: 60 },
    );
    await suite.clients[0].call({ method: 'DELETE', path: `/v1/projects/${projectId}`, key: key.secret });
    expect((await readBreakdown()).projects).toEqual([
      { project_id: projectId, name: null, used: 1, monthly_budget: null },
    ]);
  });

  test('is not visible to other workspaces', async () => {
    await generate();
    const other = await dashboard.signUpWithWorkspace('pro');
    expect((await other.person.get(`/api/workspaces/${workspaceId}/usage/breakdown`)).status).toBe(404);
    const own = await other.person.get(`/api/workspaces/${other.workspaceId}/usage/breakdown`);
    expect(own.body).toMatchObject({ used: 0, projects: [], keys: [] });
    const path = `/api/workspaces/${other.workspaceId}/live/projects/${projectId}/budget`;
    expect((await other.person.get(path)).status).toBe(404);
    const change = { method: 'PATCH', path, body: { monthly_budget: 1 } } as const;
    expect((await other.person.call(change)).status).toBe(404);
    expect((await person.get(budgetPath())).body.monthly_budget).toBeNull();
  });
});

describe('the monthly budget of a project', () => {
  test('allows exactly that many generations, even in parallel, and blocks no other project', async () => {
    expect((await setBudget(3)).body).toMatchObject({ monthly_budget: 3, used: 0 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => generate()));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 403);
    expect(refused?.body.error).toMatchObject({
      type: 'authentication_error',
      code: 'project_budget_exceeded',
      param: 'project_id',
      message: expect.stringMatching(
        /^The project has used its budget of 3 live generations for 20\d\d-\d\d: /,
      ),
    });
    expect((await generate(await createProject('Lighthouse'))).status).toBe(202);
    // The rejected requests did not count towards the quota.
    expect(await readBreakdown()).toMatchObject({ used: 4 });
    expect((await person.get(budgetPath())).body).toMatchObject({ monthly_budget: 3, used: 3 });
    // A higher budget applies at once.
    await setBudget(4);
    expect((await generate()).status).toBe(202);
    await setBudget(null);
    expect((await generate()).status).toBe(202);
  });

  test('also applies to generations in the dashboard', async () => {
    await setBudget(1);
    expect((await generate()).status).toBe(202);
    const asked = await person.post(`/api/workspaces/${workspaceId}/live/projects/${projectId}/generations`, {
      request_key: 'budget-test-0000000001',
      prompt: 'Harbour',
    });
    expect([asked.status, asked.body.error.code]).toEqual([403, 'budget_used_up']);
  });

  test('can be set only by admins, and changes are recorded in the audit log', async () => {
    const developer = await dashboard.signUp();
    await dashboard.addMember(workspaceId, developer.id, 'developer');
    expect((await setBudget(5, projectId, developer)).body.error.code).toBe('role_not_allowed');
    expect((await developer.get(budgetPath())).body.monthly_budget).toBeNull();
    await setBudget(5);
    await setBudget(5);
    await setBudget(null);
    const { body } = await person.get(
      `/api/workspaces/${workspaceId}/audit?subject=${projectId}&action=project.budget`,
    );
    expect(body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      `Ada Marsh changed the monthly budget of the project ${projectId} from 5 to none`,
      `Ada Marsh changed the monthly budget of the project ${projectId} from none to 5`,
    ]);
  });

  test.each([0, -1, 1.5, 1_000_001, '5'])('cannot be %s', async (budget) => {
    const { status, body } = await setBudget(budget);
    expect([status, body.error.param]).toEqual([400, 'monthly_budget']);
  });
});

describe('e-mails about the quota', () => {
  const listAlerts = () =>
    mailbox.emails.filter(({ to, subject }) => to === person.email && subject.includes('live generations'));

  test('are sent once for each threshold, to admins and owners', async () => {
    const [admin, developer] = [await dashboard.signUp(), await dashboard.signUp()];
    await dashboard.addMember(workspaceId, admin.id, 'admin');
    await dashboard.addMember(workspaceId, developer.id, 'developer');
    await setUsedQuota(498);
    await generate();
    await generate();
    await generate();
    const email = await mailbox.emailTo(person.email, /50 %/);
    expect(email.subject).toBe('Northwind has used 50 % of its live generations this month');
    expect(email.text).toContain('500 of the 1,000 live generations');
    await mailbox.emailTo(admin.email, /50 %/);
    // When usage falls below the threshold and reaches it again, no second e-mail is sent.
    await setUsedQuota(499);
    await generate();
    await setUsedQuota(799);
    await generate();
    await mailbox.emailTo(person.email, /80 %/);
    await setUsedQuota(999);
    expect((await generate()).status).toBe(202);
    const last = await mailbox.emailTo(person.email, /all its live generations/);
    expect(last.text).toContain('billing_hard_limit');
    expect((await generate()).status).toBe(403);
    expect(listAlerts().map(({ subject }) => subject)).toHaveLength(3);
    expect(
      mailbox.emails.some(({ to, subject }) => to === developer.email && /generations/.test(subject)),
    ).toBe(false);
  });

  test('are sent again for the thresholds of a larger plan', async () => {
    await setUsedQuota(999);
    await generate();
    await mailbox.emailTo(person.email, /all its live generations/);
    await dashboard.setPlan(workspaceId, 'agency');
    await setUsedQuota(9_999);
    await generate();
    const email = await mailbox.emailTo(person.email, /50 %/);
    expect(email.text).toContain('10,000 of the 20,000');
  });
});
