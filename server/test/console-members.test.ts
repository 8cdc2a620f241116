import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleReply, openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { type Mailbox, openMailbox, findToken } from './support/mailbox.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

const suite = joinSuite();
let mailbox: Mailbox;
let testConsole: TestConsole;
beforeAll(async () => {
  mailbox = await openMailbox();
  testConsole = await openConsole(suite.environment, {
    environment: { BLAZON_MAIL_URL: mailbox.url, BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>' },
  });
});
afterAll(async () => {
  await testConsole.close();
  await mailbox.close();
  await leaveSuite(suite);
});

const codeOf = (reply: ConsoleReply): string => reply.body?.error?.code ?? String(reply.status);
let addressCount = 0;
const newAddress = (): string => `guest-${Date.now()}-${(addressCount += 1)}@example.com`;

async function createWorkspaceWithAdmin(): Promise<{
  owner: SignedInPerson;
  admin: SignedInPerson;
  path: string;
  workspaceId: string;
}> {
  const [{ person: owner, workspaceId }, admin] = await Promise.all([
    testConsole.signUpWithWorkspace(),
    testConsole.signUp(),
  ]);
  await testConsole.addMember(workspaceId, admin.id, 'admin');
  return { owner, admin, workspaceId, path: `/api/workspaces/${workspaceId}` };
}

const changeRole = (person: SignedInPerson, path: string, memberId: string, role: string) =>
  person.call({ method: 'PATCH', path: `${path}/members/${memberId}`, body: { role } });
const removeMember = (person: SignedInPerson, path: string, memberId: string) =>
  person.call({ method: 'DELETE', path: `${path}/members/${memberId}`, body: {} });
const readRoles = async (person: SignedInPerson, path: string): Promise<string[]> =>
  (await person.get(`${path}/members`)).body.data.map((member: { role: string }) => member.role);
const workspaceUuid = (workspaceId: string): string => requireUuid('workspace', workspaceId);
const readAuditActions = async (workspaceId: string): Promise<string[]> => {
  const rows = await testConsole.owner.unscoped<{ action: string }>({
    text: 'SELECT action FROM audit_log WHERE workspace_id = $1 ORDER BY id',
    values: [workspaceUuid(workspaceId)],
  });
  return rows.map((row) => row.action);
};

it('an invited person without an account can create one and join the workspace', async () => {
  const { owner, path, workspaceId } = await createWorkspaceWithAdmin();
  const email = newAddress();
  const sent = await owner.post(`${path}/invitations`, { email: email.toUpperCase(), role: 'developer' });
  expect(sent.body).toMatchObject({ email, role: 'developer', is_expired: false, link: null });
  const token = findToken(await mailbox.emailTo(email));
  const [row] = await testConsole.owner.unscoped<{ found: number }>({
    text: `SELECT count(*)::int AS found FROM invitations WHERE token_hash = sha256($1::bytea) AND email = $2`,
    values: [Buffer.from(token), email],
  });
  expect(row?.found).toBe(1);

  const visitor = testConsole.visitor();
  const seen = await visitor.post('/api/invitations/look', { token });
  expect(seen.body).toMatchObject({
    workspace_name: 'Northwind',
    email,
    role: 'developer',
    has_account: false,
  });
  const details = { token, name: 'Grace', password: 'correct horse battery' };
  const joined = await visitor.post('/api/invitations/join', details);
  expect(joined.body).toMatchObject({ id: workspaceId, role: 'developer' });
  expect((await visitor.get('/api/me')).body.workspaces).toHaveLength(1);
  // The invitation cannot be accepted a second time.
  expect(codeOf(await testConsole.visitor().post('/api/invitations/join', details))).toBe('invitation_over');
  expect(await readAuditActions(workspaceId)).toEqual([
    'workspace.create',
    'invitation.create',
    'invitation.accept',
  ]);
});

it('an invitation to a person with an account can be accepted only by that account', async () => {
  const { owner, path } = await createWorkspaceWithAdmin();
  const [guest, other] = await Promise.all([testConsole.signUp(), testConsole.signUp()]);
  await owner.post(`${path}/invitations`, { email: guest.email, role: 'viewer' });
  const token = findToken(await mailbox.emailTo(guest.email, /Join/));
  const join = { token, name: 'Grace', password: 'correct horse battery' };
  expect(codeOf(await testConsole.visitor().post('/api/invitations/join', join))).toBe('account_exists');
  expect(codeOf(await other.post('/api/invitations/accept', { token }))).toBe('invitation_for_another');
  const both = await Promise.all([1, 2].map(() => guest.post('/api/invitations/accept', { token })));
  expect(both.map((reply) => reply.status).toSorted((first, second) => first - second)).toEqual([200, 410]);
  expect(codeOf(await owner.post(`${path}/invitations`, { email: guest.email, role: 'viewer' }))).toBe(
    'already_member',
  );
});

it('an invitation is invalid once replaced, withdrawn or expired, or if its sender may no longer invite', async () => {
  const { owner, admin, path, workspaceId } = await createWorkspaceWithAdmin();
  const invite = async (by: SignedInPerson) => {
    const guest = await testConsole.signUp();
    const sent = await by.post(`${path}/invitations`, { email: guest.email, role: 'developer' });
    return { guest, id: String(sent.body.id), token: findToken(await mailbox.emailTo(guest.email, /Join/)) };
  };
  const replaced = await invite(owner);
  await owner.post(`${path}/invitations/${replaced.id}/resend`);
  expect(codeOf(await replaced.guest.post('/api/invitations/accept', replaced))).toBe('invalid_input');
  const { token } = replaced;
  expect(codeOf(await replaced.guest.post('/api/invitations/accept', { token }))).toBe('invitation_over');

  const withdrawn = await invite(owner);
  const withdrawal = await owner.call({
    method: 'DELETE',
    path: `${path}/invitations/${withdrawn.id}`,
    body: {},
  });
  expect(withdrawal.status).toBe(204);
  expect(codeOf(await withdrawn.guest.post('/api/invitations/accept', { token: withdrawn.token }))).toBe(
    'invitation_over',
  );

  const old = await invite(owner);
  await testConsole.owner.unscoped({
    text: `UPDATE invitations SET expires_at = now() - interval '1 second' WHERE email = $1`,
    values: [old.guest.email],
  });
  expect(codeOf(await old.guest.post('/api/invitations/accept', { token: old.token }))).toBe(
    'invitation_over',
  );
  const { data } = (await owner.get(`${path}/invitations`)).body;
  expect(data.find((one: { id: string }) => one.id === old.id)).toMatchObject({ is_expired: true });

  const fromFormerAdmin = await invite(admin);
  expect((await changeRole(owner, path, admin.id, 'viewer')).status).toBe(204);
  expect(
    codeOf(await fromFormerAdmin.guest.post('/api/invitations/accept', { token: fromFormerAdmin.token })),
  ).toBe('invitation_over');
  expect(await readAuditActions(workspaceId)).toContain('invitation.revoke');
});

it('an admin cannot change, remove or invite owners', async () => {
  const { owner, admin, path } = await createWorkspaceWithAdmin();
  expect(codeOf(await changeRole(admin, path, owner.id, 'viewer'))).toBe('higher_role');
  expect(codeOf(await removeMember(admin, path, owner.id))).toBe('higher_role');
  expect(codeOf(await changeRole(admin, path, admin.id, 'owner'))).toBe('higher_role');
  expect(codeOf(await admin.post(`${path}/invitations`, { email: newAddress(), role: 'owner' }))).toBe(
    'higher_role',
  );
  expect((await changeRole(owner, path, admin.id, 'owner')).status).toBe(204);
  expect(await readRoles(owner, path)).toEqual(['owner', 'owner']);
});

it('the last owner cannot leave a workspace, even if two owners leave at once', async () => {
  const { owner, admin, path } = await createWorkspaceWithAdmin();
  expect(codeOf(await owner.post(`${path}/leave`))).toBe('last_owner');
  expect(codeOf(await changeRole(owner, path, owner.id, 'admin'))).toBe('last_owner');
  await changeRole(owner, path, admin.id, 'owner');
  const left = await Promise.all([owner.post(`${path}/leave`), admin.post(`${path}/leave`)]);
  expect(left.map((reply) => reply.status).toSorted((first, second) => first - second)).toEqual([204, 409]);
  const stayed = left[0]?.status === 409 ? owner : admin;
  expect(await readRoles(stayed, path)).toEqual(['owner']);
});

it('a removed member loses access with the next request', async () => {
  const { owner, admin, path } = await createWorkspaceWithAdmin();
  expect((await admin.get(`${path}/members`)).status).toBe(200);
  expect((await removeMember(owner, path, admin.id)).status).toBe(204);
  expect((await admin.get(`${path}/members`)).status).toBe(404);
  expect(codeOf(await removeMember(owner, path, admin.id))).toBe('not_found');
});

it('renaming a workspace and changing members are recorded in the audit log, with their author', async () => {
  const { owner, admin, path, workspaceId } = await createWorkspaceWithAdmin();
  const renamed = await admin.call({ method: 'PATCH', path, body: { name: 'Southwind' } });
  expect(renamed.body).toMatchObject({ name: 'Southwind', role: 'admin' });
  await changeRole(owner, path, admin.id, 'viewer');
  await admin.post(`${path}/leave`);
  const rows = await testConsole.owner.unscoped<{ actor: string; action: string }>({
    text: 'SELECT actor, action FROM audit_log WHERE workspace_id = $1 ORDER BY id',
    values: [workspaceUuid(workspaceId)],
  });
  expect(rows).toEqual([
    { actor: owner.id, action: 'workspace.create' },
    { actor: admin.id, action: 'workspace.rename' },
    { actor: owner.id, action: 'member.change_role' },
    { actor: admin.id, action: 'member.leave' },
  ]);
});

it('the invitation link is shown to the inviter if the service sends no e-mails', async () => {
  const silent = await openConsole(suite.environment);
  const { person, workspaceId } = await silent.signUpWithWorkspace();
  const sent = await person.post(`/api/workspaces/${workspaceId}/invitations`, {
    email: newAddress(),
    role: 'viewer',
  });
  expect(sent.body.link).toMatch(new RegExp(`^${silent.origin}/invitation#[\\w-]{43}$`));
  await silent.close();
});

it('a workspace can send at most ten invitations to one address, and at most a hundred a day in total', async () => {
  const { owner, path, workspaceId } = await createWorkspaceWithAdmin();
  const email = newAddress();
  const first = await owner.post(`${path}/invitations`, { email, role: 'viewer' });
  const id = String(first.body.id);
  const statuses = [];
  for (let count = 0; count < 9; count += 1)
    statuses.push((await owner.post(`${path}/invitations/${id}/resend`)).status);
  expect(statuses).toEqual(Array(9).fill(200));
  expect((await owner.post(`${path}/invitations/${id}/resend`)).status).toBe(429);
  // A new invitation after a withdrawal is rejected too. The audit log names the address of the withdrawn one.
  await owner.call({ method: 'DELETE', path: `${path}/invitations/${id}`, body: {} });
  expect((await owner.post(`${path}/invitations`, { email, role: 'viewer' })).status).toBe(429);
  const [row] = await testConsole.owner.unscoped<{ details: unknown }>({
    text: `SELECT details FROM audit_log WHERE workspace_id = $1 AND action = 'invitation.revoke'`,
    values: [workspaceUuid(workspaceId)],
  });
  expect(row?.details).toEqual({ email });

  const answered: number[] = [];
  // Enough concurrent requests to race at the limit, but so few that their e-mails do not have to queue.
  for (let batch = 0; batch < 4; batch += 1) {
    const some = Array.from({ length: 23 }, () =>
      owner.post(`${path}/invitations`, { email: newAddress(), role: 'viewer' }),
    );
    answered.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  // Twelve of the hundred were used up above.
  expect(answered.filter((status) => status === 200)).toHaveLength(88);
  expect(answered.filter((status) => status === 429)).toHaveLength(4);
});

it('expired invitations are deleted, and do not count towards the limit', async () => {
  const { owner, path, workspaceId } = await createWorkspaceWithAdmin();
  await testConsole.owner.unscoped({
    text: `INSERT INTO invitations (workspace_id, id, email, role, token_hash, invited_by, created_at, expires_at)
           SELECT $1::uuid, gen_random_uuid(), 'old-' || n || '@example.com', 'viewer', sha256(($1::uuid || n::text)::bytea), $2::uuid,
             now() - interval '9 days', now() - interval '2 days' FROM generate_series(1, 198) n`,
    values: [workspaceUuid(workspaceId), requireUuid('person', owner.id)],
  });
  expect((await owner.get(`${path}/invitations`)).body.data).toHaveLength(198);
  expect((await owner.post(`${path}/invitations`, { email: newAddress(), role: 'viewer' })).status).toBe(200);
  expect((await owner.get(`${path}/invitations`)).body.data).toHaveLength(1);
});

it('the message about a malformed address shows how to write one', async () => {
  const { owner, path } = await createWorkspaceWithAdmin();
  for (const email of ['ada@example', '<ada@example.com>', 'x,ada@example.com', '"ada"@example.com']) {
    const reply = await owner.post(`${path}/invitations`, { email, role: 'viewer' });
    expect(reply.body.error, `at ${email}`).toMatchObject({
      code: 'invalid_input',
      param: 'email',
      message: 'This is not an e-mail address. Write it like ada@example.com.',
    });
  }
});

it('/api/start creates one workspace with a sandbox project for a new person, however often it is called', async () => {
  const person = await testConsole.signUp({ name: 'Ada Marsh' });
  const replies = await Promise.all([1, 2, 3].map(() => person.post('/api/start')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.workspace_id)).size).toBe(1);
  const { body: me } = await person.get('/api/me');
  expect(me.workspaces).toEqual([
    expect.objectContaining({ name: 'Ada Marsh’s workspace', plan: 'free', role: 'owner' }),
  ]);
  const workspaceId = String(me.workspaces[0].id);
  const projects = async (environment: string) =>
    (await person.get(`/api/workspaces/${workspaceId}/${environment}/projects`)).body.data;
  expect(await projects('sandbox')).toEqual([expect.objectContaining({ name: 'First project' })]);
  expect(await projects('live')).toEqual([]);
  expect(replies.map(({ body }) => body.project_id).filter((id) => id !== null)).toHaveLength(1);
  expect(await readAuditActions(workspaceId)).toHaveLength(2);
  const guest = await testConsole.signUp();
  await testConsole.addMember(workspaceId, guest.id, 'viewer');
  expect((await guest.post('/api/start')).body).toEqual({ workspace_id: workspaceId, project_id: null });
});
