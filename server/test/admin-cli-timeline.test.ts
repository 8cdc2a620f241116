import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import { recordAttempt } from '../store/record-attempt.ts';
import { runAdmin } from './support/admin.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { drawingOutcome, type SeededJob, seedJob } from './support/seed-job.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let appDatabase: Database;
let workspace: TestWorkspace;
/** A job that succeeded ten minutes ago. Two delivery attempts failed; the third is scheduled. */
let succeededJob: SeededJob;
/** A failed job, with no endpoint to notify. */
let failedJob: SeededJob;
let brandId: string;
let memoryId: string;

/** An error message with control characters, which must not reach the operator's terminal. */
const hostileMessage = 'closed\u001b[2J\r\nsucceeded';

beforeAll(async () => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment);
  workspace = await createWorkspace(suite.owner);
  succeededJob = await seedJob(appDatabase, workspace.id, 'live', drawingOutcome);
  await addAttempt(0, 1_800, { outcome: 'status_5xx', status: 503, error: null });
  await addAttempt(1, 62_000, { outcome: 'connection', status: null, error: hostileMessage });
  failedJob = await seedJob(appDatabase, workspace.id, 'sandbox', {
    failure: { code: 'generation_timeout' },
  });
  const file = await runForJson('job', 'show', succeededJob.jobId);
  ({ brandId, memoryId } = file.result);
});
afterAll(async () => {
  await appDatabase.close();
  await leaveSuite(suite);
});

async function addAttempt(
  before: number,
  milliseconds: number,
  how: { outcome: string; status: number | null; error: string | null },
): Promise<void> {
  const startedAt = new Date(succeededJob.acceptedAt.getTime() + milliseconds);
  const recorded = await recordAttempt(
    appDatabase,
    succeededJob.scope,
    { eventId: succeededJob.eventId, run: 1, attempts: before },
    {
      url: 'https://receiver.example/hooks',
      startedAt,
      milliseconds: 120,
      requestHeaders: { 'service-signature': 'hidden' },
      responseHeaders: null,
      responseBody: null,
      ...how,
    },
    { state: 'pending', reason: null, dueAt: new Date(Date.now() + 240_000), endedAt: null },
  );
  expect(recorded).toBe(true);
}

// oxlint-disable-next-line typescript/no-explicit-any
async function runForJson(...parameters: string[]): Promise<any> {
  const run = await runAdmin(suite.environment, ...parameters, '--json');
  expect(run).toMatchObject({ code: 0, error: '' });
  expect(run.output.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(run.output);
}

/** Reads the history of an id. Retries while Temporal, on a busy machine, does not respond within the CLI's timeout. */
async function readHistory(...parameters: string[]) {
  for (;;) {
    const shownHistory = await runForJson('history', ...parameters);
    if (shownHistory.facts.flow !== 'unknown: Temporal does not respond') return shownHistory;
  }
}

/**
 * Returns the human-readable output. Checks that its lines are short and contain no control characters, prompts or
 * signatures.
 */
async function runForText(...parameters: string[]): Promise<string> {
  const run = await runAdmin(suite.environment, ...parameters);
  expect(run).toMatchObject({ code: 0, error: '' });
  for (const line of run.output.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  expect(run.output).not.toMatch(/[\p{Cc}--\n]/v);
  expect(run.output).not.toContain('secret bakery');
  expect(run.output).not.toContain('hidden');
  return run.output;
}

/** Like `readHistory`, but human-readable. */
async function readHistoryText(id: string): Promise<string> {
  for (;;) {
    const text = await runForText('history', id);
    if (!text.includes('Temporal does not respond')) return text;
  }
}

describe('`job show`', () => {
  test("shows a job's times, its workflow, its event and the delivery attempts", async () => {
    // On a busy machine, Temporal may answer too late, and then the state is 'no answer'.
    const show = async () => {
      for (;;) {
        const shownJob = await runForJson('job', 'show', succeededJob.jobId);
        if (shownJob.flow.state !== 'no answer') return shownJob;
      }
    };
    expect(await show()).toMatchObject({
      job: {
        id: succeededJob.jobId,
        scope: { workspaceId: workspace.id, environment: 'live' },
        projectId: succeededJob.projectId,
        status: 'succeeded',
        requestId: succeededJob.requestId,
        parentId: null,
        designAttempts: 1,
        createdAt: succeededJob.acceptedAt.toISOString(),
      },
      delivery: {
        event: { id: succeededJob.eventId, state: 'pending', attempts: 2 },
        attempts: [
          { number: 1, status: 503 },
          { number: 2, outcome: 'connection' },
        ],
      },
      flow: { id: `generate-brand/${succeededJob.jobId}`, state: 'unknown' },
    });
    const shown = await runForText('job', 'show', succeededJob.jobId);
    expect(shown).toMatch(/^claimed +.+Z, waited 250 ms$/m);
    expect(shown).toMatch(/^finished +.+Z, 1\.75 s after it was accepted$/m);
    expect(shown).toMatch(/^ +pending after 2 attempts$/m);
    expect(shown).toMatch(/ attempt 1 +refused with 503 in 120 ms, receiver\.example$/m);
    expect(shown).toMatch(/ in \d.+ +attempt due +number 3$/m);
  });

  test('shows how long a queued job has been waiting', async () => {
    // Created here, so that it is still ten minutes old on a busy machine.
    const waitingJob = await seedJob(appDatabase, workspace.id, 'sandbox', {
      failure: { code: 'generation_timeout' },
    });
    await suite.owner.unscoped({
      text: `UPDATE jobs SET status = 'queued', started_at = NULL, finished_at = NULL, event_id = NULL,
               failure_code = NULL, dispatch_due_at = now() + interval '1 hour'
             WHERE request_id = $1`,
      values: [waitingJob.requestId],
    });
    expect(await runForText('job', 'show', waitingJob.jobId)).toMatch(
      /^claimed +not yet; waits for 10 min$/m,
    );
    const history = await readHistoryText(waitingJob.jobId);
    expect(history).toMatch(/has waited in the queue for 10 min\n/);
    expect(history).toMatch(/^flow +not started yet; the dispatcher starts it/m);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('reports within a few seconds that Temporal does not respond', { retry: 2 }, async () => {
    const temporalDown = { ...suite.environment, BLAZON_TEMPORAL_ADDRESS: '127.0.0.1:1' };
    const timed = async (environment: typeof suite.environment) => {
      const before = Date.now();
      const run = await runAdmin(environment, 'job', 'show', succeededJob.jobId);
      return { ...run, milliseconds: Date.now() - before };
    };
    const ordinary = await timed(suite.environment);
    const run = await timed(temporalDown);
    expect(run).toMatchObject({ code: 0, error: '' });
    expect(run.output).toContain('unknown: Temporal does not respond');
    // Starting a process is slow on a busy machine, so compare with an ordinary run.
    expect(run.milliseconds - ordinary.milliseconds).toBeLessThan(6_000);
  });
});

describe('`history`', () => {
  test('prints the same timeline for the ids of a job, its request, event, memory node and brand', async () => {
    const ids = [succeededJob.jobId, succeededJob.requestId, succeededJob.eventId, memoryId, brandId];
    const [first, ...others] = await Promise.all(ids.map((id) => readHistory(id)));
    for (const other of others) expect(other).toEqual(first);
    expect(first.moments.map(({ what }: { what: string }) => what)).toEqual([
      'accepted',
      'claimed',
      'succeeded',
      'brand',
      'memory',
      'event',
      'attempt 1',
      'attempt 2',
      'attempt due',
    ]);
    expect(first.facts).toMatchObject({ project: succeededJob.projectId, request: succeededJob.requestId });
  });

  test('marks the requested id, and replaces control characters', async () => {
    const shown = await runForText('history', memoryId);
    expect(shown).toContain(`${succeededJob.jobId} succeeded; event pending after 2 attempts\n`);
    expect(shown).toMatch(/\+250 ms +claimed +after 250 ms in the queue\n/);
    expect(shown).toMatch(new RegExp(`memory +${memoryId} {2}◀\n`));
    expect(shown).toContain('closed·[2J··succeeded');
    const times = [...shown.matchAll(/^\d\d:\d\d:\d\d\.\d{3}/gm)].map(([time]) => time);
    expect(times.length).toBeGreaterThan(4);
  });

  test('finds a job by its brand or memory node within a given workspace', async () => {
    const expected = await readHistory(succeededJob.jobId);
    for (const id of [brandId, memoryId])
      expect(await readHistory(id, '--workspace', workspace.id)).toMatchObject(expected);
  });

  test('lists the jobs of a project and the changes to an API key', async () => {
    expect(await runForText('history', succeededJob.projectId)).toMatch(
      new RegExp(`job +${succeededJob.jobId} {2}succeeded\n`),
    );
    await runAdmin(suite.environment, 'key', 'revoke', workspace.id, workspace.keyIds.sandbox);
    const key = await runForText('history', workspace.keyIds.sandbox);
    expect(key).toMatch(/^key_\w+ is revoked, ends in .{4}\n/);
    expect(key).toMatch(/ api_key\.revoke +by operator:/);
  });

  test('finds a request that created no job, if the workspace is given', async () => {
    const reply = await suite.clients[0].call({
      method: 'DELETE',
      path: `/v1/projects/${failedJob.projectId}`,
      environment: 'sandbox',
      key: (await createKeyAgain()).secret,
    });
    const id = reply.headers['request-id'] ?? '';
    expect(await runForText('history', id, '--workspace', workspace.id)).toMatch(
      /created no job\n\n.+\n.+ project\.delete +by key_/,
    );
  });

  const createKeyAgain = () =>
    runForJson('key', 'create', workspace.id, '--environment', 'sandbox', '--label', 'again');

  test.each([
    ['job', /^admin: job_\w+ is unknown: it never existed, or it was erased with its project\n$/],
    ['event', /^admin: evt_\w+ is unknown: it never existed, or it has expired\n$/],
    ['request', /^admin: no stored job belongs to req_\w+; with --workspace .+\n$/],
    ['memoryNode', /^admin: no known job created mem_\w+: older ones are found with --workspace\n$/],
    ['brand', /^admin: no known job created brand_\w+: older ones .+\n$/],
    ['project', /^admin: proj_\w+ is unknown: it never existed, or it was erased\n$/],
    ['apiKey', /^admin: key_\w+ is unknown\n$/],
    ['workspace', /^admin: ws_\w+ has no history: pass an id that starts with job_, .+\n$/],
  ] as const)('explains why an id is unknown: %s', async (kind, message) => {
    const run = await runAdmin(suite.environment, 'history', systemClock().newId(kind));
    expect(run).toMatchObject({ code: 1, output: '' });
    expect(run.error).toMatch(message);
  });
});
