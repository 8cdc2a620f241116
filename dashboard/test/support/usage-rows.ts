import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../../server/integrations/postgres.ts';

/** A workspace that has generated for three months: busy on weekdays, quiet at weekends, a few failures. */
export async function fillMonths(owner: Database, workspaceId: string): Promise<void> {
  const workspace = decodeId('workspace', workspaceId);
  await owner.unscoped({
    text: `INSERT INTO usage_days (workspace_id, day, succeeded, failed)
           SELECT $1, day, CASE WHEN extract(isodow FROM day) > 5 THEN 4 ELSE 22 END + (extract(day FROM day)::integer * 7) % 11,
             CASE WHEN extract(day FROM day)::integer % 5 = 0 THEN 2 ELSE 0 END
           FROM generate_series((now() AT TIME ZONE 'UTC')::date - 75, (now() AT TIME ZONE 'UTC')::date, interval '1 day') day`,
    values: [workspace],
  });
  await owner.unscoped({
    text: `INSERT INTO usage_months (workspace_id, month, used)
           SELECT $1, date_trunc('month', day), sum(succeeded) FROM usage_days WHERE workspace_id = $1 GROUP BY 2`,
    values: [workspace],
  });
}
