import { decodeId } from '@blazon/contract/ids.ts';
import type { SignedInPerson } from '../../../server/test/support/console.ts';
import type { Database } from '../../../server/integrations/postgres.ts';

/** Fills a workspace with three months of generations: busy on weekdays, quiet at weekends, with a few failures. */
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

/**
 * Divides the generations of this month among three projects: 32, 10 and all others. The dashboard made 12, a key the
 * others.
 */
export async function fillDetails(
  owner: Database,
  person: SignedInPerson,
  workspaceId: string,
): Promise<void> {
  const live = `/api/workspaces/${workspaceId}/live`;
  const key = await person.post(`${live}/keys`, { label: 'Shop server' });
  for (const [index, name] of ['Harbour Coffee', 'Lighthouse Books', 'Northwind Ferries'].entries()) {
    const made = await person.post(`${live}/projects`, { name, request_key: `usage-details-000000${index}` });
    await owner.unscoped({
      text: `INSERT INTO usage_details (workspace_id, month, project_id, key_id, used)
             SELECT $1, date_trunc('month', now() AT TIME ZONE 'UTC'), $2, key_id, coalesce(used, (
               SELECT greatest(0, m.used - 42) FROM usage_months m
               WHERE m.workspace_id = $1 AND m.month = date_trunc('month', now() AT TIME ZONE 'UTC')))
             FROM (VALUES ($3::uuid, $4::integer), ('00000000-0000-0000-0000-000000000000', $5)) AS counted (key_id, used)`,
      values: [
        decodeId('workspace', workspaceId),
        decodeId('project', String(made.body.id)),
        decodeId('apiKey', String(key.body.key.id)),
        [22, 8, null][index],
        [10, 2, 0][index],
      ],
    });
  }
}
