import { setTimeout as wait } from 'node:timers/promises';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { expect, test } from 'vitest';
import { createDatabaseUrl } from '../../tools/services/databases.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { recordKeyUses } from '../store/api-keys.ts';
import { createQueryPlanDatabase } from './support/query-plan-database.ts';
import { createWorkspace } from './support/workspaces.ts';

test('two processes that record uses of the same keys in opposite order do not deadlock', async () => {
  const { owner, databaseName, close } = await createQueryPlanDatabase([]);
  const open = () =>
    connectPostgres({
      url: createDatabaseUrl('blazon_app', databaseName),
      poolSize: 1,
      onConnectionError: () => undefined,
    });
  try {
    const { id: workspaceId } = await createWorkspace(owner);
    const made = await owner.unscoped<{ id: string }>({
      text: `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at)
             SELECT $1, gen_random_uuid(), 'live', 'filled', sha256(i::text::bytea), 'abcd', now()
             FROM generate_series(1, 2000) i RETURNING id`,
      values: [decodeId('workspace', workspaceId)],
    });
    // Make PostgreSQL look up each key separately in the given order, as it would with millions of keys.
    await owner.unscoped({ text: 'ANALYZE api_keys' });
    for (const join of ['hashjoin', 'mergejoin'])
      await owner.unscoped({ text: `ALTER DATABASE ${databaseName} SET enable_${join} = off` });

    const [first = '', middle = '', last = ''] = made.map(({ id }) => id).toSorted();
    const uses = [first, middle, last].map((id) => ({
      workspaceId,
      keyId: encodeId('apiKey', id),
      usedAt: new Date(),
    }));
    const processes = [open(), open()] as const;
    const countWaiting = async () =>
      (
        await owner.unscoped({
          text: `SELECT DISTINCT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
                 WHERE NOT granted AND datname = current_database()`,
        })
      ).length;
    // Lock the middle key until both processes wait for it. Without sorting, each would hold a key that the other needs.
    const { recordings } = await owner.unscopedTransaction(async ({ query }) => {
      await query({ text: 'SELECT FROM api_keys WHERE id = $1 FOR UPDATE', values: [middle] });
      const bothRecordings = Promise.allSettled([
        recordKeyUses(processes[0], uses),
        recordKeyUses(processes[1], uses.toReversed()),
      ]);
      while ((await countWaiting()) < 2) await wait(20);
      return { recordings: bothRecordings };
    });
    expect((await recordings).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await Promise.all(processes.map((keyUses) => keyUses.close()));
  } finally {
    await close();
  }
});
