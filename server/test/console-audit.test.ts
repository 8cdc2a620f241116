import { encodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres, type Database, type Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { type ApiKeyState, listKeysStatement } from '../store/query-api-keys.ts';
import { type AuditFilter, planAuditList } from '../store/query-audit-entries.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { joinConsole, type JoinedConsole, type SignedInPerson } from './support/console.ts';
import { retention } from './support/retention.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { maintainPartitions } from '../store/partitions.ts';

let suite: Suite;
let dashboard: JoinedConsole;
let person: SignedInPerson;
let workspaceId: string;
let consoleDatabase: Database;
const firstEntryTime = Date.now() - 4 * 3_600_000;
const count = 12_000;

beforeAll(async () => {
  suite = joinSuite();
  dashboard = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('pro'));
  consoleDatabase = connectPostgres({
    url: suite.environment['BLAZON_CONSOLE_DATABASE_URL'] ?? '',
    poolSize: 1,
    onConnectionError: () => undefined,
  });
  // In the first hours of a month, the first entries belong to the month before.
  await maintainPartitions(dashboard.owner, new Date(firstEntryTime), retention);
  // One entry per second. One in a hundred is by a person, and one in a hundred is about the same project.
  await dashboard.owner.unscoped({
    text: `INSERT INTO audit_log (workspace_id, id, environment, created_at, actor, action, subject, details)
           SELECT $1, (lpad(to_hex($2::bigint + n * 1000), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid, 'live',
             to_timestamp(($2::bigint + n * 1000) / 1000.0), CASE WHEN n % 100 = 1 THEN $3 ELSE 'operator:night' END,
             CASE WHEN n % 4000 = 0 THEN 'webhook_secret.rotate' ELSE 'project.update' END,
             CASE WHEN n % 100 = 2 THEN 'proj_same' ELSE 'proj_' || n END, '{}'
           FROM generate_series(1, $4) n`,
    values: [requireUuid('workspace', workspaceId), firstEntryTime, person.id, count],
  });
});
afterAll(async () => {
  await consoleDatabase.close();
  await dashboard.close();
  await leaveSuite(suite);
});

const auditPath = (query = '') => `/api/workspaces/${workspaceId}/audit?limit=100${query}`;

/** Reads all pages of entries that match a filter. */
async function readAll(query: string): Promise<{ ids: string[]; pages: number; incomplete: number }> {
  const read = { ids: [] as string[], pages: 0, incomplete: 0 };
  let cursor = '';
  do {
    const { status, body } = await person.get(auditPath(`${query}${cursor && `&starting_after=${cursor}`}`));
    expect(status).toBe(200);
    read.pages += 1;
    read.incomplete += body.searched_until === null ? 0 : 1;
    read.ids.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  return read;
}

describe('the audit log', () => {
  test('can be filtered by actor, subject and time, and lists each entry exactly once, newest first', async () => {
    const mine = await readAll(`&actor=${person.id}`);
    // The person also created the workspace, which adds one entry.
    expect(mine.ids).toHaveLength(count / 100 + 1);
    expect(mine.ids).toEqual(mine.ids.toSorted().reverse());
    expect((await readAll('&subject=proj_same')).ids).toHaveLength(count / 100);
    const from = Math.floor(firstEntryTime / 1000) + 500;
    expect((await readAll(`&from=${from}&until=${from + 250}`)).ids).toHaveLength(250);
  });

  test('is searched by action in several steps, each of which reports how far it got', async () => {
    const found = await readAll('&action=webhook');
    expect(found).toMatchObject({ pages: 3, incomplete: 2 });
    expect(found.ids).toHaveLength(3);
    const { body } = await person.get(auditPath('&action=webhook'));
    expect(body.searched_until).toBeLessThan(body.data.at(-1).created_at);
    expect((await person.get(auditPath('&action=DROP'))).status).toBe(400);
  });

  test('is exported as CSV, up to ten thousand entries and then a note that the file is incomplete', async () => {
    const path = `/api/workspaces/${workspaceId}/audit.csv`;
    const whole = await person.get(`${path}?actor=${person.id}`);
    expect([whole.headers['x-complete'], whole.headers['content-type']]).toEqual([
      'true',
      'text/csv; charset=utf-8',
    ]);
    expect(whole.text.trimEnd().split('\r\n')).toHaveLength(count / 100 + 2);
    const incomplete = await person.get(path);
    expect(incomplete.headers['x-complete']).toBe('false');
    const lines = incomplete.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10_002);
    expect(lines.at(-1)).toContain('This file is incomplete');
  });

  test('is visible only in its workspace and only to admins', async () => {
    const other = await dashboard.signUpWithWorkspace('pro');
    expect((await other.person.get(auditPath())).status).toBe(404);
    const own = await other.person.get(`/api/workspaces/${other.workspaceId}/audit`);
    expect(own.body.data.map(({ action }: { action: string }) => action)).toEqual(['workspace.create']);
    await dashboard.addMember(workspaceId, other.person.id, 'developer');
    expect((await other.person.get(auditPath())).body.error.code).toBe('role_not_allowed');
  });
});

/** Returns PostgreSQL's plan for a statement, prepared as the service prepares it. */
async function explain(scope: Scope, { text, values = [] }: Statement): Promise<string> {
  return consoleDatabase.transaction(scope, async ({ query }) => {
    await query({ text: `PREPARE page AS ${text}` });
    const literals = values.map((value) => `'${String(value)}'`).join(', ');
    const lines = await query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN (COSTS off) EXECUTE page (${literals})`,
    });
    await query({ text: 'DEALLOCATE page' });
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

describe('one range of an index serves a page', () => {
  const scope = (): Scope => ({ workspaceId, environment: 'live' });

  test.each<[string, AuditFilter, RegExp]>([
    ['nothing', {}, /using audit_log_\d{8}_pkey/],
    ['an actor', { actor: 'operator:night' }, /using audit_log_\d{8}_workspace_id_actor_id_idx/],
    ['a subject', { subject: 'proj_same' }, /using audit_log_\d{8}_workspace_id_subject_id_idx/],
    ['an action', { action: 'webhook' }, /using audit_log_\d{8}_pkey/],
  ])('of the audit log filtered by %s', async (_name, filter, index) => {
    const after = encodeId('auditEntry', minUuidAt(new Date(firstEntryTime + 60_000)));
    const plan = await explain(scope(), planAuditList(scope(), filter, after).rows(101));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan|Bitmap|-> +(?:Incremental )?Sort$/m);
  });

  test.each<ApiKeyState>(['active', 'revoked', 'reported'])('of %s API keys', async (state) => {
    // Insert enough rows that a full scan would be expensive.
    await dashboard.owner.unscoped({
      text: `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at, revoked_at, reported_at)
             SELECT $1, gen_random_uuid(), 'live', 'filler', sha256(gen_random_uuid()::text::bytea), 'abcd', now(),
               CASE WHEN n % 50 > 0 THEN now() END, CASE WHEN n % 40 = 1 THEN now() END
             FROM generate_series(1, 3000) n`,
      values: [requireUuid('workspace', workspaceId)],
    });
    await dashboard.owner.unscoped({ text: 'ANALYZE api_keys' });
    const plan = await explain(scope(), listKeysStatement(scope(), { state, after: undefined, count: 101 }));
    // For revoked keys, the primary key is just as fast, because nearly all keys are revoked.
    expect(plan).toMatch(new RegExp(`Backward using api_keys_(?:${state}|pkey) `));
    expect(plan).not.toMatch(/Seq Scan on api_keys/);
  });
});
