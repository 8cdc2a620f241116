import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Agent } from 'undici';
import { moveWorkspace } from '../admin/move-workspace.ts';
import { generateApiKey } from '../domain/api-key.ts';
import { systemClock } from '../integrations/clock.ts';
import { createApiKey, hashApiKey } from '../store/create-api-key.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { setPlan } from '../store/workspaces.ts';
import { type Cell, type Cells, startCells } from './support/cell.ts';
import { createAgent, createVisitor, signUpPerson, type SignedInPerson } from './support/console.ts';
import { type Client, createClient } from './support/client.ts';
import { type LeakReporter, createLeakReport, openLeakReporter } from './support/leak-reporter.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';

const clock = systemClock();
const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
let reporter: LeakReporter;
let mailbox: Mailbox;
let cells: Cells;
let one: Cell;
let two: Cell;
let three: Cell;
let agent: Agent;
let client: Client;
let person: SignedInPerson;

beforeAll(async () => {
  [reporter, mailbox] = await Promise.all([openLeakReporter(), openMailbox()]);
  reporter.publish('key', pair.publicKey);
  cells = await startCells(['one', 'two', 'three'], ['api', 'console'], {
    BLAZON_LEAK_REPORT_KEYS_URL: reporter.url,
    BLAZON_MAIL_URL: mailbox.url,
    BLAZON_MAIL_FROM: 'Blazon <hello@example.com>',
  });
  [one, two, three] = cells.cells as [Cell, Cell, Cell];
  agent = createAgent();
  client = createClient(two.port, { connections: 2 });
  person = await signUpPerson(createVisitor(agent, cells.origin, one.consoleAddress), one.owner, {});
}, 600_000);
afterEach(() => cells.homeGate.open());
afterAll(async () => {
  await Promise.all([agent.close(), client.close()]);
  await cells.close();
  reporter.close();
  await mailbox.close();
});

async function newWorkspace(): Promise<string> {
  const made = await person.post('/api/workspaces', { name: 'Northwind' });
  const id = String(made.body.id);
  await one.owner.unscopedTransaction((transaction) => setPlan(transaction, id, 'pro'));
  return id;
}

async function newKey(cell: Cell, workspaceId: string, label: string): Promise<string> {
  const { enterKey } = cell.directory;
  const details = { workspaceId, environment: 'live', label, enterKey } as const;
  const made = await cell.owner.unscopedTransaction((transaction) =>
    createApiKey(transaction, clock, details),
  );
  return made.secret;
}

async function moveBetweenCells(
  workspaceId: string,
  from: Cell,
  to: Cell,
  withDirectory = true,
): Promise<void> {
  const { owner, workflowStarter } = to;
  const directory = withDirectory ? to.directory : undefined;
  await moveWorkspace({ owner, workflowStarter, clock, directory }, workspaceId, {
    source: from.owner,
    cell: to.name,
    drainMilliseconds: 0,
  });
}

const createFinding = (token: string) => ({
  token,
  type: 'blazon_api_key',
  url: 'https://gist.github.com/1',
});
const sendReport = (cell: Cell, secrets: readonly string[]) =>
  createVisitor(agent, cells.origin, cell.consoleAddress).call(
    createLeakReport(secrets.map(createFinding), { as: 'key', by: pair.privateKey }),
  );
const createVerdict = (secret: string, label: string) => ({
  token_hash: hashApiKey(secret).toString('hex'),
  token_type: 'blazon_api_key',
  label,
});
const readStatus = async (key: string) => (await client.call({ path: '/v1/projects', key })).status;
const findEmails = (label: string) =>
  mailbox.emails.filter(({ subject, text }) => /found in public/.test(subject) && text.includes(label));

test("a leak report to any cell revokes each key in its workspace's cell, and sends one e-mail per key", async () => {
  const workspaceId = await newWorkspace();
  const older = await newKey(one, workspaceId, 'older than the move');
  await moveBetweenCells(workspaceId, one, two);
  const newer = await newKey(two, workspaceId, 'newer than the move');
  const unknownKey = generateApiKey('live', clock.randomBelow);
  expect([await readStatus(older), await readStatus(newer)]).toEqual([200, 200]);

  const verdicts = [
    createVerdict(older, 'true_positive'),
    createVerdict(unknownKey, 'false_positive'),
    createVerdict(newer, 'true_positive'),
  ];
  const reply = await sendReport(one, [older, unknownKey, newer]);
  expect([reply.status, reply.body]).toEqual([200, verdicts]);
  expect([await readStatus(older), await readStatus(newer)]).toEqual([401, 401]);
  expect((await sendReport(one, [older, unknownKey, newer])).body).toEqual(verdicts);
  expect((await sendReport(two, [older, unknownKey, newer])).body).toEqual(verdicts);

  expect((await mailbox.emailTo(person.email, /found in public/)).text).toContain('than the move');
  await expect.poll(() => findEmails('newer than the move').length).toBe(1);
  await expect.poll(() => findEmails('older than the move').length).toBe(1);
  await wait(1_000);
  expect(findEmails('than the move')).toHaveLength(2);
  const audited = await two.owner.unscoped({
    text: `SELECT FROM audit_log WHERE workspace_id = $1 AND action = 'api_key.reported'`,
    values: [requireUuid('workspace', workspaceId)],
  });
  expect(audited).toHaveLength(2);
});

test('a leak report revokes a key even if the directory names the wrong cell', async () => {
  const workspaceId = await newWorkspace();
  const key = await newKey(one, workspaceId, 'Stale');
  await moveBetweenCells(workspaceId, one, two);
  // Move back without updating the directory, as if the move command had died before that step.
  await moveBetweenCells(workspaceId, two, one, false);
  const newer = await newKey(one, workspaceId, 'Newer than its entry');
  await one.directory.home.unscoped({
    text: `UPDATE directory.workspace_cells SET cell = 'two', version = 2 WHERE workspace_id = $1`,
    values: [requireUuid('workspace', workspaceId)],
  });
  expect((await sendReport(three, [key, newer])).body).toEqual([
    createVerdict(key, 'true_positive'),
    createVerdict(newer, 'true_positive'),
  ]);
  expect([await readStatus(key), await readStatus(newer)]).toEqual([401, 401]);
});

test('while a cell is down, a leak report gets 503, but the keys of other cells are revoked', async () => {
  const [remoteWorkspace, localWorkspace] = [await newWorkspace(), await newWorkspace()];
  const [remoteKey, localKey] = [
    await newKey(one, remoteWorkspace, 'Away'),
    await newKey(one, localWorkspace, 'Here'),
  ];
  await moveBetweenCells(remoteWorkspace, one, two);
  two.servers.forEach((server) => server.signal('SIGSTOP'));
  try {
    const reply = await sendReport(one, [remoteKey, localKey]);
    expect([reply.status, reply.body.error.code]).toEqual([503, 'service_unavailable']);
  } finally {
    two.servers.forEach((server) => server.signal('SIGCONT'));
  }
  expect(await readStatus(localKey)).toBe(401);
  expect((await sendReport(one, [remoteKey, localKey])).body).toEqual([
    createVerdict(remoteKey, 'true_positive'),
    createVerdict(localKey, 'true_positive'),
  ]);
  expect(await readStatus(remoteKey)).toBe(401);
});

test('a leak report without a valid signature is rejected, even with forwarding headers', async () => {
  const workspaceId = await newWorkspace();
  const key = await newKey(one, workspaceId, 'Forged');
  const by = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  const { headers, ...call } = createLeakReport([createFinding(key)], {
    as: randomBytes(8).toString('hex'),
    by,
  });
  const reply = await createVisitor(agent, cells.origin, one.consoleAddress).call({
    ...call,
    headers: { ...headers, 'blazon-forwarded': 'report' },
  });
  expect(reply.status).toBe(401);
  expect(await readStatus(key)).toBe(200);
});
