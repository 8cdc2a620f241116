import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { maxRowsSearched, planRequestList, type RequestFilter } from '../store/query-requests.ts';
import { connectPostgres, type Database } from '../integrations/postgres.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestLog } from '../http/request-log.ts';
import { systemClock } from '../integrations/clock.ts';
import { insertRequests, type ScopedRequest } from '../store/request-log.ts';
import { openAppDatabase } from './support/stage.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { createClient } from './support/client.ts';
import { openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { startGatedApi } from './support/api-behind-fault-proxies.ts';
import { uuidAt } from './support/partition-rows.ts';
import { readMetric } from './support/internal-port.ts';
import { startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let dashboard: TestConsole;
let person: SignedInPerson;
let workspaceId: string;
let live: { readonly key: { readonly id: string; readonly last_four: string }; readonly secret: string };

beforeAll(async () => {
  suite = joinSuite();
  dashboard = await openConsole(suite.environment, {
    environment: { BLAZON_DOCS_URL: 'https://docs.example' },
  });
  ({ person, workspaceId } = await dashboard.signUpWithWorkspace('agency'));
  live = (await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Shop' })).body;
});
afterAll(async () => {
  await dashboard.close();
  await leaveSuite(suite);
});

const logPath = (environment: 'live' | 'sandbox' = 'live', of = workspaceId) =>
  `/api/workspaces/${of}/${environment}/requests`;

/** Waits until a request is in the log, and returns it. */
const waitForLog = (id: string) =>
  waitUntil(
    async () => {
      const { status, body } = await person.get(`${logPath()}/${id}`);
      if (status !== 200) throw new Error(body.error.code);
      return body;
    },
    { what: `${id} in the log`, seconds: 60, everyMilliseconds: 100 },
  );

describe('a request to /v1', () => {
  test('is found in the log by its id, with its result', async () => {
    const call = { method: 'POST', path: '/v1/projects', key: live.secret, body: { name: 'Secret words' } };
    const made = await suite.clients[0].call({ ...call, headers: { 'idempotency-key': 'once' } });
    const logged = await waitForLog(made.headers['request-id'] ?? '');
    expect(logged).toEqual({
      id: made.headers['request-id'],
      created_at: expect.any(Number),
      operation: 'POST /v1/projects',
      status: 201,
      code: null,
      param: null,
      duration_ms: expect.any(Number),
      key: { id: live.key.id, label: 'Shop', last_four: live.key.last_four },
      project_id: made.body.id,
      job_id: null,
      is_replay: false,
      error: null,
    });
    expect(Math.abs(logged.created_at - Date.now() / 1000)).toBeLessThan(60);
    const again = await suite.clients[1].call({ ...call, headers: { 'idempotency-key': 'once' } });
    const replayed = await waitForLog(again.headers['request-id'] ?? '');
    expect(replayed).toMatchObject({ is_replay: true, project_id: made.body.id });

    const body = { project_id: made.body.id, prompt: 'Secret words of a prompt' };
    const asked = await suite.clients[0].call({ ...call, path: '/v1/brands/generate', body });
    expect(await waitForLog(asked.headers['request-id'] ?? '')).toMatchObject({
      operation: 'POST /v1/brands/generate',
      status: 202,
      project_id: made.body.id,
      job_id: asked.body.id,
    });
    const read = await suite.clients[0].call({ path: `/v1/projects/${made.body.id}`, key: live.secret });
    const operation = 'GET /v1/projects/{project_id}';
    const looked = await waitForLog(read.headers['request-id'] ?? '');
    expect(looked).toMatchObject({ operation, project_id: made.body.id });
    const rows = await dashboard.owner.unscoped<{ row: string }>({
      text: 'SELECT r::text AS row FROM request_log r WHERE workspace_id = $1',
      values: [requireUuid('workspace', workspaceId)],
    });
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Secret words|sk_live/);
  });

  test('that failed is logged with its message, advice and a link to the documentation', async () => {
    const long = { name: 'a'.repeat(256) };
    const failed = await suite.clients[0].call({
      method: 'POST',
      path: '/v1/projects',
      key: live.secret,
      body: long,
    });
    expect(await waitForLog(failed.headers['request-id'] ?? '')).toMatchObject({
      status: 400,
      code: 'param_too_long',
      param: 'name',
      project_id: null,
      error: {
        message: failed.body.error.message,
        advice: expect.stringContaining('Shorten `name`'),
        docs_url: 'https://docs.example/errors#param_too_long',
      },
    });
  });

  test('is logged without its query, even if its path or method is unknown', async () => {
    const call = { key: live.secret, path: '/v1/nope?secret=words' };
    const lost = await suite.clients[0].call(call);
    expect([lost.status, lost.body.error.code]).toEqual([404, 'route_not_found']);
    expect(await waitForLog(lost.headers['request-id'] ?? '')).toMatchObject({
      operation: 'GET /v1/nope',
      status: 404,
      code: 'route_not_found',
      key: { id: live.key.id },
      error: { docs_url: 'https://docs.example/errors#route_not_found' },
    });
    const wrong = await suite.clients[0].call({ ...call, method: 'PUT', path: '/v1/projects' });
    expect(wrong.status).toBe(405);
    expect(await waitForLog(wrong.headers['request-id'] ?? '')).toMatchObject({
      operation: 'PUT /v1/projects',
      code: 'method_not_allowed',
    });
    const long = await suite.clients[0].call({ ...call, path: `/v1/${'x'.repeat(2_000)}` });
    expect((await waitForLog(long.headers['request-id'] ?? '')).operation).toHaveLength(128);
  });

  test('is logged even if its values contain characters that the database cannot store', async () => {
    const path = `/v1/projects?${encodeURIComponent('a\0b\ud83d\udca9'.repeat(30))}=1`;
    const failed = await suite.clients[0].call({ path, key: live.secret });
    expect(failed.body.error.code).toBe('unknown_param');
    const logged = await waitForLog(failed.headers['request-id'] ?? '');
    expect(logged.param).toMatch(/^ab💩ab/);
  });

  test('is not visible to another workspace or environment, and is not logged if it has no key', async () => {
    const stranger = await suite.clients[0].call({ path: '/v1/projects' });
    const own = await suite.clients[0].call({ path: '/v1/projects', key: live.secret });
    const id = own.headers['request-id'] ?? '';
    await waitForLog(id);
    expect((await person.get(`${logPath()}/${stranger.headers['request-id']}`)).status).toBe(404);
    expect((await person.get(`${logPath('sandbox')}/${id}`)).body.error.code).toBe('request_not_logged');
    const other = await dashboard.signUpWithWorkspace('pro');
    expect((await other.person.get(`${logPath('live', other.workspaceId)}/${id}`)).status).toBe(404);
    expect((await other.person.get(`${logPath()}/${id}`)).status).toBe(404);
    expect((await person.get(`${logPath()}/req_nonsense`)).status).toBe(404);
  });
});

describe('log rows of several workspaces', () => {
  const entry = (of: TestWorkspace, keyId: string, message: string | null = null): ScopedRequest => ({
    workspaceId: of.id,
    environment: 'live',
    id: systemClock().newId('request'),
    operation: 'GET /v1/projects',
    status: 200,
    code: null,
    param: null,
    message,
    keyId,
    projectId: null,
    jobId: null,
    isReplay: false,
    durationMicros: 1,
  });
  async function readKeyId({ id }: TestWorkspace): Promise<string> {
    const [row] = await suite.owner.unscoped<{ id: string }>({
      text: `SELECT id FROM api_keys WHERE workspace_id = $1 AND environment = 'live'`,
      values: [requireUuid('workspace', id)],
    });
    return encodeId('apiKey', row?.id ?? '');
  }
  const countLogged = async (ids: readonly string[]): Promise<number> =>
    (
      await suite.owner.unscoped({
        text: 'SELECT FROM request_log WHERE id = ANY ($1)',
        values: [ids.map((id) => requireUuid('request', id))],
      })
    ).length;

  test('are written in one statement, and each is bound to the workspace of its key', async () => {
    const [one, other] = [await createWorkspace(suite.owner), await createWorkspace(suite.owner)];
    const [keyOfOne, keyOfOther] = [await readKeyId(one), await readKeyId(other)];
    const app = openAppDatabase(suite.environment);
    const mixed = [entry(one, keyOfOne), entry(other, keyOfOther)];
    await insertRequests(app, mixed);
    expect(await countLogged(mixed.map(({ id }) => id))).toBe(2);
    // These rows do not match the workspace or environment of their key, or have an unknown key.
    const misplaced = [
      entry(one, keyOfOther),
      { ...entry(one, keyOfOne), environment: 'sandbox' as const },
      entry(one, systemClock().newId('apiKey')),
    ];
    const outcomes = await Promise.allSettled(misplaced.map((row) => insertRequests(app, [row])));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countLogged(misplaced.map(({ id }) => id))).toBe(0);
    // Without a scope, nothing can be read.
    await expect(app.unscoped({ text: 'SELECT FROM request_log' })).rejects.toThrow('blazon.workspace_id');
    await app.close();
  });

  test('are stored even if the database rejects one of them', async () => {
    const of = await createWorkspace(suite.owner);
    const keyId = await readKeyId(of);
    const app = openAppDatabase(suite.environment);
    let dropped = 0;
    const log = createRequestLog({
      database: app,
      onDropped: (count) => {
        dropped += count;
      },
      onError: () => undefined,
    });
    const requestsOf = Array.from({ length: 200 }, (_, index) =>
      toFastify({ ...entry(of, keyId), status: index === 77 ? 70_000 : 200 }),
    );
    for (const [request, reply] of requestsOf) log.note(request, reply);
    await log.stop();
    expect(dropped).toBe(1);
    expect(await countLogged(requestsOf.map(([request]) => request.id))).toBe(199);
    await app.close();
  });
});

/** Converts a log row to a request and a response as Fastify passes them. */
function toFastify(given: ScopedRequest): [FastifyRequest, FastifyReply] {
  const { id, workspaceId: of, environment, keyId, status } = given;
  const caller = { workspaceId: of, environment, keyId };
  const context = { caller, operation: { method: 'GET', path: '/v1/projects' } };
  return [
    { id, context, params: {} } as unknown as FastifyRequest,
    { statusCode: status, elapsedTime: 1 } as unknown as FastifyReply,
  ];
}

describe('the request log', () => {
  test('counts rows that it cannot write while the database is unavailable', async () => {
    const gated = await startGatedApi(suite.environment);
    const client = createClient(gated.server.httpsPort);
    try {
      expect((await client.call({ path: '/v1/projects', key: live.secret })).status).toBe(200);
      const dropped = () => readMetric(gated.server.internalPort, 'blazon_request_log_dropped_total');
      expect(await dropped()).toBe(0);
      await gated.gates.postgres.close();
      await waitUntil(
        async () => {
          // Repeat the request, because the first row may have been written before the database went down.
          await client.call({ path: '/v1/projects', key: live.secret });
          if ((await dropped()) < 1) throw new Error('not yet');
        },
        { what: 'the count of what was dropped', seconds: 60 },
      );
    } finally {
      await client.close();
      await gated.close();
    }
  });

  test('is written completely before the process stops', async () => {
    const own = await startServer('api', suite.environment);
    const client = createClient(own.httpsPort);
    const ids = (
      await Promise.all(
        Array.from({ length: 20 }, () => client.call({ path: '/v1/projects', key: live.secret })),
      )
    ).map(({ headers }) => headers['request-id'] ?? '');
    await client.close();
    expect(await own.stop()).toBe(0);
    for (const id of ids) expect((await person.get(`${logPath()}/${id}`)).status).toBe(200);
  });
});

describe('a request log of many rows', () => {
  const start = Date.now() - 3 * 3_600_000;
  let busy: { person: SignedInPerson; workspaceId: string };
  let keyIds: string[];
  const count = 12_000;
  let consoleDatabase: Database;

  beforeAll(async () => {
    busy = await dashboard.signUpWithWorkspace('agency');
    keyIds = [uuidAt(new Date()), uuidAt(new Date())];
    consoleDatabase = connectPostgres({
      url: suite.environment['BLAZON_CONSOLE_DATABASE_URL'] ?? '',
      poolSize: 1,
      onConnectionError: () => undefined,
    });
    // Two requests per second. Every tenth is rejected, but every hundredth fails instead. Every two-thousandth uses
    // the second key.
    await dashboard.owner.unscoped({
      text: `INSERT INTO request_log (workspace_id, environment, id, operation, status, code, key_id, is_replay, duration_micros)
             SELECT $1, 'live', (lpad(to_hex($2::bigint + n * 500), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
               CASE WHEN n % 3 = 0 THEN 'POST /v1/brands/generate' ELSE 'GET /v1/projects' END,
               CASE WHEN n % 100 = 0 THEN 500 WHEN n % 10 = 0 THEN 400 ELSE 200 END,
               CASE WHEN n % 100 = 0 THEN 'internal_error' WHEN n % 10 = 0 THEN 'invalid_param' END,
               CASE WHEN n % 2000 = 0 THEN $4::uuid ELSE $3::uuid END, false, 1500
             FROM generate_series(1, $5) n`,
      values: [requireUuid('workspace', busy.workspaceId), start, keyIds[0], keyIds[1], count],
    });
  });
  afterAll(() => consoleDatabase.close());

  const keyAt = (index: number) => encodeId('apiKey', keyIds[index] ?? '');
  /** Reads all pages of a filtered list. Returns the rows, the number of pages, and how many were cut short. */
  async function readAll(
    query: string,
  ): Promise<{ statuses: number[]; ids: string[]; pages: number; cut: number }> {
    const read = { statuses: [] as number[], ids: [] as string[], pages: 0, cut: 0 };
    let cursor = '';
    do {
      const path = `${logPath('live', busy.workspaceId)}?limit=100${query}${cursor && `&starting_after=${cursor}`}`;
      const { status, body } = await busy.person.get(path);
      expect(status).toBe(200);
      read.pages += 1;
      read.cut += body.searched_until === null ? 0 : 1;
      for (const row of body.data) {
        read.ids.push(row.id);
        read.statuses.push(row.status);
      }
      cursor = body.next_cursor ?? '';
    } while (cursor !== '');
    return read;
  }

  test('returns each row that matches a filter once, newest first', async () => {
    const failed = await readAll('&status=failed');
    expect(failed.ids).toHaveLength(count / 10);
    expect(failed.ids).toEqual(failed.ids.toSorted().reverse());
    expect(new Set(failed.ids).size).toBe(count / 10);
    expect((await readAll('&status=5xx')).ids).toHaveLength(count / 100);
    expect((await readAll('&code=internal_error')).ids).toHaveLength(count / 100);
    const refused = await readAll('&status=4xx');
    expect(new Set(refused.statuses)).toEqual(new Set([400]));
    expect(refused.ids).toHaveLength(count / 10 - count / 100);
    expect((await readAll(`&key_id=${keyAt(1)}`)).ids).toHaveLength(count / 2000);
    const middle = Math.floor(start / 1000) + 3000;
    const span = await readAll(`&status=5xx&from=${middle}&until=${middle + 1000}`);
    expect(span.ids).toHaveLength(20);
  });

  test('is searched in steps of a limited number of rows if no index fits', async () => {
    const path = `${logPath('live', busy.workspaceId)}?operation=${encodeURIComponent('GET /v1/projects')}&status=2xx&limit=100`;
    expect((await busy.person.get(path)).body).toMatchObject({ searched_until: null });
    // Nothing matches, so all rows are searched, in three steps.
    const nothing = await readAll(`&operation=${encodeURIComponent('DELETE /v1/projects/{project_id}')}`);
    expect(nothing).toMatchObject({ ids: [], pages: 3, cut: 2 });
    const both = await readAll(
      `&key_id=${keyAt(1)}&code=internal_error&operation=${encodeURIComponent('POST /v1/brands/generate')}`,
    );
    expect(both.ids).toHaveLength(2);
  });

  test.each<[string, RequestFilter, string]>([
    ['nothing', {}, 'pkey'],
    ['time', { from: new Date(start), until: new Date(start + 60_000) }, 'pkey'],
    ['failed', { status: 'failed' }, 'workspace_id_environment_id_idx'],
    ['5xx', { status: '5xx' }, 'workspace_id_environment_id_idx'],
    ['code', { code: 'internal_error' }, 'workspace_id_environment_code_id_idx'],
    ['key', { keyId: 'key_00000000000000000000000000' }, 'workspace_id_environment_key_id_id_idx'],
    ['success and operation', { status: '2xx', operation: 'GET /v1/projects' }, 'pkey'],
  ])('is read from one index range per partition, filtered by %s', async (_name, filter, index) => {
    const scope = { workspaceId: busy.workspaceId, environment: 'live' } as const;
    const after = encodeId('request', minUuidAt(new Date(start + 60_000)));
    const { isSearch, rows } = planRequestList(scope, filter, after);
    const { text, values = [] } = rows(101);
    const plan = await consoleDatabase.transaction(scope, async ({ query }) => {
      await query({ text: `PREPARE page AS ${text}` });
      const lines = await query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN (COSTS off) EXECUTE page (${values.map((value) => `'${String(value)}'`).join(', ')})`,
      });
      await query({ text: 'DEALLOCATE page' });
      return lines.map((line) => line['QUERY PLAN']);
    });
    const steps = plan.filter((line) => /->|^\S/.test(line)).join('\n');
    expect(steps).not.toMatch(/Sort|Seq Scan|Bitmap/);
    const scans = plan.filter((line) => line.includes('Scan'));
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans.filter((line) => line.includes('Index')))
      expect(scan).toMatch(new RegExp(`Index (Only )?Scan Backward using request_log_\\d{8}_${index}`));
    expect(plan.join('\n')).toMatch(/Index Cond: .*workspace_id = .*environment.* = .*id < /);
    // Only a search reads rows that do not match.
    const filtered = plan.filter((line) => /Filter: .*(?:status|code|key_id)/.test(line));
    expect(filtered.length > 0).toBe(isSearch);
    expect(maxRowsSearched).toBeLessThan(count);
  });
});
