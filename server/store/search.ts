import type { FoundBrand, FoundProject } from '@blazon/contract/console/search.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import type { Database } from '../integrations/postgres.ts';
import { scopeValues } from './scope-values.ts';

/**
 * Only the newest projects and brands are searched, so that the cost does not depend on the size of the workspace.
 * Older ones can be found by id.
 */
const maxRowsSearched = 1_000;
const maxResults = 6;

export async function searchProjects(
  database: Database,
  scope: Scope,
  text: string,
): Promise<FoundProject[]> {
  const rows = await database.scoped<{ id: string; name: string }>(scope, {
    name: 'search-projects',
    text: `SELECT id, name FROM (
             SELECT id, name FROM projects
             WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $4
           ) AS newest
           WHERE strpos(lower(name), lower($3)) > 0 ORDER BY id DESC LIMIT $5`,
    values: [...scopeValues(scope), text, maxRowsSearched, maxResults],
  });
  return rows.map(({ id, name }) => ({ id: encodeId('project', id), name }));
}

export async function searchBrands(database: Database, scope: Scope, text: string): Promise<FoundBrand[]> {
  const rows = await database.scoped<{
    id: string;
    name: string | null;
    prompt: string;
    project_name: string;
  }>(scope, {
    name: 'search-brands',
    text: `SELECT newest.id, newest.name, newest.prompt, p.name AS project_name FROM (
             SELECT id, project_id, name, prompt FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $4
           ) AS newest
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = newest.project_id
             AND p.deleted_at IS NULL
           WHERE strpos(lower(coalesce(newest.name, '')), lower($3)) > 0
             OR strpos(lower(newest.prompt), lower($3)) > 0 OR strpos(lower(p.name), lower($3)) > 0
           ORDER BY newest.id DESC LIMIT $5`,
    values: [...scopeValues(scope), text, maxRowsSearched, maxResults],
  });
  return rows.map((row) => ({
    id: encodeId('brand', row.id),
    name: row.name,
    prompt: row.prompt,
    project_name: row.project_name,
  }));
}
