import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Project } from '@blazon/contract/resources.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { maxUuid } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: Date;
}

const columns = 'id, name, description, created_at';

export async function insertProject(transaction: Transaction, scope: Scope, project: Project): Promise<void> {
  await transaction.query({
    name: 'insert-project',
    text: `INSERT INTO projects (workspace_id, environment, id, name, description, created_at)
           VALUES ($1, $2, $3, $4, $5, to_timestamp($6))`,
    values: [
      ...scopeValues(scope),
      requireUuid('project', project.id),
      project.name,
      project.description,
      project.created_at,
    ],
  });
}

export async function getProject(database: Database, scope: Scope, id: string): Promise<Project | undefined> {
  const uuid = decodeId('project', id);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<Row>(scope, {
    name: 'get-project',
    text: `SELECT ${columns} FROM projects
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL`,
    values: [...scopeValues(scope), uuid],
  });
  return row && toProject(scope, row);
}

/**
 * Lists up to `count` projects older than the cursor, newest first. The cursor is a position: its project may no
 * longer exist.
 */
export async function listProjects(
  database: Database,
  scope: Scope,
  page: { readonly after: string | undefined; readonly count: number },
): Promise<Project[]> {
  const rows = await database.scoped<Row>(scope, listProjectsStatement(scope, page));
  return rows.map((row) => toProject(scope, row));
}

export function listProjectsStatement(
  scope: Scope,
  page: { after: string | undefined; count: number },
): Statement {
  return {
    name: 'list-projects',
    text: `SELECT ${columns} FROM projects
           WHERE workspace_id = $1 AND environment = $2 AND id < $3 AND deleted_at IS NULL
           ORDER BY id DESC LIMIT $4`,
    values: [
      ...scopeValues(scope),
      page.after === undefined ? maxUuid : requireUuid('project', page.after),
      page.count,
    ],
  };
}

export interface ProjectChange {
  readonly name?: string;
  readonly description?: string | null;
}

/** Changes only the given fields. */
export async function updateProject(
  database: Database,
  scope: Scope,
  id: string,
  change: ProjectChange,
): Promise<Project | undefined> {
  const statement = updateStatement(scope, id, change);
  const [row] = statement ? await database.scoped<Row>(scope, statement) : [];
  return row && toProject(scope, row);
}

/** Changes a project inside a transaction that also stores other changes. Returns whether the project exists. */
export async function updateProjectInTransaction(
  transaction: Transaction,
  scope: Scope,
  id: string,
  change: ProjectChange,
): Promise<boolean> {
  const statement = updateStatement(scope, id, change);
  return statement !== undefined && (await transaction.query(statement)).length === 1;
}

function updateStatement(scope: Scope, id: string, change: ProjectChange): Statement | undefined {
  const uuid = decodeId('project', id);
  if (uuid === undefined) return undefined;
  return {
    name: 'update-project',
    text: `UPDATE projects
           SET name = coalesce($4, name), description = CASE WHEN $5 THEN $6 ELSE description END
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL
           RETURNING ${columns}`,
    values: [
      ...scopeValues(scope),
      uuid,
      change.name ?? null,
      change.description !== undefined,
      change.description ?? null,
    ],
  };
}

/** Hides a project; the purge-project workflow erases it. Returns false if no visible project has this id. */
export async function markProjectDeleted(
  transaction: Transaction,
  scope: Scope,
  id: string,
  times: { readonly now: Date; readonly purgeDueAt: Date },
): Promise<boolean> {
  const uuid = decodeId('project', id);
  if (uuid === undefined) return false;
  const rows = await transaction.query({
    name: 'hide-project',
    text: `UPDATE projects SET deleted_at = $4, purge_due_at = $5
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL
           RETURNING id`,
    values: [...scopeValues(scope), uuid, times.now, times.purgeDueAt],
  });
  return rows.length === 1;
}

export interface SoftDeletedProject {
  readonly scope: Scope;
  readonly projectId: string;
}

/**
 * Claims the deleted projects, in all workspaces, whose purge is due, and postpones their next check. Only the sweep
 * may call this. Without postponing, slow purges would keep later sweeps from reaching the remaining projects.
 */
export async function claimDuePurges(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<SoftDeletedProject[]> {
  const rows = await owner.unscoped<{ workspace_id: string; environment: Environment; id: string }>({
    text: `UPDATE projects p SET purge_due_at = $2
           FROM (SELECT workspace_id, environment, id FROM projects
                 WHERE purge_due_at <= $1 ORDER BY purge_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           WHERE p.workspace_id = due.workspace_id AND p.environment = due.environment AND p.id = due.id
           RETURNING p.workspace_id, p.environment, p.id`,
    values: [times.now, times.nextLookAt],
  });
  return rows.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    projectId: encodeId('project', row.id),
  }));
}

/** `readPurgeLag` looks for the oldest hidden project only among this many: those that the sweep checks next. */
const maxPurgesMeasured = 1_000;

/**
 * Returns how many seconds ago the first of the projects that are not yet erased was deleted; 0 if there are none.
 */
export async function readPurgeLag(owner: Pick<Database, 'unscoped'>, now: Date): Promise<number> {
  const [row] = await owner.unscoped<{ oldest: Date | null }>({
    text: `SELECT min(deleted_at) AS oldest
           FROM (SELECT deleted_at FROM projects WHERE purge_due_at IS NOT NULL
                 ORDER BY purge_due_at LIMIT ${maxPurgesMeasured}) waiting`,
  });
  return row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0;
}

/**
 * Deletes the row of a hidden project, as the last step. Returns false while other rows still belong to the project.
 */
export async function eraseProjectRow(database: Database, scope: Scope, id: string): Promise<boolean> {
  const [row] = await database.scoped<{ empty: boolean }>(scope, {
    name: 'erase-hidden-project',
    text: `WITH belonging AS (
             (SELECT FROM jobs WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
             UNION ALL (SELECT FROM director_turns WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
             UNION ALL (SELECT FROM events WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
             UNION ALL (SELECT FROM exports WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
             UNION ALL (SELECT FROM brands WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
             UNION ALL (SELECT FROM memory_nodes WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 LIMIT 1)
           ), erased AS (
             DELETE FROM projects
             WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL
               AND NOT EXISTS (SELECT FROM belonging)
           )
           SELECT NOT EXISTS (SELECT FROM belonging) AS empty`,
    values: [...scopeValues(scope), requireUuid('project', id)],
  });
  return row?.empty === true;
}

function toProject(scope: Scope, row: Row): Project {
  return {
    id: encodeId('project', row.id),
    object: 'project',
    workspace_id: scope.workspaceId,
    name: row.name,
    description: row.description,
    status: 'active',
    created_at: Math.floor(row.created_at.getTime() / 1000),
  };
}
