import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { systemClock } from '../integrations/clock.ts';
import { generateApiKey } from '../domain/api-key.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { type LeakReporter, createLeakReport, openLeakReporter } from './support/leak-reporter.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const path = '/reports/github-secret-scanning';
const foundUrl =
  'https://github.com/octocat/Hello-World/blob/12345600b9cbe38a219f39a9941c9319b600c002/foo/bar.txt';

let suite: Suite;
let mailbox: Mailbox;
let reporter: LeakReporter;
let dashboard: TestConsole;
let person: SignedInPerson;
let workspaceId: string;
const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const keyId = randomBytes(32).toString('hex');

beforeAll(async () => {
  suite = joinSuite();
  mailbox = await openMailbox();
  reporter = await openLeakReporter();
  reporter.publish(keyId, pair.publicKey);
  dashboard = await startConsole();
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('pro'));
});
afterEach(() => {
  mailbox.refuse(false);
  reporter.down = false;
});
afterAll(async () => {
  await dashboard.close();
  reporter.close();
  await mailbox.close();
  await leaveSuite(suite);
});

const startConsole = () =>
  openConsole(suite.environment, {
    environment: {
      BLAZON_LEAK_REPORT_KEYS_URL: reporter.url,
      BLAZON_MAIL_URL: mailbox.url,
      BLAZON_MAIL_FROM: 'Blazon <hello@example.com>',
    },
  });

interface ReportOptions {
  readonly by?: KeyObject;
  readonly as?: string;
  readonly body?: string;
  readonly to?: TestConsole;
}

function sendReport(
  findings: unknown,
  { to = dashboard, as = keyId, by = pair.privateKey, body }: ReportOptions = {},
) {
  return to.visitor().call(createLeakReport(findings, { as, by, body }));
}

const createFinding = (token: string, overrides: object = {}) => ({
  token,
  type: 'blazon_api_key',
  url: foundUrl,
  source: 'content',
  ...overrides,
});
const createVerdict = (token: string, label: string) => ({
  token_hash: createHash('sha256').update(token).digest('hex'),
  token_type: 'blazon_api_key',
  label,
});
const newKey = async (label = 'Deploy') =>
  (await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label })).body as {
    key: { id: string };
    secret: string;
  };
const readCode = async (secret: string): Promise<string> =>
  (await suite.clients[1].call({ path: '/v1/projects', key: secret })).body.error?.code ?? 'served';

async function readNotice(id: string): Promise<{ notice_due_at: Date | null; notice_tries: number }> {
  const [row] = await dashboard.owner.unscoped<{ notice_due_at: Date | null; notice_tries: number }>({
    text: 'SELECT notice_due_at, notice_tries FROM api_keys WHERE id = $1',
    values: [requireUuid('apiKey', id)],
  });
  if (!row) throw new Error('The key does not exist.');
  return row;
}

const findEmails = (label: string) =>
  mailbox.emails.filter(({ subject, text }) => /found in public/.test(subject) && text.includes(label));

/** Waits until the e-mail about this key was sent or given up. */
const waitUntilNoticeSent = (id: string) =>
  waitUntil(
    async () => {
      if ((await readNotice(id)).notice_due_at !== null) throw new Error('not yet');
    },
    { what: 'the email', seconds: 90 },
  );

describe('a signed leak report', () => {
  test('revokes the key at once, records where it was found, and e-mails owners and admins', async () => {
    const admin = await dashboard.signUp({ name: 'Grace' });
    const developer = await dashboard.signUp({ name: 'Linus' });
    await dashboard.addMember(workspaceId, admin.id, 'admin');
    await dashboard.addMember(workspaceId, developer.id, 'developer');
    const { key, secret } = await newKey('Deploy <script>');
    const unknownKey = generateApiKey('live', systemClock().randomBelow);

    expect(await readCode(secret)).toBe('served');
    const reply = await sendReport([
      createFinding(secret),
      createFinding(unknownKey),
      createFinding('sk_live_bz_short'),
    ]);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(reply.body).toEqual([
      createVerdict(secret, 'true_positive'),
      createVerdict(unknownKey, 'false_positive'),
      createVerdict('sk_live_bz_short', 'false_positive'),
    ]);
    expect(await readCode(secret)).toBe('invalid_api_key');

    const list = await person.get(`/api/workspaces/${workspaceId}/live/keys?state=reported`);
    expect(list.body.data[0]).toMatchObject({
      id: key.id,
      revoked_at: expect.any(Number),
      reported: { source: 'content', url: foundUrl, at: expect.any(Number) },
    });
    const audit = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${key.id}`);
    expect(audit.body.data[0]).toMatchObject({
      action: 'api_key.reported',
      actor: { id: 'github-secret-scanning', kind: 'service' },
      details: { source: 'content', url: foundUrl, revoked: true },
    });

    for (const { email } of [person, admin]) {
      const message = await mailbox.emailTo(email, /found in public/);
      expect(message.text).toContain('Deploy <script>');
      expect(message.text).toContain(foundUrl);
      expect(message.html).toContain('Deploy &lt;script&gt;');
      expect(message.raw).not.toContain(secret);
    }
    expect(findEmails('Deploy').map(({ to }) => to)).not.toContain(developer.email);
    expect(dashboard.process.output()).not.toContain(secret);
    await waitUntilNoticeSent(key.id);
  });

  test('about a key that was already reported or revoked changes nothing and sends no e-mail', async () => {
    const { key, secret } = await newKey('Twice');
    await sendReport([createFinding(secret), createFinding(secret, { url: 'https://gist.github.com/1' })]);
    await waitUntilNoticeSent(key.id);
    const emails = mailbox.emails.length;
    expect((await sendReport([createFinding(secret)])).body).toEqual([
      createVerdict(secret, 'true_positive'),
    ]);

    const revoked = await newKey('Off already');
    await person.post(`/api/workspaces/${workspaceId}/live/keys/${revoked.key.id}/revoke`);
    expect((await sendReport([createFinding(revoked.secret)])).body).toEqual([
      createVerdict(revoked.secret, 'true_positive'),
    ]);
    await wait(500);
    expect(mailbox.emails).toHaveLength(emails);
    const { body } = await person.get(
      `/api/workspaces/${workspaceId}/audit?action=api_key.reported&subject=${key.id}`,
    );
    expect(body.data).toHaveLength(1);
  });

  test('with an invalid or missing URL is stored without it', async () => {
    const [script, none] = [await newKey('a'), await newKey('b')];
    const url = 'javascript:alert(1)';
    await sendReport([
      createFinding(script.secret, { url }),
      createFinding(none.secret, { url: '', source: 'x'.repeat(99) }),
    ]);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/live/keys?state=reported&limit=2`);
    expect(body.data.map((key: { reported: { url: unknown } }) => key.reported.url)).toEqual([null, null]);
    expect(body.data[0].reported.source).toBeNull();
  });
});

describe('an e-mail about a leaked key', () => {
  test('is retried if the mail server rejects it, by another process if the first one dies', async () => {
    mailbox.refuse(true);
    const first = await startConsole();
    const { key, secret } = await newKey('Patient');
    await sendReport([createFinding(secret)], { to: first });
    await waitUntil(
      async () => {
        if ((await readNotice(key.id)).notice_tries === 0) throw new Error('not yet');
      },
      { what: 'a first try', seconds: 60 },
    );
    await first.process.kill();
    const { notice_due_at: due } = await readNotice(key.id);
    expect(due?.getTime()).toBeGreaterThan(Date.now());
    expect(await readCode(secret)).toBe('invalid_api_key');

    // Make the e-mail due, as if the delay had passed.
    await dashboard.owner.unscoped({
      text: 'UPDATE api_keys SET notice_due_at = now() WHERE id = $1',
      values: [requireUuid('apiKey', key.id)],
    });
    mailbox.refuse(false);
    await waitUntilNoticeSent(key.id);
    expect(findEmails('Patient').length).toBeGreaterThan(0);
  });

  test('is given up after many attempts', async () => {
    const { key } = await newKey('Hopeless');
    mailbox.refuse(true);
    await dashboard.owner.unscoped({
      text: `UPDATE api_keys SET revoked_at = now(), reported_at = now(), notice_due_at = now(), notice_tries = 15
             WHERE id = $1`,
      values: [requireUuid('apiKey', key.id)],
    });
    await waitUntilNoticeSent(key.id);
    expect(await readNotice(key.id)).toEqual({ notice_due_at: null, notice_tries: 16 });
  });
});

describe('a leak report is rejected', () => {
  test.each([
    ['with a foreign signature', { by: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey }],
    ['if its body was changed on the way', { body: '[] ' }],
    ['with an unknown key id', { as: 'f'.repeat(64) }],
  ])('%s', async (_name, options) => {
    const { secret } = await newKey('Safe');
    const reply = await sendReport([createFinding(secret)], options);
    expect([reply.status, reply.body.error.code]).toEqual([401, 'report_not_signed']);
    expect(await readCode(secret)).toBe('served');
  });

  test('without signature headers, or if its signing key has another curve', async () => {
    const bare = await dashboard
      .visitor()
      .call({ method: 'POST', path, body: '[]', headers: { origin: '' } });
    expect(bare.status).toBe(401);
    const other = await startConsole();
    const weak = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    reporter.publish('weak', weak.publicKey);
    expect((await sendReport([], { as: 'weak', by: weak.privateKey, to: other })).status).toBe(401);
    expect((await sendReport([], { to: other })).status).toBe(200);
    await other.close();
  });

  test('if its body is malformed or too large', async () => {
    for (const body of [{}, [1], [{ token: 'a' }], [{ token: 5, type: 'b' }], 'text'])
      expect((await sendReport(body)).status).toBe(400);
    expect((await sendReport(Array.from({ length: 5_001 }, () => createFinding('a')))).status).toBe(400);
    expect((await sendReport([createFinding('a', { url: 'x'.repeat(2_100_000) })])).status).toBe(413);
    expect((await sendReport(Array.from({ length: 5_000 }, () => createFinding('a')))).body).toHaveLength(
      5_000,
    );
  });
});

describe("the reporter's public keys", () => {
  test('are fetched once, then again for an unknown id, but at most once a minute', async () => {
    const own = await startConsole();
    const before = reporter.asked();
    await Promise.all(Array.from({ length: 5 }, () => sendReport([], { to: own })));
    await sendReport([], { to: own, as: 'a' });
    await sendReport([], { to: own, as: 'b' });
    expect(reporter.asked() - before).toBe(1);
    await own.close();
  });

  test('that cannot be fetched cause a 503, so that the reporter tries again', async () => {
    reporter.down = true;
    const own = await startConsole();
    const reply = await sendReport([], { to: own });
    expect([reply.status, reply.body.error.code]).toEqual([503, 'service_unavailable']);
    await own.close();
  });

  test('are not used for further reports once a network exceeds its rate limit', async () => {
    const own = await startConsole();
    const replies = await Promise.all(Array.from({ length: 8 }, () => sendReport([], { to: own })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    let last = 200;
    for (let count = 0; count < 260 && last !== 429; count += 1)
      last = (await sendReport([], { to: own, as: 'x' })).status;
    expect(last).toBe(429);
    await own.close();
  });
});
