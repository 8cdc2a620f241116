import { decodeId } from '@blazon/contract/ids.ts';
import { runAsSuperuser } from '../../../tools/services/databases.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { insertWorkspace } from '../../store/workspaces.ts';

export interface ProjectSeedOptions {
  readonly databaseName: string;
  /** The workspace and environment that get one in `every` projects. */
  readonly large: Scope;
  readonly every: number;
  /** The total number of projects. The rest is spread over other workspaces. */
  readonly total: number;
  readonly otherWorkspaces: number;
}

/** Few enough to stay well under the statement timeout of ten seconds. */
const rowsPerStatement = 50_000;
const clock = systemClock();

/**
 * Inserts many projects. Their creation times are one millisecond apart and end a minute ago. Workspaces are
 * interleaved as in production, so the pages of a large workspace's list are scattered over the table.
 */
export async function seedProjects(owner: Database, options: ProjectSeedOptions): Promise<void> {
  const otherWorkspaces = await createOtherWorkspaces(owner, options.otherWorkspaces);
  const workspaces = [decodeId('workspace', options.large.workspaceId), ...otherWorkspaces];
  const firstMillisecond = Date.now() - options.total - 60_000;
  for (let start = 0; start < options.total; start += rowsPerStatement) {
    const end = Math.min(start + rowsPerStatement, options.total) - 1;
    await owner.unscoped({
      name: 'fill-projects',
      text: insertProjectsSql,
      values: [start, end, firstMillisecond, workspaces, options.large.environment, options.every],
    });
  }
  await vacuumAndAnalyse(options.databaseName, 'projects');
}

/** Updates a table's statistics and visibility map, as autovacuum does in production. */
export async function vacuumAndAnalyse(databaseName: string, table: string): Promise<void> {
  await runAsSuperuser(databaseName, (client) => client.query(`VACUUM (ANALYZE) ${table}`));
}

/** Creates other workspaces and returns their UUIDs. */
export async function createOtherWorkspaces(owner: Database, count: number): Promise<(string | undefined)[]> {
  const ids = Array.from({ length: count }, () => clock.newId('workspace'));
  await owner.unscopedTransaction(async (transaction) => {
    for (const id of ids)
      await insertWorkspace(transaction, { id, name: 'Stranger', plan: 'pro', createdAt: clock.now() });
  });
  return ids.map((id) => decodeId('workspace', id));
}

/** SQL for ids as the service generates them: milliseconds first, then version, variant and random bits. */
export const uuidExpression = `
    (lpad(to_hex(millisecond), 12, '0') || '7' || substr(chance, 1, 3) || '8' || substr(chance, 4, 15))::uuid`;

const insertProjectsSql = `
  INSERT INTO projects (workspace_id, environment, id, name, description, created_at)
  SELECT
    ($4::uuid[])[CASE WHEN number % $6::int = 0 THEN 1
               ELSE 2 + (number * 7919 % (array_length($4::uuid[], 1) - 1))::int END],
    CASE WHEN number % $6::int = 0 THEN $5 WHEN number % 2 = 0 THEN 'live' ELSE 'sandbox' END,
 ${uuidExpression},
    'Project ' || number, CASE WHEN number % 3 = 0 THEN repeat('note ', 10) END,
    to_timestamp(millisecond / 1000.0)
  FROM generate_series($1::bigint, $2::bigint) AS number,
    LATERAL (SELECT $3::bigint + number AS millisecond, md5(number::text) AS chance) AS made`;
