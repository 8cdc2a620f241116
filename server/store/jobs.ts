import { encodeId } from '@blazon/contract/ids.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import type { EraseBatchOptions } from './project-rows.ts';
import { eraseProjectBatch } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** Identifies a job within its scope. */
export interface JobKey {
  readonly projectId: string;
  readonly jobId: string;
}

export interface NewJob {
  readonly id: string;
  readonly projectId: string;
  readonly prompt: string;
  readonly parentId: string | null;
  readonly brandName: string | null;
  /** The number of drawings to choose from; 1 if not given. */
  readonly variants?: number;
  /** The sandbox brand whose drawing the job repeats. */
  readonly sandboxBrandId?: string | null;
  readonly webhookUrl: string | null;
  readonly requestId: string;
  readonly traceParent: string | null;
  readonly createdAt: Date;
  /** The month whose quota the job reserved; null in the sandbox. */
  readonly quotaMonth: string | null;
  readonly dispatchDueAt: Date;
  /** The API key that requested the job; null or undefined if the dashboard did. */
  readonly keyId?: string | null;
}

/**
 * Prevents the project from being deleted until the transaction ends. Returns whether the project and the parent node
 * exist, and the project's monthly budget. A node is deleted only with its whole project, so the lock protects the
 * parent too.
 */
export async function lockForGeneration(
  transaction: Transaction,
  scope: Scope,
  target: { readonly projectId: string; readonly parentId: string | null },
): Promise<{ readonly project: boolean; readonly parent: boolean; readonly budget: number | null }> {
  const [row] = await transaction.query<{ project: boolean; parent: boolean; budget: number | null }>({
    name: 'lock-for-generation',
    text: `WITH project AS (
             SELECT monthly_budget FROM projects
             WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL FOR SHARE
           )
           SELECT EXISTS (SELECT FROM project) AS project, (SELECT monthly_budget FROM project) AS budget,
             ($4::uuid IS NULL OR EXISTS (SELECT FROM memory_nodes
               WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4)) AS parent`,
    values: [
      ...scopeValues(scope),
      requireUuid('project', target.projectId),
      target.parentId === null ? null : requireUuid('memoryNode', target.parentId),
    ],
  });
  return row ?? { project: false, parent: false, budget: null };
}

export async function insertJob(transaction: Transaction, scope: Scope, job: NewJob): Promise<void> {
  await transaction.query({
    name: 'insert-job',
    text: `INSERT INTO jobs (workspace_id, environment, project_id, id, status, prompt, parent_id, webhook_url,
             request_id, trace_parent, created_at, quota_month, dispatch_due_at, brand_name, sandbox_brand_id, key_id,
             variants)
           VALUES ($1, $2, $3, $4, 'queued', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      ...jobKeyValues(scope, { projectId: job.projectId, jobId: job.id }),
      job.prompt,
      job.parentId === null ? null : requireUuid('memoryNode', job.parentId),
      job.webhookUrl,
      job.requestId,
      job.traceParent,
      job.createdAt,
      job.quotaMonth,
      job.dispatchDueAt,
      job.brandName,
      typeof job.sandboxBrandId === 'string' ? requireUuid('brand', job.sandboxBrandId) : null,
      job.keyId === undefined || job.keyId === null ? null : requireUuid('apiKey', job.keyId),
      job.variants ?? 1,
    ],
  });
}

export interface ClaimedJob {
  readonly prompt: string;
  /** The name for a new brand, if the request gave one. */
  readonly brandName: string | null;
  /** The number of drawings that the request asked for. */
  readonly variants: number;
  /** The sandbox brand whose drawing the job repeats, instead of drawing a new brand. */
  readonly sandboxBrandId: string | null;
  /** The name of the job's project. */
  readonly projectName: string;
  /** The current plan of the workspace. */
  readonly plan: Plan;
  readonly parentId: string | null;
  readonly traceParent: string | null;
  readonly createdAt: Date;
  /** The time of the first claim, when the processing window starts. */
  readonly startedAt: Date;
  /** Whether this is the first claim. */
  readonly isFirst: boolean;
}

/** `ended` means that the job already has its terminal event; `gone` means that it was erased with its project. */
export type JobClaim =
  | { readonly state: 'claimed'; readonly job: ClaimedJob }
  | { readonly state: 'ended'; readonly eventId: string }
  | { readonly state: 'gone' };

/**
 * Claims a job for processing. If the worker crashes, the dispatcher starts the job again at `lostAt`, and it is
 * claimed again; `startedAt` then stays the time of the first claim.
 */
export async function claimJob(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  times: { readonly now: Date; readonly lostAt: Date },
): Promise<JobClaim> {
  const [row] = await database.scoped<{
    finished: boolean;
    event_id: string | null;
    prompt: string | null;
    brand_name: string | null;
    variants: number | null;
    sandbox_brand_id: string | null;
    parent_id: string | null;
    trace_parent: string | null;
    created_at: Date;
    started_at: Date | null;
    is_first: boolean;
    plan: Plan;
    project_name: string;
  }>(scope, {
    name: 'claim-job',
    text: `WITH before AS (
             SELECT finished_at IS NOT NULL AS finished, event_id, started_at IS NULL AS is_first FROM jobs
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4 FOR UPDATE
           ), claimed AS (
             UPDATE jobs SET status = 'processing', started_at = coalesce(started_at, $5), dispatch_due_at = $6
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4
               AND NOT (SELECT finished FROM before)
             RETURNING prompt, brand_name, variants, sandbox_brand_id, parent_id, trace_parent, created_at, started_at
           )
           SELECT before.*, claimed.*, w.plan, p.name AS project_name
           FROM before JOIN workspaces w ON w.id = $1
             JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = $3
             LEFT JOIN claimed ON true`,
    values: [...jobKeyValues(scope, jobKey), times.now, times.lostAt],
  });
  if (row === undefined) return { state: 'gone' };
  if (row.finished && row.event_id !== null)
    return { state: 'ended', eventId: encodeId('event', row.event_id) };
  // Only the purge of a deleted project erases the prompt, and the same statement ends the job. So a running job
  // always has a prompt.
  if (row.prompt === null || row.started_at === null) throw new Error('A running job has no prompt.');
  return {
    state: 'claimed',
    job: {
      prompt: row.prompt,
      brandName: row.brand_name,
      variants: row.variants ?? 1,
      sandboxBrandId: row.sandbox_brand_id === null ? null : encodeId('brand', row.sandbox_brand_id),
      projectName: row.project_name,
      plan: row.plan,
      parentId: row.parent_id === null ? null : encodeId('memoryNode', row.parent_id),
      traceParent: row.trace_parent,
      createdAt: row.created_at,
      startedAt: row.started_at,
      isFirst: row.is_first,
    },
  };
}

/** The fields that are needed to start a job's workflow. */
export interface StartableJob extends JobKey {
  readonly scope: Scope;
  readonly plan: Plan;
  readonly traceParent: string | null;
}

/** Whether any job is due. Usually none is, and this check costs less than trying to claim jobs. */
export async function hasDueJobs(owner: Database, now: Date): Promise<boolean> {
  const rows = await owner.unscoped({
    name: 'has-due-jobs',
    text: 'SELECT 1 FROM jobs WHERE dispatch_due_at <= $1 LIMIT 1',
    values: [now],
  });
  return rows.length > 0;
}

/**
 * Claims due jobs across all workspaces and reschedules them, so that dispatchers share the work. Takes the `window`
 * most overdue jobs and serves their workspaces round-robin, so that the backlog of one workspace cannot block the
 * rest. Start the jobs in the returned order.
 */
export async function claimDueJobs(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  limits: { readonly count: number; readonly window: number },
): Promise<StartableJob[]> {
  const rows = await owner.unscoped<{
    workspace_id: string;
    environment: Environment;
    project_id: string;
    id: string;
    trace_parent: string | null;
    plan: Plan;
    turn: number;
  }>({
    // The limits are inlined, because with parameters PostgreSQL may plan to read the whole table.
    text: `WITH chosen AS (
             SELECT workspace_id, environment, project_id, id, turn FROM (
               SELECT workspace_id, environment, project_id, id, dispatch_due_at,
                 row_number() OVER (PARTITION BY workspace_id ORDER BY dispatch_due_at) AS turn
               FROM (SELECT workspace_id, environment, project_id, id, dispatch_due_at FROM jobs
                     WHERE dispatch_due_at <= $1
                     ORDER BY dispatch_due_at LIMIT ${Math.trunc(limits.window)}) oldest) ranked
             ORDER BY turn, dispatch_due_at LIMIT ${Math.trunc(limits.count)}
           )
           UPDATE jobs j SET dispatch_due_at = $2
           FROM (SELECT workspace_id, environment, project_id, id, chosen.turn::int AS turn
                 FROM jobs JOIN chosen USING (workspace_id, environment, project_id, id)
                 WHERE dispatch_due_at <= $1 FOR UPDATE OF jobs SKIP LOCKED) due
           JOIN workspaces w ON w.id = due.workspace_id AND w.placement IN ('here', 'draining')
           WHERE j.workspace_id = due.workspace_id AND j.environment = due.environment
             AND j.project_id = due.project_id AND j.id = due.id
           RETURNING j.workspace_id, j.environment, j.project_id, j.id, j.trace_parent, w.plan, due.turn`,
    values: [times.now, times.nextLookAt],
  });
  const roundRobin = rows.toSorted((left, right) => left.turn - right.turn);
  return roundRobin.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    projectId: encodeId('project', row.project_id),
    jobId: encodeId('job', row.id),
    plan: row.plan,
    traceParent: row.trace_parent,
  }));
}

/**
 * Records that the workflows of these jobs were started, so that the dispatcher does not check them before `lostAt`.
 */
export async function deferDispatch(
  database: Database,
  jobs: readonly (JobKey & { readonly scope: Scope })[],
  lostAt: Date,
): Promise<void> {
  const groups = Map.groupBy(jobs, ({ scope }) => `${scope.workspaceId} ${scope.environment}`);
  // The groups are processed one at a time, because this is never urgent.
  for (const group of groups.values()) {
    const [first] = group;
    if (first) await deferDispatchInScope(database, first.scope, group, lostAt);
  }
}

async function deferDispatchInScope(
  database: Database,
  scope: Scope,
  jobKeys: readonly JobKey[],
  lostAt: Date,
): Promise<void> {
  await database.scoped(scope, {
    name: 'put-off-dispatch',
    text: `UPDATE jobs j SET dispatch_due_at = $3
           FROM unnest($4::uuid[], $5::uuid[]) AS started (project_id, id)
           WHERE j.workspace_id = $1 AND j.environment = $2
             AND j.project_id = started.project_id AND j.id = started.id AND j.status = 'queued'`,
    values: [
      ...scopeValues(scope),
      lostAt,
      jobKeys.map(({ projectId }) => requireUuid('project', projectId)),
      jobKeys.map(({ jobId }) => requireUuid('job', jobId)),
    ],
  });
}

const eraseJobsOptions: EraseBatchOptions = {
  name: 'erase-jobs',
  table: 'jobs',
  rows: `id = ANY (ARRAY(
                 SELECT id FROM jobs j
                 WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND finished_at IS NOT NULL
                   AND NOT EXISTS (SELECT FROM events e
                     WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = j.event_id)
                 ORDER BY id LIMIT $4))`,
};

/** Erases up to `count` ended jobs of a hidden project whose event no longer exists. Returns how many it erased. */
export async function eraseJobs(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectBatch(database, scope, eraseJobsOptions, projectId, count);
}

/**
 * Erases the prompts and brand names of up to `count` ended jobs of a hidden project. The jobs themselves stay until
 * their events are delivered. Returns how many jobs it changed.
 */
export async function clearPrompts(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped(scope, {
    name: 'forget-prompts',
    text: `UPDATE jobs SET prompt = NULL, brand_name = NULL WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
             AND id = ANY (ARRAY(
               SELECT id FROM jobs
               WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
                 AND finished_at IS NOT NULL AND prompt IS NOT NULL
               ORDER BY id LIMIT $4))
             AND EXISTS (SELECT FROM projects
               WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
           RETURNING 1`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
  return rows.length;
}

export function jobKeyValues(scope: Scope, jobKey: JobKey): unknown[] {
  return [...scopeValues(scope), requireUuid('project', jobKey.projectId), requireUuid('job', jobKey.jobId)];
}
