import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { maxUuid, type PageCursor } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: Date;
  readonly brands: number;
  readonly latest_id: string | null;
  readonly latest_at: Date | null;
}

const maxBrandsCounted = 100;

/** Selects projects with their newest brand. Each project takes two short index reads, however many brands it has. */
const selectProjectsSql = `
  SELECT p.id, p.name, p.description, p.created_at, counted.brands, latest.id AS latest_id, latest.created_at AS latest_at
  FROM projects p
  LEFT JOIN LATERAL (
    SELECT id, created_at FROM brands b
    WHERE b.workspace_id = $1 AND b.environment = $2 AND b.project_id = p.id
      AND b.deleted_at IS NULL ORDER BY b.id DESC LIMIT 1
  ) AS latest ON true
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS brands FROM (
      SELECT FROM brands b WHERE b.workspace_id = $1 AND b.environment = $2 AND b.project_id = p.id
        AND b.deleted_at IS NULL
      ORDER BY b.id DESC LIMIT ${maxBrandsCounted + 1}) AS newest
  ) AS counted
  WHERE p.workspace_id = $1 AND p.environment = $2 AND p.deleted_at IS NULL`;

/** Lists up to `count` projects older than the cursor, newest first. */
export async function listProjectViews(
  database: Database,
  scope: Scope,
  page: PageCursor,
): Promise<ProjectView[]> {
  const rows = await database.scoped<Row>(scope, listProjectViewsStatement(scope, page));
  return rows.map(toView);
}

export function listProjectViewsStatement(scope: Scope, page: PageCursor): Statement {
  return {
    name: 'list-project-views',
    text: `${selectProjectsSql} AND p.id < $3 ORDER BY p.id DESC LIMIT $4`,
    values: [
      ...scopeValues(scope),
      page.after === undefined ? maxUuid : requireUuid('project', page.after),
      page.count,
    ],
  };
}

export async function getProjectView(
  database: Database,
  scope: Scope,
  id: string,
): Promise<ProjectView | undefined> {
  const uuid = decodeId('project', id);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<Row>(scope, {
    name: 'get-project-view',
    text: `${selectProjectsSql} AND p.id = $3`,
    values: [...scopeValues(scope), uuid],
  });
  return row && toView(row);
}

function toView(row: Row): ProjectView {
  const { latest_id: latestId, latest_at: latestAt } = row;
  return {
    id: encodeId('project', row.id),
    name: row.name,
    description: row.description,
    created_at: toUnixSeconds(row.created_at),
    brands: Math.min(row.brands, maxBrandsCounted),
    has_more_brands: row.brands > maxBrandsCounted,
    latest_brand:
      latestId === null || latestAt === null
        ? null
        : { id: encodeId('brand', latestId), created_at: toUnixSeconds(latestAt) },
  };
}

function toUnixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
