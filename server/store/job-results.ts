import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import type { FailureCode } from '@blazon/contract/errors.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Assets } from '@blazon/contract/resources.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import { createFailedEventBody, createSuccessEventBody } from '../domain/terminal-event.ts';
import { insertBrand, type NewBrand } from './brands.ts';
import { insertCopies } from './event-copies.ts';
import { type DeliveryRun, insertEvent, type NewEvent } from './events.ts';
import { type JobKey, jobKeyValues } from './jobs.ts';
import { insertMemoryNode, type NewMemoryNode } from './memory-nodes.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';
import { releaseQuota, insertUsage } from './usage.ts';
import { releaseUsageSource, type UsageSource } from './usage-details.ts';
import { countDailyUsage } from './daily-usage.ts';

/** The outcome of a job before it is stored. */
export type JobOutcome =
  | {
      readonly drawing: DrawnBrand;
      /** Further drawings of the same prompt, best first. */
      readonly variants?: readonly DrawnBrand[];
    }
  | { readonly failure: { readonly code: FailureCode; readonly message?: string } };

interface DrawnBrand {
  readonly assets: Assets;
  readonly decisions: unknown;
  readonly likeness: unknown;
  readonly drawnBy: DrawingSource;
  /** The name shown in the logo; null if the logo shows no name. */
  readonly name: string | null;
  /** What the prompt asked for and the drawing does not have, one sentence each. */
  readonly unfulfilled: readonly string[];
  /** Whether a refinement changed nothing; then it is not metered. */
  readonly isUnchanged?: boolean;
}

export interface EndJobOptions {
  readonly outcome: JobOutcome;
  readonly designAttempts: number;
  readonly now: Date;
  readonly newId: IdGenerator;
}

/** The event that reports the outcome of a job. */
export interface EndedJob {
  readonly eventId: string;
  /** The copies of the event that this call stored for other endpoints. The caller starts their workflows. */
  readonly copies: readonly DeliveryRun[];
  /** The outcome that this call stored; undefined if an earlier call stored it. */
  readonly result: 'succeeded' | FailureCode | undefined;
}

type WrittenEvent = Pick<EndedJob, 'eventId' | 'copies'>;

interface JobRow {
  readonly id: string;
  readonly prompt: string | null;
  readonly parent_id: string | null;
  readonly webhook_url: string | null;
  readonly trace_parent: string | null;
  readonly quota_month: string | null;
  readonly key_id: string | null;
}

const jobColumns =
  'j.id, j.prompt, j.parent_id, j.webhook_url, j.trace_parent, j.quota_month::text, j.key_id';

/**
 * Ends a job exactly once. Result, variants, usage, event and state are stored in one transaction, so that a job
 * never ends without its event and an event never exists before its job has ended. Returns undefined if the job was
 * erased in the meantime.
 */
export async function endJob(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  ending: EndJobOptions,
): Promise<EndedJob | undefined> {
  return database.transaction(scope, async (transaction) => {
    const [row] = await transaction.query<JobRow & { event_id: string | null; deleted: boolean }>({
      name: 'lock-job',
      text: `SELECT ${jobColumns}, j.event_id, p.deleted_at IS NOT NULL AS deleted
             FROM jobs j JOIN projects p
               ON p.workspace_id = j.workspace_id AND p.environment = j.environment AND p.id = j.project_id
             WHERE j.workspace_id = $1 AND j.environment = $2 AND j.project_id = $3 AND j.id = $4
             FOR UPDATE OF j FOR SHARE OF p`,
      values: jobKeyValues(scope, jobKey),
    });
    if (row === undefined) return undefined;
    if (row.event_id !== null)
      return {
        eventId: encodeId('event', row.event_id),
        copies: [],
        result: undefined,
      };
    const outcome: JobOutcome = row.deleted ? { failure: { code: 'project_deleted' } } : ending.outcome;
    const written =
      'drawing' in outcome
        ? await storeSuccess(transaction, scope, jobKey, row, ending, outcome)
        : await storeFailure(transaction, scope, jobKey, row, ending, outcome.failure);
    const result = 'drawing' in outcome ? 'succeeded' : outcome.failure.code;
    return { ...written, result };
  });
}

async function storeSuccess(
  transaction: Transaction,
  scope: Scope,
  { projectId, jobId }: JobKey,
  row: JobRow,
  { now, newId, designAttempts }: EndJobOptions,
  { drawing, variants: otherDrawings = [] }: Extract<JobOutcome, { drawing: unknown }>,
): Promise<WrittenEvent> {
  const { name, assets, unfulfilled, isUnchanged = false } = drawing;
  const eventId = newId('event');
  // Later ids are higher, and lists show the highest id first. The last variant therefore gets its ids first and the
  // result last, so that lists show the result and then its variants in order.
  const variants = otherDrawings.toReversed().map((variant) => withNewIds(variant, newId));
  const result = withNewIds(drawing, newId);
  const { memoryId } = result;
  const parentId = row.parent_id === null ? null : encodeId('memoryNode', row.parent_id);
  const common = { projectId, jobId, parentId, prompt: row.prompt ?? '', createdAt: now };
  // The statements are pipelined in one transaction.
  const [copies] = await Promise.all([
    writeEvent(transaction, scope, newId, {
      ...toEventFields(row, { projectId, jobId }, now),
      id: eventId,
      memoryId,
      type: 'generation.success',
      body: createSuccessEventBody({
        eventId,
        jobId,
        projectId,
        memoryId,
        name,
        assets,
        unfulfilled,
        variants: variants.map((variant) => variant.memoryId).toReversed(),
        now,
      }),
    }),
    ...[...variants, result].map((rows) => insertDrawing(transaction, scope, common, rows)),
    row.quota_month === null
      ? undefined
      : meterSuccess(transaction, scope, jobId, toUsageSource(row, row.quota_month, projectId), {
          now,
          isUnchanged,
        }),
    updateJob(
      transaction,
      scope,
      { projectId, jobId },
      { status: 'succeeded', code: null, eventId, now, designAttempts },
    ),
  ]);
  return { eventId, copies };
}

interface NewDrawing extends DrawnBrand {
  readonly memoryId: string;
  readonly brandId: string;
}

function withNewIds(drawing: DrawnBrand, newId: IdGenerator): NewDrawing {
  return { ...drawing, memoryId: newId('memoryNode'), brandId: newId('brand') };
}

/** Inserts the memory node and the brand of a drawing. */
async function insertDrawing(
  transaction: Transaction,
  scope: Scope,
  common: Pick<NewBrand, 'projectId' | 'jobId' | 'prompt' | 'createdAt'> & Pick<NewMemoryNode, 'parentId'>,
  { memoryId, brandId, decisions, ...drawing }: NewDrawing,
): Promise<void> {
  await Promise.all([
    insertMemoryNode(transaction, scope, { ...common, id: memoryId, decisions }),
    insertBrand(transaction, scope, { ...common, ...drawing, id: brandId, memoryId }),
  ]);
}

/** Meters a successful job, unless it is a refinement that changed nothing. */
async function meterSuccess(
  transaction: Transaction,
  scope: Scope,
  jobId: string,
  source: UsageSource,
  { now, isUnchanged }: { readonly now: Date; readonly isUnchanged: boolean },
): Promise<void> {
  if (isUnchanged) return releaseReservation(transaction, scope, source);
  const { month } = source;
  await Promise.all([
    insertUsage(transaction, scope, { jobId, month, createdAt: now }),
    countJobEnd(transaction, scope, jobId, month, 'succeeded'),
  ]);
}

/**
 * Returns a job's reservation to the quota and to the counts of its project and key. Locks the month's row first, as
 * every other transaction does, to prevent deadlocks.
 */
async function releaseReservation(
  transaction: Transaction,
  scope: Scope,
  source: UsageSource,
): Promise<void> {
  await Promise.all([
    releaseQuota(transaction, scope, source.month),
    releaseUsageSource(transaction, scope, source),
  ]);
}

function toUsageSource({ key_id: key }: JobRow, month: string, projectId: string): UsageSource {
  return { month, projectId, keyId: key === null ? null : encodeId('apiKey', key) };
}

async function storeFailure(
  transaction: Transaction,
  scope: Scope,
  { projectId, jobId }: JobKey,
  row: JobRow,
  { now, newId, designAttempts }: Pick<EndJobOptions, 'now' | 'newId' | 'designAttempts'>,
  failure: { readonly code: FailureCode; readonly message?: string },
): Promise<WrittenEvent> {
  const eventId = newId('event');
  const [copies] = await Promise.all([
    writeEvent(transaction, scope, newId, {
      ...toEventFields(row, { projectId, jobId }, now),
      id: eventId,
      memoryId: null,
      type: 'generation.failed',
      body: createFailedEventBody({ eventId, jobId, projectId, now, ...failure }),
    }),
    row.quota_month === null
      ? undefined
      : releaseReservation(transaction, scope, toUsageSource(row, row.quota_month, projectId)),
    countJobEnd(transaction, scope, jobId, row.quota_month, 'failed'),
    updateJob(
      transaction,
      scope,
      { projectId, jobId },
      { status: 'failed', code: failure.code, eventId, now, designAttempts },
    ),
  ]);
  return { eventId, copies };
}

/** Adds a job to the daily usage. Sandbox jobs, which reserve no quota, are not counted. */
async function countJobEnd(
  transaction: Transaction,
  scope: Scope,
  jobId: string,
  month: string | null,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  if (month !== null) await countDailyUsage(transaction, scope, { jobId, month, outcome });
}

/** Inserts the event and its copies for other endpoints. */
async function writeEvent(
  transaction: Transaction,
  scope: Scope,
  newId: IdGenerator,
  event: NewEvent,
): Promise<DeliveryRun[]> {
  const [, copies] = await Promise.all([
    insertEvent(transaction, scope, event),
    insertCopies(transaction, scope, event, newId),
  ]);
  return copies;
}

/** Returns the fields that the success event and the failure event both take from their job. */
function toEventFields(
  { webhook_url: webhookUrl, trace_parent: traceParent }: JobRow,
  jobKey: JobKey,
  createdAt: Date,
) {
  const { projectId, jobId } = jobKey;
  return { projectId, jobId, webhookUrl, traceParent, createdAt };
}

async function updateJob(
  transaction: Transaction,
  scope: Scope,
  jobKey: JobKey,
  end: {
    readonly status: 'succeeded' | 'failed';
    readonly code: FailureCode | null;
    readonly eventId: string;
    readonly now: Date;
    readonly designAttempts: number;
  },
): Promise<void> {
  await transaction.query({
    name: 'finish-job',
    text: `UPDATE jobs SET status = $5, failure_code = $6, event_id = $7, finished_at = $8, design_attempts = $9,
             dispatch_due_at = NULL, prompt = CASE WHEN $6 = 'project_deleted' THEN NULL ELSE prompt END,
             brand_name = CASE WHEN $6 = 'project_deleted' THEN NULL ELSE brand_name END
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4`,
    values: [
      ...jobKeyValues(scope, jobKey),
      end.status,
      end.code,
      requireUuid('event', end.eventId),
      end.now,
      end.designAttempts,
    ],
  });
}

/**
 * Ends up to `count` jobs in progress of a hidden project, and returns their ids, so that their workflows can send
 * the events.
 */
export async function cancelJobs(
  database: Database,
  scope: Scope,
  projectId: string,
  { count, now, newId }: { readonly count: number; readonly now: Date; readonly newId: IdGenerator },
): Promise<string[]> {
  return database.transaction(scope, async (transaction) => {
    const rows = await transaction.query<JobRow>({
      name: 'lock-jobs-under-way',
      text: `SELECT ${jobColumns} FROM jobs j
             WHERE j.workspace_id = $1 AND j.environment = $2 AND j.project_id = $3 AND j.finished_at IS NULL
               AND EXISTS (SELECT FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
             ORDER BY j.id LIMIT $4 FOR UPDATE OF j`,
      values: [...scopeValues(scope), requireUuid('project', projectId), count],
    });
    const jobIds = rows.map(({ id }) => encodeId('job', id));
    await Promise.all(
      rows.map((row, index) =>
        storeFailure(
          transaction,
          scope,
          { projectId, jobId: jobIds[index] ?? '' },
          row,
          { now, newId, designAttempts: 0 },
          { code: 'project_deleted' },
        ),
      ),
    );
    return jobIds;
  });
}
