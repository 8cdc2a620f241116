import { randomUUID } from 'node:crypto';
import type { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { syncDirectory } from '../admin/directory.ts';
import { moveWorkspace } from '../admin/move-workspace.ts';
import { systemClock } from '../integrations/clock.ts';
import { listEntriesElsewhere } from '../store/directory-members.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { setPlan } from '../store/workspaces.ts';
import {
  ageSessions,
  codeOf,
  confirmSignIn,
  enableSecondFactorFor,
  listWorkspaceNames,
  readRefusal,
} from './support/account-helpers.ts';
import { type Cell, type Cells, startCells } from './support/cell.ts';
import { type CommandLine, logInCommandLine } from './support/cli-login.ts';
import {
  createAgent,
  createVisitor,
  expectStatus,
  type SignedInPerson,
  signUpPerson,
  type Visitor,
} from './support/console.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { addProject } from './support/new-project.ts';
import { startServer } from './support/server-process.ts';

// Two cells with a console each. The first is the home cell, which stores the accounts.
const clock = systemClock();
let cells: Cells;
let one: Cell;
let two: Cell;
let agent: Agent;

beforeAll(async () => {
  cells = await startCells(['one', 'two'], ['console'], { BLAZON_HOME_CELL: 'one' });
  [one, two] = cells.cells as [Cell, Cell];
  agent = createAgent();
}, 600_000);
afterAll(async () => {
  await agent.close();
  await cells.close();
});

/** Returns a visitor of this cell's console, with the cookies of another visitor if one is given. */
function visit(cell: Cell, like?: Visitor): Visitor {
  const visitor = createVisitor(agent, cells.origin, cell.consoleAddress);
  for (const [name, value] of like?.cookies ?? []) visitor.cookies.set(name, value);
  return visitor;
}

/** Signs up at the console of this cell. */
const signUp = (cell: Cell, name = 'Ada Marsh'): Promise<SignedInPerson> =>
  signUpPerson(visit(cell), one.owner, { name });

async function createWorkspace(person: Visitor, name: string): Promise<string> {
  return String(expectStatus(await person.post('/api/workspaces', { name }), 200).body.id);
}

async function move(workspaceId: string, from: Cell, to: Cell): Promise<void> {
  const { owner, workflowStarter, directory } = to;
  await moveWorkspace({ owner, workflowStarter, clock, directory }, workspaceId, {
    source: from.owner,
    cell: to.name,
    drainMilliseconds: 0,
  });
}

/** Creates a person who has a workspace in each cell and is signed in at the second cell's console. */
async function createPerson(): Promise<{ person: SignedInPerson; home: string; moved: string }> {
  const person = await signUp(two);
  const home = await createWorkspace(person, 'At home');
  const moved = await createWorkspace(person, 'Moved');
  await move(moved, one, two);
  return { person, home, moved };
}

async function whileStopped<Result>(cell: Cell, work: () => Promise<Result>): Promise<Result> {
  cell.servers.forEach((server) => server.signal('SIGSTOP'));
  try {
    return await work();
  } finally {
    cell.servers.forEach((server) => server.signal('SIGCONT'));
  }
}

describe('a person with a workspace outside the home cell', () => {
  test('signs in once at either console, uses the workspaces of both cells, and signs out of both', async () => {
    const { person, home, moved } = await createPerson();
    const worker = await startServer('worker', two.environment);
    for (const cell of [one, two]) {
      const visitor = visit(cell);
      const credentials = { email: person.email, password: person.password };
      expectStatus(await visitor.post('/auth/sign-in/email', credentials), 200);
      expect(await listWorkspaceNames(visitor)).toEqual(['At home', 'Moved']);
      const project = await visitor.post(`/api/workspaces/${moved}/sandbox/projects`, {
        name: cell.name,
        request_key: randomUUID(),
      });
      const path = `/api/workspaces/${moved}/sandbox/projects/${expectStatus(project, 200).body.id}`;
      const asked = { request_key: randomUUID(), prompt: 'simulate success' };
      const job = expectStatus(await visitor.post(`${path}/generations`, asked), 200);
      expect((await visitor.post(`${path}/generations`, asked)).body.id).toBe(job.body.id);
      await waitUntil(
        async () => {
          const { body } = await visitor.get(`/api/workspaces/${moved}/sandbox/jobs/${job.body.id}`);
          if (body.status !== 'succeeded') throw new Error(`The job is ${body.status}.`);
        },
        { what: 'the brand', seconds: 60 },
      );
      expectStatus(await visitor.get(`/api/workspaces/${home}/live/projects`), 200);
      const kept = visit(cell === one ? two : one, visitor);
      expectStatus(await visitor.post('/auth/sign-out'), 200);
      for (const workspace of [home, moved])
        expect(readRefusal(await kept.get(`/api/workspaces/${workspace}/live/projects`))).toEqual([
          401,
          'not_signed_in',
        ]);
    }
    await worker.kill();
    const rows = await two.owner.unscoped({
      text: 'SELECT FROM jobs WHERE workspace_id = $1',
      values: [requireUuid('workspace', moved)],
    });
    expect(rows).toHaveLength(2);
    const sessions = await two.owner.unscoped({ text: 'SELECT FROM people.sessions' });
    expect(sessions).toEqual([]);
  }, 600_000);

  test('does not get a new first workspace after their only workspace has moved', async () => {
    const person = await signUp(one);
    const only = await createWorkspace(person, 'Only');
    await move(only, one, two);
    expect((await person.post('/api/start')).body).toEqual({ workspace_id: only, project_id: null });
    const again = await whileStopped(two, () => person.post('/api/start'));
    expect(again.body).toEqual({ workspace_id: only, project_id: null });
    expect(await listWorkspaceNames(person)).toEqual(['Only']);
  });

  test('loses access in both consoles when removed from a workspace', async () => {
    const { person, moved } = await createPerson();
    const other = await signUp(one, 'Grace');
    await addMember(two, moved, other);
    expect(await listWorkspaceNames(other)).toEqual(['Moved']);
    const members = await visit(two, other).get(`/api/workspaces/${moved}/members`);
    expect(members.body.data.map(({ name }: { name: string }) => name)).toEqual(['Ada Marsh', 'Grace']);
    const path = `/api/workspaces/${moved}/members/${other.id}`;
    expectStatus(await visit(one, person).call({ method: 'DELETE', path }), 204);
    for (const cell of [one, two])
      expect(readRefusal(await visit(cell, other).get(`/api/workspaces/${moved}/live/projects`))).toEqual([
        404,
        'not_found',
      ]);
    expect(await listWorkspaceNames(other)).toEqual([]);
    await one.directory.home.unscoped({
      text: `UPDATE directory.person_workspaces SET entered_at = now() - interval '2 days'`,
    });
    await syncDirectory({ ...two, clock });
    expect(await listEntriesElsewhere(one.directory.home, other.id, 'one')).toEqual([]);
    expect(await listEntriesElsewhere(one.directory.home, person.id, 'one')).toHaveLength(1);
  });

  test('sees how many workspaces are unreachable while one cell is down, and can use the others', async () => {
    const { person, home, moved } = await createPerson();
    const visitor = visit(one, person);
    await whileStopped(two, async () => {
      const me = expectStatus(await visitor.get('/api/me'), 200).body;
      expect([me.workspaces.length, me.unreachable_workspaces]).toEqual([1, 1]);
      expectStatus(await visitor.get(`/api/workspaces/${home}/live/projects`), 200);
      const away = await visitor.get(`/api/workspaces/${moved}/live/projects`);
      expect(readRefusal(away)).toEqual([503, 'service_unavailable']);
      expect(away.body.error.message).toContain('Other workspaces may work');
      expect(readRefusal(await visitor.get('/api/me/leaving'))).toEqual([503, 'service_unavailable']);
    });
    expect(await listWorkspaceNames(visitor)).toHaveLength(2);
  });

  test('cannot delete their account while they own a workspace in another cell', async () => {
    const { person, moved } = await createPerson();
    const preview = (await person.get('/api/me/leaving')).body;
    expect(preview.blocking).toEqual([{ id: moved, name: 'Moved' }]);
    expect(codeOf(await person.post('/api/me/delete', { confirm: person.email }))).toBe('sole_owner');
    expectStatus(await person.post(`/api/workspaces/${moved}/delete`, { confirm: 'Moved' }), 204);
    expectStatus(await person.post('/api/me/delete', { confirm: person.email }), 204);
    await syncDirectory({ ...two, clock });
    const rows = await two.owner.unscoped({
      text: 'SELECT FROM people.persons WHERE id = $1',
      values: [requireUuid('person', person.id)],
    });
    expect(rows).toEqual([]);
  });
});

describe('for a workspace in another cell,', () => {
  test('both consoles require a recent sign-in and the second factor', async () => {
    const { person, moved } = await createPerson();
    const path = `/api/workspaces/${moved}`;
    const require = (cell: Cell) =>
      visit(cell, person).call({
        method: 'PATCH',
        path: `${path}/second-factor`,
        body: { required: true },
      });
    expect(codeOf(await require(one))).toBe('second_factor_first');
    const { backupCodes } = await enableSecondFactorFor(person);
    await ageSessions(one.owner, person);
    for (const cell of [one, two]) expect(codeOf(await require(cell))).toBe('recent_sign_in_needed');
    const proof = { password: person.password, backup_code: backupCodes[0] };
    expectStatus(await confirmSignIn(visit(two, person), proof), 204);
    const other = await signUp(one, 'Grace');
    await addMember(two, moved, other);
    expectStatus(await require(one), 200);
    for (const cell of [one, two])
      expect(codeOf(await visit(cell, other).get(`${path}/live/projects`))).toBe('second_factor_required');
    for (const cell of [one, two]) expectStatus(await visit(cell, person).get(`${path}/live/projects`), 200);
  });

  test("both consoles reject changes from any origin but the dashboard's", async () => {
    const { person, moved } = await createPerson();
    for (const cell of [one, two])
      for (const path of [`/api/workspaces/${moved}/live/projects`, '/api/workspaces', '/auth/sign-out']) {
        const headers = { origin: 'https://evil.example' };
        const reply = await visit(cell, person).call({ method: 'POST', path, body: { name: 'x' }, headers });
        expect(readRefusal(reply)).toEqual([403, 'foreign_origin']);
      }
  });

  test('a request with forged forwarding headers gets no more access than its session has', async () => {
    const { person, moved } = await createPerson();
    const stranger = await signUp(one, 'Mallory');
    const forged = [
      { 'blazon-forwarded': moved },
      { 'blazon-forwarded': 'asked-by-home' },
      { 'blazon-forwarded': 'people', 'x-blazon-person': person.id },
    ];
    for (const headers of forged) {
      const path = `/api/workspaces/${moved}/live/projects`;
      expect((await visit(two).call({ path, headers })).status).toBe(401);
      expect((await visit(two, stranger).call({ path, headers })).status).toBe(404);
      expect((await visit(two).call({ path: '/api/me', headers })).status).not.toBe(200);
    }
    const me = await visit(two, stranger).call({
      path: '/api/me',
      headers: { 'blazon-forwarded': 'asked-by-home' },
    });
    expect(me.body.workspaces).toEqual([]);
    // A console does not forward a request that claims to have been forwarded already.
    const { status } = await visit(one, person).call({
      path: `/api/workspaces/${moved}/live/projects`,
      headers: { 'blazon-forwarded': moved },
    });
    expect(status).toBe(503);
  });

  test("requests through a console count towards that console's limit per person", async () => {
    const { person, moved } = await createPerson();
    const path = `/api/workspaces/${moved}/live/projects`;
    const limited = await startServer('console', {
      ...one.environment,
      BLAZON_CONSOLE_PERSON_LIMIT: '3',
    });
    try {
      const visitor = createVisitor(
        agent,
        cells.origin,
        `https://console.blazon.localhost:${limited.httpsPort}`,
      );
      for (const [name, value] of person.cookies) visitor.cookies.set(name, value);
      const statuses: number[] = [];
      for (let count = 0; count < 8; count += 1) statuses.push((await visitor.get(path)).status);
      expect(statuses).toContain(429);
    } finally {
      await limited.kill();
    }
  });
});

describe('a CLI login for a workspace that moves to another cell', () => {
  test("keeps working, ends with the person's membership, and stays ended if the membership returns", async () => {
    const { owner, member, workspace, memberCli, ownerCli } = await logInAndMove();
    expect(await cliStatuses(memberCli, workspace)).toEqual([200, 200]);
    const path = `/api/workspaces/${workspace}/members/${member.id}`;
    expectStatus(await owner.call({ method: 'DELETE', path }), 204);
    expect(await cliStatuses(memberCli, workspace)).toEqual([401, 401]);
    expect((await member.get('/api/me/cli-logins')).body.data).toEqual([]);
    await addMember(two, workspace, member);
    expect(await cliStatuses(memberCli, workspace)).toEqual([401, 401]);
    await move(workspace, two, one);
    expect(await cliStatuses(memberCli, workspace)).toEqual([401, 401]);
    expect(await cliStatuses(ownerCli, workspace)).toEqual([200, 200]);
  });

  test('ends with the membership even if the home cell still has the login', async () => {
    const { member, workspace, memberCli } = await logInAndMove();
    await two.owner.unscoped({
      text: 'DELETE FROM members WHERE person_id = $1',
      values: [requireUuid('person', member.id)],
    });
    expect(await cliStatuses(memberCli, workspace)).toEqual([404, 404]);
    await addMember(two, workspace, member);
    expect(await cliStatuses(memberCli, workspace)).toEqual([404, 404]);
  });

  test('ends when its owner ends it in their account', async () => {
    const { owner, workspace, ownerCli } = await logInAndMove();
    const [listed] = (await owner.get('/api/me/cli-logins')).body.data;
    expect(listed).toMatchObject({ id: ownerCli.id, workspace: { name: 'Command line' } });
    expectStatus(await owner.call({ method: 'DELETE', path: `/api/me/cli-logins/${listed.id}` }), 204);
    expect(await cliStatuses(ownerCli, workspace)).toEqual([401, 401]);
  });
});

/** Logs an owner and a member in with the CLI, then moves their workspace to the second cell. */
async function logInAndMove() {
  const [owner, member] = [await signUp(one), await signUp(one, 'Grace')];
  const workspace = await createWorkspace(owner, 'Command line');
  await addMember(one, workspace, member);
  const memberCli = await logInCommandLine(visit(one), member, workspace);
  const ownerCli = await logInCommandLine(visit(two), owner, workspace);
  await move(workspace, one, two);
  return { owner, member, workspace, memberCli, ownerCli };
}

/** Returns the status with which each console responds to a CLI's token. */
function cliStatuses({ token }: Pick<CommandLine, 'token'>, workspaceId: string): Promise<number[]> {
  const path = `/api/workspaces/${workspaceId}/sandbox/keys`;
  const headers = { authorization: `Bearer ${token}`, origin: '' };
  return Promise.all([one, two].map(async (cell) => (await visit(cell).call({ path, headers })).status));
}

describe('an invitation to a workspace in another cell', () => {
  async function invite(person: SignedInPerson, workspaceId: string, email: string): Promise<string> {
    const path = `/api/workspaces/${workspaceId}/invitations`;
    const sent = expectStatus(await person.post(path, { email, role: 'developer' }), 200);
    return new URL(sent.body.link).hash.slice(1);
  }

  test('can be accepted by a person who has an account', async () => {
    const { person, moved } = await createPerson();
    const other = await signUp(two, 'Grace');
    const token = await invite(person, moved, other.email);
    const view = expectStatus(await visit(two).post('/api/invitations/look', { token }), 200).body;
    expect(view).toMatchObject({ workspace_name: 'Moved', email: other.email, has_account: true });
    expectStatus(await other.post('/api/invitations/accept', { token }), 200);
    expect(await listWorkspaceNames(visit(one, other))).toEqual(['Moved']);
    expect(codeOf(await other.post('/api/invitations/accept', { token }))).toBe('invitation_over');
  });

  test('creates an account in the home cell for a person who has none', async () => {
    const { person, moved } = await createPerson();
    const email = `grace-${randomUUID()}@northwind.example`;
    const token = await invite(person, moved, email);
    const visitor = visit(two);
    const view = expectStatus(await visitor.post('/api/invitations/look', { token }), 200).body;
    expect(view.has_account).toBe(false);
    const joining = { token, name: 'Grace', password: 'correct horse battery' };
    expectStatus(await visitor.post('/api/invitations/join', joining), 200);
    expect(await listWorkspaceNames(visit(one, visitor))).toEqual(['Moved']);
    expectStatus(await visitor.get(`/api/workspaces/${moved}/live/projects`), 200);
  });
});

test('a shared link to a brand works at every console after its workspace has moved', async () => {
  const person = await signUp(one);
  const workspaceId = await createWorkspace(person, 'Shared');
  await one.owner.unscopedTransaction((transaction) => setPlan(transaction, workspaceId, 'pro'));
  const scope = { workspaceId, environment: 'live' } as const;
  const brandId = await addDrawnBrand(one.owner, scope, await addProject(one.owner, scope));
  const shares = `/api/workspaces/${workspaceId}/live/brands/${brandId}/shares`;
  const made = expectStatus(await person.post(shares, { days: 7 }), 200);
  const { pathname } = new URL(made.body.url);
  await move(workspaceId, one, two);
  for (const cell of [one, two]) {
    const page = expectStatus(await visit(cell).get(pathname), 200);
    expect(page.text).toContain('logo-light.svg');
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow, noarchive' });
    expect((await visit(cell).get(`${pathname}/logo-dark.svg`)).text).toMatch(/^<svg/);
    expect((await visit(cell).get(`${pathname.slice(0, -4)}AAAA`)).status).toBe(404);
  }
});

/** Adds a member as the admin CLI does, without their name. */
async function addMember(cell: Cell, workspaceId: string, person: SignedInPerson): Promise<void> {
  const values = [requireUuid('workspace', workspaceId), requireUuid('person', person.id)];
  await cell.owner.unscoped({
    text: `INSERT INTO members (workspace_id, person_id, role, created_at) VALUES ($1, $2, 'developer', now())`,
    values,
  });
  await syncDirectory({ ...cell, clock });
  // The cell learns the person's name with their first request.
  expectStatus(await visit(cell, person).get(`/api/workspaces/${workspaceId}/members`), 200);
}
