import type { FirstSteps, Health } from '@blazon/contract/console/overview.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { explain, flatten } from '../proofs/paging/check-query-plan.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { onboardingProgressStatement } from '../store/onboarding-progress.ts';
import { maintainPartitions } from '../store/partitions.ts';
import { recentEventsStatement } from '../store/recent-events.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { joinConsole, type JoinedConsole, type SignedInPerson } from './support/console.ts';
import { startReceiver, type Receiver } from './support/receiver/receiver.ts';
import { createQueryPlanDatabase } from './support/query-plan-database.ts';
import { retention } from './support/retention.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { addTestEndpoint, createTestSecret } from './support/webhooks.ts';
import { createWorkspace } from './support/workspaces.ts';

const suite = joinSuite();
const [client] = suite.clients;
let testConsole: JoinedConsole;
let receiver: Receiver;
beforeAll(async () => {
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  receiver = await startReceiver();
});
afterAll(async () => {
  await Promise.all([testConsole.close(), receiver.close()]);
  await leaveSuite(suite);
});

async function readFirstSteps(person: SignedInPerson, scope: Scope): Promise<FirstSteps> {
  const reply = await person.get(`/api/workspaces/${scope.workspaceId}/${scope.environment}/first-steps`);
  expect(reply.status).toBe(200);
  return reply.body as FirstSteps;
}

/** Reads the first steps repeatedly, as the page does, until the condition holds. */
function waitForSteps(
  person: SignedInPerson,
  scope: Scope,
  holds: (first: FirstSteps) => boolean,
): Promise<FirstSteps> {
  return waitUntil(
    async () => {
      const first = await readFirstSteps(person, scope);
      if (!holds(first)) throw new Error(JSON.stringify(first));
      return first;
    },
    { what: 'a step', seconds: 90, everyMilliseconds: 200 },
  );
}

describe('the first steps on the overview page', () => {
  it('are recognised one by one, separately in each environment', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId, environment: 'sandbox' };
    const fresh = await readFirstSteps(person, scope);
    expect(fresh).toMatchObject({
      api_url: expect.stringMatching(/^https:\/\/sandbox\.blazon\.localhost/),
      may_use_api: true,
      steps: { key: false, call: false, endpoint: false, webhook: false },
      project: null,
      endpoint_url: null,
      refused_call: null,
      newest_delivery: null,
    });

    const made = await person.post(`/api/workspaces/${workspaceId}/sandbox/keys`, { label: 'First' });
    expect(made.status).toBe(200);
    const key = String(made.body.secret);
    expect((await readFirstSteps(person, scope)).steps).toMatchObject({ key: true, call: false });

    // A rejected request is shown, but does not count as the first call.
    const call = { method: 'POST', environment: 'sandbox', key } as const;
    await client.call({ ...call, path: '/v1/projects', body: {} });
    const refused = await waitForSteps(person, scope, ({ refused_call }) => refused_call !== null);
    expect(refused).toMatchObject({
      steps: { call: false },
      refused_call: { status: 400, operation: 'POST /v1/projects' },
    });

    const project = await client.call({ ...call, path: '/v1/projects', body: { name: 'Northwind' } });
    const called = await waitForSteps(person, scope, ({ steps }) => steps.call);
    expect(called).toMatchObject({ project: { id: project.body.id, name: 'Northwind' }, refused_call: null });

    await createTestSecret(suite.owner, suite.environment, workspaceId);
    await addTestEndpoint(suite.owner, scope, receiver.url('first/1/500'));
    expect(await readFirstSteps(person, scope)).toMatchObject({
      steps: { endpoint: true, webhook: false },
      endpoint_url: receiver.url('first/1/500'),
    });

    // The first attempt gets a 500, which the page shows. The second succeeds.
    const body = { project_id: project.body.id, prompt: 'simulate success' };
    await client.call({ ...call, path: '/v1/brands/generate', body });
    const failing = await waitForSteps(
      person,
      scope,
      ({ newest_delivery, steps }) => newest_delivery !== null || steps.webhook,
    );
    expect(failing.newest_delivery?.newest_attempt?.status ?? 500).toBe(500);
    const done = await waitForSteps(person, scope, ({ steps }) => steps.webhook);
    expect(done).toMatchObject({
      steps: { key: true, call: true, endpoint: true, webhook: true },
      newest_delivery: null,
    });
    expect((await readFirstSteps(person, { workspaceId, environment: 'live' })).steps).toEqual({
      key: false,
      call: false,
      endpoint: false,
      webhook: false,
    });
  });

  it('say that the Free plan has no API access', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace('free');
    expect(await readFirstSteps(person, { workspaceId, environment: 'live' })).toMatchObject({
      may_use_api: false,
    });
  });
});

describe('the health of a workspace', () => {
  it('counts the outcomes of recent generations and deliveries', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
    const scope: Scope = { workspaceId, environment: 'sandbox' };
    const made = await person.post(`/api/workspaces/${workspaceId}/sandbox/keys`, { label: 'First' });
    await createTestSecret(suite.owner, suite.environment, workspaceId);
    await addTestEndpoint(suite.owner, scope, receiver.url('200'));
    const call = { method: 'POST', environment: 'sandbox', key: String(made.body.secret) } as const;
    const project = await client.call({ ...call, path: '/v1/projects', body: { name: 'Northwind' } });
    for (const prompt of ['simulate success', 'simulate success', 'simulate generation_failed']) {
      await client.call({
        ...call,
        path: '/v1/brands/generate',
        body: { project_id: project.body.id, prompt },
      });
    }
    const health = await waitUntil(
      async () => {
        const { body } = await person.get(`/api/workspaces/${workspaceId}/sandbox/health`);
        if (body.delivered !== 3) throw new Error(JSON.stringify(body));
        return body as Health;
      },
      { what: 'three deliveries', seconds: 90, everyMilliseconds: 200 },
    );
    expect(health).toMatchObject({ succeeded: 2, failed: 1, waiting: 0, undeliverable: 0, is_cut: false });
    expect(health.median_seconds).toBeGreaterThan(0);
    expect(health.median_seconds).toBeLessThan(90);
  });
});

describe('the queries that the overview page repeats every two seconds', () => {
  it('use indexes without sorting, however long the history is', async () => {
    const plans = await createQueryPlanDatabase([], 'blazon_console');
    try {
      await maintainPartitions(plans.owner, new Date(), retention);
      const { id: workspaceId } = await createWorkspace(plans.owner);
      const scope: Scope = { workspaceId, environment: 'live' };
      const now = new Date();
      for (const text of historySql(30_000))
        await plans.owner.unscoped({
          text,
          values: [requireUuid('workspace', workspaceId), minUuidAt(now).slice(0, 13)],
        });
      await plans.owner.unscoped({ text: 'ANALYZE' });
      // Projects and brands are empty here, so PostgreSQL would scan them even with indexes.
      await plans.owner.unscoped({
        text: `ALTER DATABASE ${plans.databaseName} SET enable_seqscan = off`,
      });
      const since = new Date(now.getTime() - 7 * 86_400_000);
      for (const statement of [
        onboardingProgressStatement(scope, since),
        recentEventsStatement(scope, { since, count: 1_000 }),
      ]) {
        const nodes = flatten(await explain(plans.app, scope, statement));
        const sorts = nodes.filter((node) => /Sort|Bitmap/.test(node['Node Type']));
        const scans = nodes.filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' && /events|request_log|brands/.test(node['Relation Name'] ?? ''),
        );
        expect([...sorts, ...scans]).toEqual([]);
      }
    } finally {
      await plans.close();
    }
  });
});

/**
 * SQL that inserts only undeliverable events and rejected requests, so that a search for any other kind must read
 * every row.
 */
function historySql(count: number): string[] {
  const ids = `(SELECT ($2 || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id
                FROM generate_series(1, ${count}) AS n) AS made`;
  return [
    `INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, body, state, created_at)
     SELECT $1, 'live', id, id, id, 'generation.success', '', 'undeliverable', now() FROM ${ids}`,
    `INSERT INTO request_log (workspace_id, environment, id, operation, status, key_id, is_replay, duration_micros)
     SELECT $1, 'live', id, 'POST /v1/projects', 400, id, false, 1 FROM ${ids}`,
  ];
}
