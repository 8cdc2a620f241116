import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import { encodeId, type IdKind } from '@blazon/contract/ids.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { computeUuidRange } from '../domain/uuid-time.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Finds what is stored about an id, for an operator who knows only the id. Jobs are searched across all workspaces
 * with the owner's connection. Every read uses an index, because some of these tables have billions of rows.
 */

export interface JobRecord {
  readonly id: string;
  readonly scope: Scope;
  readonly projectId: string;
  readonly status: 'queued' | 'processing' | 'succeeded' | 'failed';
  /**
   * The length of the prompt; null after the project was deleted. Operators do not see the prompt itself, because it
   * is the customer's.
   */
  readonly promptCharacters: number | null;
  readonly parentId: string | null;
  /** The number of drawings that were requested. */
  readonly variants: number;
  readonly webhookUrl: string | null;
  readonly requestId: string;
  readonly traceParent: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly designAttempts: number;
  readonly finishedAt: Date | null;
  readonly failureCode: string | null;
  readonly eventId: string | null;
  readonly dispatchDueAt: Date | null;
}

export async function findJob(owner: Database, jobId: string): Promise<JobRecord | undefined> {
  return readJob(owner, { text: `${selectJobSql} WHERE id = $1`, values: [requireUuid('job', jobId)] });
}

/**
 * Finds the job of a request. A job is created during its request, so the two ids have almost the same time; a range
 * of one minute allows for clocks that differ.
 */
export async function findJobByRequest(owner: Database, requestId: string): Promise<JobRecord | undefined> {
  const [earliest, latest] = computeUuidRange(requireUuid('request', requestId), 60_000);
  return readJob(owner, {
    text: `${selectJobSql} WHERE id BETWEEN $1 AND $2 AND request_id = $3 LIMIT 1`,
    values: [earliest, latest, requestId],
  });
}

/**
 * Finds the job of a memory node or a brand. They are created together with their job's event, so the event's id has
 * almost the same time.
 */
export async function findJobByResult(
  owner: Database,
  kind: 'memoryNode' | 'brand',
  id: string,
): Promise<JobRecord | undefined> {
  const uuid = requireUuid(kind, id);
  const [earliest, latest] = computeUuidRange(uuid, 5_000);
  const byBrand = (condition: string) =>
    `SELECT b.job_id FROM (SELECT DISTINCT workspace_id, environment FROM events WHERE id BETWEEN $1 AND $2) e
     JOIN LATERAL (SELECT job_id FROM brands b
       WHERE b.workspace_id = e.workspace_id AND b.environment = e.environment AND ${condition} OFFSET 0) b ON true LIMIT 1`;
  // The event contains the result's memory node. A variant's node is not in the event; it is found through its brand.
  const jobIdQuery =
    kind === 'memoryNode'
      ? `SELECT coalesce(
           (SELECT job_id FROM events WHERE id BETWEEN $1 AND $2 AND memory_id = $3 AND NOT is_test LIMIT 1),
           (${byBrand('b.id BETWEEN $1 AND $2 AND b.memory_id = $3')}))`
      : byBrand('b.id = $3');
  return readJob(owner, {
    text: `${selectJobSql} WHERE id = (${jobIdQuery})`,
    values: [earliest, latest, uuid],
  });
}

/** Finds the job of a memory node or a brand inside one workspace. This works even after the events have expired. */
export async function findJobByResultInWorkspace(
  owner: Database,
  workspaceId: string,
  kind: 'memoryNode' | 'brand',
  id: string,
): Promise<JobRecord | undefined> {
  const uuid = requireUuid(kind, id);
  const [earliest, latest] = computeUuidRange(uuid, 5_000);
  // A memory node and its brand are created at the same time, and brands can be searched by workspace and time.
  const column = kind === 'brand' ? 'id' : 'memory_id';
  return readJob(owner, {
    text: `${selectJobSql} WHERE id = (SELECT job_id FROM brands
             WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND id BETWEEN $2 AND $3 AND ${column} = $4
             LIMIT 1)`,
    values: [requireUuid('workspace', workspaceId), earliest, latest, uuid],
  });
}

/** Lists the `count` newest jobs of a project, in the order of their creation. */
export async function listNewestJobs(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<JobRecord[]> {
  const rows = await database.scoped<JobRow>(scope, {
    text: `${selectJobSql} WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 ORDER BY id DESC LIMIT $4`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
  return rows.map(toJobRecord).reverse();
}

export interface ResultRecord {
  readonly brandId: string;
  readonly memoryId: string;
  readonly name: string | null;
  /** Null for brands that are older than this column. */
  readonly drawnBy: DrawingSource | null;
  readonly isFavourite: boolean;
  readonly createdAt: Date;
}

/**
 * Lists the brands that a job created: its result, then its variants. Their ids were assigned when the job ended, so
 * the search covers that time.
 */
export async function listBrandsOfJob(database: Database, job: JobRecord): Promise<ResultRecord[]> {
  if (job.status !== 'succeeded' || job.eventId === null) return [];
  const [earliest, latest] = computeUuidRange(requireUuid('event', job.eventId), 5_000);
  const rows = await database.scoped<{
    id: string;
    memory_id: string;
    name: string | null;
    drawn_by: DrawingSource | null;
    is_favourite: boolean;
    created_at: Date;
  }>(job.scope, {
    text: `SELECT id, memory_id, name, drawn_by, is_favourite, created_at FROM brands
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id BETWEEN $4 AND $5 AND job_id = $6
             AND deleted_at IS NULL
           ORDER BY id DESC LIMIT ${limits.variants}`,
    values: [
      ...scopeValues(job.scope),
      requireUuid('project', job.projectId),
      earliest,
      latest,
      requireUuid('job', job.id),
    ],
  });
  return rows.map((row) => ({
    brandId: encodeId('brand', row.id),
    memoryId: encodeId('memoryNode', row.memory_id),
    name: row.name,
    drawnBy: row.drawn_by,
    isFavourite: row.is_favourite,
    createdAt: row.created_at,
  }));
}

export interface UsageRecord {
  readonly month: string;
  readonly createdAt: Date;
  readonly reportDueAt: Date | null;
  readonly reportedAt: Date | null;
}

export async function findUsage(database: Database, job: JobRecord): Promise<UsageRecord | undefined> {
  const [row] = await database.scoped<UsageRecord>(job.scope, {
    text: `SELECT to_char(month, 'YYYY-MM') AS month, created_at AS "createdAt",
             coalesce(u.report_due_at, r.report_due_at) AS "reportDueAt",
             coalesce(u.reported_at, r.reported_at) AS "reportedAt"
           FROM usage_ledger u LEFT JOIN usage_reports r
             ON r.workspace_id = u.workspace_id AND r.minute = u.report_minute AND r.part = u.report_part
           WHERE u.workspace_id = $1 AND u.job_id = $2`,
    values: [requireUuid('workspace', job.scope.workspaceId), requireUuid('job', job.id)],
  });
  return row;
}

export interface ProjectRecord {
  readonly id: string;
  readonly scope: Scope;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly purgeDueAt: Date | null;
}

/**
 * Finds a project. Without a workspace, this needs one index look-up per workspace, which takes seconds with millions
 * of workspaces.
 */
export async function findProject(
  owner: Database,
  projectId: string,
  workspaceId: string | undefined,
): Promise<ProjectRecord | undefined> {
  const [row] = await owner.unscoped<{
    workspace_id: string;
    environment: Environment;
    id: string;
    created_at: Date;
    deleted_at: Date | null;
    purge_due_at: Date | null;
  }>({
    text: `SELECT p.* FROM workspaces w CROSS JOIN (VALUES ('live'), ('sandbox')) AS e (environment)
           JOIN LATERAL (SELECT workspace_id, environment, id, created_at, deleted_at, purge_due_at FROM projects p
             WHERE p.workspace_id = w.id AND p.environment = e.environment AND p.id = $1 OFFSET 0) p ON true
           WHERE $2::uuid IS NULL OR w.id = $2 LIMIT 1`,
    values: [
      requireUuid('project', projectId),
      workspaceId === undefined ? null : requireUuid('workspace', workspaceId),
    ],
  });
  return (
    row && {
      id: encodeId('project', row.id),
      scope: toScope(row),
      createdAt: row.created_at,
      deletedAt: row.deleted_at,
      purgeDueAt: row.purge_due_at,
    }
  );
}

/** Finds the workspace of a key. */
export async function findWorkspaceByKey(owner: Database, keyId: string): Promise<string | undefined> {
  const [row] = await owner.unscoped<{ workspace_id: string }>({
    text: `SELECT k.workspace_id FROM workspaces w
           JOIN LATERAL (SELECT workspace_id FROM api_keys k
             WHERE k.workspace_id = w.id AND k.id = $1 OFFSET 0) k ON true LIMIT 1`,
    values: [requireUuid('apiKey', keyId)],
  });
  return row && encodeId('workspace', row.workspace_id);
}

export interface JobRow {
  readonly workspace_id: string;
  readonly environment: Environment;
  readonly id: string;
  readonly project_id: string;
  readonly status: JobRecord['status'];
  readonly prompt_characters: number | null;
  readonly parent_id: string | null;
  readonly variants: number;
  readonly webhook_url: string | null;
  readonly request_id: string;
  readonly trace_parent: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly design_attempts: number;
  readonly finished_at: Date | null;
  readonly failure_code: string | null;
  readonly event_id: string | null;
  readonly dispatch_due_at: Date | null;
}

export const jobColumns = `j.workspace_id, j.environment, j.id, j.project_id, j.status,
  char_length(j.prompt) AS prompt_characters, j.parent_id, j.variants, j.webhook_url, j.request_id, j.trace_parent, j.created_at,
  j.started_at, j.design_attempts, j.finished_at, j.failure_code, j.event_id, j.dispatch_due_at`;

const selectJobSql = `SELECT ${jobColumns} FROM jobs j`;

async function readJob(owner: Database, statement: Statement): Promise<JobRecord | undefined> {
  const [row] = await owner.unscoped<JobRow>(statement);
  return row && toJobRecord(row);
}

export function toJobRecord(row: JobRow): JobRecord {
  return {
    id: encodeId('job', row.id),
    scope: toScope(row),
    projectId: encodeId('project', row.project_id),
    status: row.status,
    promptCharacters: row.prompt_characters,
    parentId: encodeOptionalId('memoryNode', row.parent_id),
    variants: row.variants,
    webhookUrl: row.webhook_url,
    requestId: row.request_id,
    traceParent: row.trace_parent,
    createdAt: row.created_at,
    startedAt: row.started_at,
    designAttempts: row.design_attempts,
    finishedAt: row.finished_at,
    failureCode: row.failure_code,
    eventId: encodeOptionalId('event', row.event_id),
    dispatchDueAt: row.dispatch_due_at,
  };
}

function toScope(row: { readonly workspace_id: string; readonly environment: Environment }): Scope {
  return { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment };
}

function encodeOptionalId(kind: IdKind, uuid: string | null): string | null {
  return uuid === null ? null : encodeId(kind, uuid);
}
