import { randomUUID } from 'node:crypto';
import { operations } from '@blazon/contract/operations.ts';
import { expect, test } from 'vitest';
import type { Environment } from '../../domain/environment.ts';
import { startOfNextMonth, toUtcMonth } from '../../domain/utc-calendar.ts';
import { requireUuid } from '../../store/require-uuid.ts';
import { releaseQuota, reserveQuota } from '../../store/usage.ts';
import { setUnpaidSince } from '../../store/workspaces.ts';
import type { Call, Reply } from '../support/client.ts';
import { waitForMinuteWithSeconds } from '../support/wait-for-minute.ts';
import { addProject } from '../support/new-project.ts';
import { createWorkspace, type TestWorkspace } from '../support/workspaces.ts';
import { expectFailure, defineErrorCodeRow } from './define-row.ts';
import { strictGenerationLimit, strictQuota, type ErrorTableFixtures } from './fixtures.ts';

/** A workspace on Pro. The strict process gives it a quota of `strictQuota` live generations a month. */
interface BilledWorkspace {
  readonly workspace: TestWorkspace;
  generate(overrides?: Partial<Call> & { readonly environment?: Environment }): Promise<Reply>;
  useUpQuota(): Promise<void>;
  markUnpaid(): Promise<void>;
}

const quotaExceeded = () => {
  const month = toUtcMonth(new Date());
  return {
    message:
      `The workspace has used its ${strictQuota} live generations of ${month.slice(0, 7)}: ` +
      `move it to a larger plan, or wait for ${startOfNextMonth(month)} 00:00 UTC.`,
    param: null,
  };
};
const unpaidFailure = { message: /unpaid invoice.*paid/, param: null };

export function defineBillingRows(fixtures: () => ErrorTableFixtures): void {
  defineErrorCodeRow(
    'billing_hard_limit',
    "the month's quota is used up",
    async () => {
      const payer = await createBilledWorkspace(fixtures());
      await payer.useUpQuota();
      return payer.generate();
    },
    quotaExceeded(),
  );
  defineErrorCodeRow(
    'billing_hard_limit',
    'an invoice is unpaid',
    async () => {
      const payer = await createBilledWorkspace(fixtures());
      await payer.markUnpaid();
      return payer.generate();
    },
    unpaidFailure,
  );
  defineErrorCodeRow(
    'project_budget_exceeded',
    'the budget of the project is used up, but not the quota',
    async () => {
      const payer = await createBilledWorkspace(fixtures());
      await fixtures().owner.unscoped({
        text: 'UPDATE projects SET monthly_budget = 1 WHERE workspace_id = $1',
        values: [requireUuid('workspace', payer.workspace.id)],
      });
      expect((await payer.generate()).status).toBe(202);
      return payer.generate();
    },
    { param: 'project_id', message: /^The project has used its budget of 1 live generations for / },
  );
  defineErrorCodeRow('billing_hard_limit', 'is reported before a body that cannot be parsed', async () => {
    const payer = await createBilledWorkspace(fixtures());
    await payer.useUpQuota();
    return payer.generate({ body: '{' });
  });
  defineErrorCodeRow('billing_hard_limit', 'is reported before an invalid Idempotency-Key', async () => {
    const payer = await createBilledWorkspace(fixtures());
    await payer.markUnpaid();
    return payer.generate({ headers: { 'idempotency-key': 'k'.repeat(300) } });
  });
  defineErrorCodeRow('rate_limit_exceeded', 'is reported before an unpaid invoice', async () => {
    const payer = await createBilledWorkspace(fixtures());
    await payer.markUnpaid();
    await waitForMinuteWithSeconds(10);
    for (let sent = 0; sent < strictGenerationLimit; sent += 1)
      expectFailure(await payer.generate(), 'billing_hard_limit', unpaidFailure);
    return payer.generate();
  });

  test('simultaneous requests are accepted until the quota is used up, and no further', async () => {
    const payer = await createBilledWorkspace(fixtures());
    await waitForMinuteWithSeconds(5);
    const replies = await Promise.all(Array.from({ length: strictGenerationLimit }, () => payer.generate()));
    const refused = replies.filter((reply) => reply.status !== 202);
    expect(refused).toHaveLength(strictGenerationLimit - strictQuota);
    for (const reply of refused) expectFailure(reply, 'billing_hard_limit', quotaExceeded());
  });
  test('a used-up quota affects neither the sandbox nor other operations', async () => {
    const payer = await createBilledWorkspace(fixtures());
    await payer.useUpQuota();
    await payer.markUnpaid();
    expect((await payer.generate({ environment: 'sandbox' })).status).toBe(202);
    const key = payer.workspace.keys.live;
    expect((await fixtures().strict.client.call({ path: '/v1/projects', key })).status).toBe(200);
  });
  test('with a used-up quota, a repeated request gets its stored response, and a new one is rejected', async () => {
    const payer = await createBilledWorkspace(fixtures());
    const repeat = { headers: { 'idempotency-key': randomUUID() } };
    const first = await payer.generate(repeat);
    expect(first.status).toBe(202);
    await payer.useUpQuota();
    await payer.markUnpaid();
    const again = await payer.generate(repeat);
    expect(again).toMatchObject({ status: 202, headers: { 'idempotent-replayed': 'true' } });
    expect(again.text).toBe(first.text);
    expectFailure(await payer.generate({ ...repeat, body: {} }), 'missing_required_param');
    expectFailure(
      await payer.generate({ headers: { 'idempotency-key': randomUUID() } }),
      'billing_hard_limit',
    );
  });
  test('requests are accepted again once the invoice is paid and quota is released', async () => {
    const { owner } = fixtures();
    const payer = await createBilledWorkspace(fixtures());
    const { id } = payer.workspace;
    await payer.useUpQuota();
    await payer.markUnpaid();
    expectFailure(await payer.generate(), 'billing_hard_limit', unpaidFailure);
    await owner.unscopedTransaction((transaction) => setUnpaidSince(transaction, id, null));
    expectFailure(await payer.generate(), 'billing_hard_limit', quotaExceeded());
    const scope = { workspaceId: id, environment: 'live' } as const;
    await owner.transaction(scope, (transaction) => releaseQuota(transaction, scope, toUtcMonth(new Date())));
    expect((await payer.generate()).status).toBe(202);
  });
}

async function createBilledWorkspace({ owner, strict }: ErrorTableFixtures): Promise<BilledWorkspace> {
  const workspace = await createWorkspace(owner, 'pro');
  const scope = (environment: Environment) => ({ workspaceId: workspace.id, environment });
  const projects = {
    live: await addProject(owner, scope('live')),
    sandbox: await addProject(owner, scope('sandbox')),
  };
  return {
    workspace,
    generate: ({ environment = 'live', ...overrides } = {}) =>
      strict.client.call({
        method: 'POST',
        path: operations.generateBrand.path,
        environment,
        key: workspace.keys[environment],
        body: { project_id: projects[environment], prompt: 'A bakery by the harbour' },
        ...overrides,
      }),
    async useUpQuota() {
      const reservation = { month: toUtcMonth(new Date()), quota: strictQuota };
      for (let count = 0; count < strictQuota; count += 1)
        await owner.transaction(scope('live'), (transaction) =>
          reserveQuota(transaction, scope('live'), reservation),
        );
    },
    markUnpaid: () =>
      owner.unscopedTransaction((transaction) => setUnpaidSince(transaction, workspace.id, new Date())),
  };
}
