import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { vacuumAndAnalyse, uuidExpression } from '../paging/seed-projects.ts';

const rowsPerStatement = 50_000;
const dayMilliseconds = 86_400_000;
/** The number of daily partitions that maintenance creates: from yesterday to a fortnight ahead. */
const partitionCount = 16;

/** Inserts delivered events, equally many in each partition. */
export async function seedEvents(
  owner: Database,
  { databaseName, scope, total }: { databaseName: string; scope: Scope; total: number },
): Promise<void> {
  const yesterday = Math.floor(Date.now() / dayMilliseconds - 1) * dayMilliseconds;
  for (let start = 0; start < total; start += rowsPerStatement)
    await owner.unscoped({
      name: 'fill-events',
      text: insertEventsSql,
      values: [
        start,
        Math.min(start + rowsPerStatement, total) - 1,
        yesterday,
        decodeId('workspace', scope.workspaceId),
      ],
    });
  await vacuumAndAnalyse(databaseName, 'events');
}

const insertEventsSql = `
  INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, body, state, created_at)
  SELECT $4::uuid, 'live', ${uuidExpression}, ${uuidExpression}, ${uuidExpression}, 'generation.success',
    convert_to(repeat(chance, 8), 'UTF8'), 'delivered', now()
  FROM generate_series($1::bigint, $2::bigint) AS number,
    LATERAL (SELECT $3::bigint + (number % ${partitionCount}) * ${dayMilliseconds} + number AS millisecond,
      md5(number::text) AS chance) AS made`;
