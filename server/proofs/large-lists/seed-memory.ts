import { decodeId } from '@blazon/contract/ids.ts';
import { runAsSuperuser } from '../../../tools/services/databases.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { addProject } from '../../test/support/new-project.ts';
import { createOtherWorkspaces, vacuumAndAnalyse, uuidExpression } from '../paging/seed-projects.ts';

export interface MemorySeedOptions {
  readonly databaseName: string;
  /** The large workspace, in the live environment. */
  readonly large: Scope;
  /** The project that gets one in `every` nodes and brands. */
  readonly projectId: string;
  readonly every: number;
  /** A soft-deleted project of the same workspace, which gets one in a thousand nodes and brands. */
  readonly hiddenId: string;
  /**
   * The total number of nodes, and also of brands. Those that the two projects above do not get are spread over other
   * workspaces, each with one project.
   */
  readonly total: number;
  readonly otherWorkspaces: number;
}

const rowsPerStatement = 50_000;

/**
 * Inserts many memory nodes with one brand each. Their creation times are one millisecond apart and end a minute ago.
 * Workspaces are interleaved as in production, so the rows of one list are scattered over the table. Brands have no
 * drawings, because no list reads them.
 */
export async function seedMemory(owner: Database, options: MemorySeedOptions): Promise<void> {
  const { large, projectId, hiddenId, total } = options;
  const workspace = decodeId('workspace', large.workspaceId);
  const otherWorkspaces = await createOtherWorkspaces(owner, options.otherWorkspaces);
  const projects = await owner.unscoped<{ id: string }>({
    text: `INSERT INTO projects (workspace_id, environment, id, name, created_at)
           SELECT id, 'live', gen_random_uuid(), 'a', now() FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, place)
           ORDER BY place RETURNING id`,
    values: [otherWorkspaces],
  });
  const targets = {
    workspaces: [workspace, workspace, ...otherWorkspaces],
    projects: [
      decodeId('project', projectId),
      decodeId('project', hiddenId),
      ...projects.map(({ id }) => id),
    ],
  };
  const firstMillisecond = Date.now() - total - 60_000;
  await runAsSuperuser(options.databaseName, async (client) => {
    // Skip the foreign key checks of up to ten million rows. The projects are known to exist.
    await client.query('SET session_replication_role = replica');
    for (const table of ['memory_nodes', 'brands'] as const)
      for (let start = 0; start < total; start += rowsPerStatement) {
        const end = Math.min(start + rowsPerStatement, total) - 1;
        const { workspaces, projects: projectIds } = targets;
        await client.query(insertSqlByTable[table], [
          start,
          end,
          firstMillisecond,
          workspaces,
          projectIds,
          options.every,
        ]);
      }
  });
  for (const table of ['memory_nodes', 'brands', 'projects'])
    await vacuumAndAnalyse(options.databaseName, table);
}

/** Inserts a soft-deleted project, which the API hides, and whose rows still wait for the purge. */
export async function insertSoftDeletedProject(owner: Database, scope: Scope): Promise<string> {
  const id = await addProject(owner, scope);
  await owner.unscoped({
    text: `UPDATE projects SET deleted_at = now() WHERE id = $1`,
    values: [decodeId('project', id)],
  });
  return id;
}

const generatedRowsSql = `
  FROM generate_series($1::bigint, $2::bigint) AS number,
    LATERAL (SELECT
      $3::bigint + number AS millisecond,
      md5(number::text) AS chance,
      CASE WHEN number % $6::int = 0 THEN 1 WHEN number % 1000 = 1 THEN 2
        ELSE 3 + (number * 7919 % (array_length($4::uuid[], 1) - 2))::int END AS place) AS made`;

const insertSqlByTable = {
  memory_nodes: `
    INSERT INTO memory_nodes (workspace_id, environment, project_id, id, prompt, decisions, created_at)
    SELECT ($4::uuid[])[place], 'live', ($5::uuid[])[place], ${uuidExpression},
      'Prompt ' || number, '{}', to_timestamp(millisecond / 1000.0) ${generatedRowsSql}`,
  brands: `
    INSERT INTO brands (workspace_id, environment, project_id, id, job_id, memory_id, prompt, primary_color,
      secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at)
    SELECT ($4::uuid[])[place], 'live', ($5::uuid[])[place], ${uuidExpression}, ${uuidExpression}, ${uuidExpression},
      'Prompt ' || number, '#12304a', '#e2a76f', 'Fraunces', '600', '400', '', '{}',
      to_timestamp(millisecond / 1000.0) ${generatedRowsSql}`,
} as const;
