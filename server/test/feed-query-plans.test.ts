import { expect, test } from 'vitest';
import { explain, flatten } from '../proofs/paging/check-query-plan.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { readFeed, readFeedStatement } from '../store/feed.ts';
import { maintainPartitions } from '../store/partitions.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { createQueryPlanDatabase } from './support/query-plan-database.ts';
import { retention } from './support/retention.ts';
import { createWorkspace } from './support/workspaces.ts';

/** SQL that inserts events of two workspaces. Each event has its own transaction id. */
const historySql = `
  INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, body, state, created_at, transaction_id)
  SELECT CASE n % 2 WHEN 0 THEN $1::uuid ELSE $2::uuid END, 'sandbox', id, id, id, 'generation.success', '',
    'undeliverable', now(), n::text::xid8
  FROM (SELECT n, ($3 || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id
        FROM generate_series(1, 30000) AS n) AS made`;

test('a page of the live feed is read from an index without sorting, in order of transaction ids', async () => {
  const plans = await createQueryPlanDatabase([]);
  try {
    const now = new Date();
    await maintainPartitions(plans.owner, now, retention);
    const [{ id: workspaceId }, other] = [
      await createWorkspace(plans.owner),
      await createWorkspace(plans.owner),
    ];
    const scope: Scope = { workspaceId, environment: 'sandbox' };
    await plans.owner.unscoped({
      text: historySql,
      values: [
        requireUuid('workspace', workspaceId),
        requireUuid('workspace', other.id),
        minUuidAt(now).slice(0, 13),
      ],
    });
    await plans.owner.unscoped({ text: 'ANALYZE' });
    const after = { transactionId: '20000', uuid: minUuidAt(now) };
    const nodes = flatten(await explain(plans.app, scope, readFeedStatement(scope, after, now)));
    expect(nodes.filter((node) => /Sort|Bitmap/.test(node['Node Type']))).toEqual([]);
    const scans = nodes.filter((node) => node['Relation Name']?.startsWith('events'));
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) expect(scan['Node Type']).toMatch(/^Index/);

    // Transaction ids must be sorted as numbers, not as text.
    const page = await readFeed(plans.app, scope, { ...after, transactionId: '995' }, now);
    expect(page.events.slice(0, 4).map(({ position }) => position.transactionId)).toEqual([
      '996',
      '998',
      '1000',
      '1002',
    ]);
  } finally {
    await plans.close();
  }
});
