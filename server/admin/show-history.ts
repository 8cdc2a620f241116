import { decodeId, type IdKind, idPrefixes } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { readUuidTime } from '../domain/uuid-time.ts';
import { listApiKeys } from '../store/api-keys.ts';
import type { JobRecords } from '../store/job-records.ts';
import {
  findJob,
  findJobByRequest,
  findJobByResult,
  findJobByResultInWorkspace,
  findProject,
  findWorkspaceByKey,
  type JobRecord,
  listNewestJobs,
} from '../store/operator-lookups.ts';
import {
  loadAuditEntries,
  loadDeliveryRecordsById,
  loadWorkflowState,
  loadAuditedJobRecords,
} from './load-job-timeline.ts';
import { describeAuditMoment, describeDeliveryMoments, describeJobMoments } from './job-timeline-entries.ts';
import { describeDelivery, describeWorkflow } from './jobs.ts';
import {
  formatTimeline,
  formatTimeBetween,
  formatFacts,
  type TimelineMoment,
  sortTimeline,
} from './format-timeline.ts';
import { type CommandContext, type CommandResult, requireWorkspace } from './command-context.ts';

/** Everything that is known about an id. */
interface IdHistory {
  /** One sentence that summarises the state. */
  readonly subject: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly moments: readonly TimelineMoment[];
}

/**
 * Shows everything known about an id, in order of time. A request that created no job is found only with `workspace`.
 */
export async function showHistory(
  context: CommandContext,
  id: string,
  options: { readonly workspace?: string },
): Promise<CommandResult> {
  const workspaceId = options.workspace && (await requireWorkspace(context, options.workspace)).id;
  const idHistory = await loadHistory(context, id, workspaceId);
  const text = [
    idHistory.subject,
    ...(idHistory.facts.length === 0 ? [] : [formatFacts(idHistory.facts)]),
    formatTimeline(idHistory.moments, context.clock.now(), id),
  ].join('\n\n');
  return {
    json: {
      ...idHistory,
      facts: Object.fromEntries(idHistory.facts),
      moments: sortTimeline(idHistory.moments),
    },
    text,
  };
}

function loadHistory(
  context: CommandContext,
  id: string,
  workspaceId: string | undefined,
): Promise<IdHistory> {
  const kind = detectKind(id);
  switch (kind) {
    case 'job':
      return loadJobHistory(context, id, findJob(context.owner, id));
    case 'request':
      return loadRequestHistory(context, id, workspaceId);
    case 'event':
      return loadEventHistory(context, id);
    case 'memoryNode':
    case 'brand':
      return loadResultHistory(context, kind, id, workspaceId);
    case 'project':
      return loadProjectHistory(context, id, workspaceId);
    case 'apiKey':
      return loadKeyHistory(context, id, workspaceId);
    default:
      throw new Error(
        `${id} has no history: pass an id that starts with job_, req_, evt_, mem_, brand_, proj_ or key_`,
      );
  }
}

function detectKind(id: string): IdKind | undefined {
  const kinds = Object.keys(idPrefixes) as IdKind[];
  return kinds.find((kind) => decodeId(kind, id) !== undefined);
}

async function loadJobHistory(
  context: CommandContext,
  id: string,
  search: Promise<JobRecord | undefined>,
  notFoundMessage = `${id} is unknown: it never existed, or it was erased with its project`,
): Promise<IdHistory> {
  const job = await search;
  if (job === undefined) throw new Error(notFoundMessage);
  const records = await loadAuditedJobRecords(context, job);
  const workflow = await loadWorkflowState(context, records);
  return {
    subject: summariseJob(records, context.clock.now()),
    facts: [
      ...describeScope(job.scope, job.projectId),
      ...(job.parentId === null ? [] : [['parent', job.parentId] as const]),
      ['request', job.requestId],
      ...(job.traceParent === null ? [] : [['trace', job.traceParent.slice(3, 35)] as const]),
      ['target', job.webhookUrl ?? 'the default endpoint'],
      ['flow', describeWorkflow(workflow, records)],
    ],
    moments: describeJobMoments(records),
  };
}

async function loadRequestHistory(
  context: CommandContext,
  id: string,
  workspaceId: string | undefined,
): Promise<IdHistory> {
  const job = await findJobByRequest(context.owner, id);
  if (job !== undefined) return loadJobHistory(context, id, Promise.resolve(job));
  const madeAt = new Date(readUuidTime(decodeId('request', id) ?? '').getTime() - clockSlackMilliseconds);
  const entries = workspaceId === undefined ? [] : await loadAuditEntries(context, workspaceId, [id], madeAt);
  if (entries.length > 0)
    return { subject: `${id} created no job`, facts: [], moments: entries.map(describeAuditMoment) };
  const hint = workspaceId === undefined ? '; with --workspace the audit log is searched too' : '';
  throw new Error(`no stored job belongs to ${id}${hint}`);
}

/** How many milliseconds the clocks of two machines may differ. */
const clockSlackMilliseconds = 60_000;

async function loadEventHistory(context: CommandContext, id: string): Promise<IdHistory> {
  const delivery = await loadDeliveryRecordsById(context, id);
  if (delivery === undefined) throw new Error(`${id} is unknown: it never existed, or it has expired`);
  const { event } = delivery;
  const job = event.isTest ? undefined : await findJob(context.owner, event.jobId);
  if (job !== undefined) return loadJobHistory(context, job.id, Promise.resolve(job));
  const audit = await loadAuditEntries(context, event.scope.workspaceId, [id], event.createdAt);
  return {
    subject: `${id}, ${event.isTest ? 'a test event' : 'whose job was deleted'}: ${describeDelivery(event)}`,
    facts: describeScope(event.scope, event.projectId),
    moments: [...describeDeliveryMoments(delivery), ...audit.map(describeAuditMoment)],
  };
}

function loadResultHistory(
  context: CommandContext,
  kind: 'memoryNode' | 'brand',
  id: string,
  workspaceId: string | undefined,
): Promise<IdHistory> {
  const search =
    workspaceId === undefined
      ? findJobByResult(context.owner, kind, id)
      : findJobByResultInWorkspace(context.owner, workspaceId, kind, id);
  const hint = workspaceId === undefined ? ': older ones are found with --workspace' : '';
  return loadJobHistory(context, id, search, `no known job created ${id}${hint}`);
}

const maxJobs = 20;

async function loadProjectHistory(
  context: CommandContext,
  id: string,
  workspaceId: string | undefined,
): Promise<IdHistory> {
  const project = await findProject(context.owner, id, workspaceId);
  if (project === undefined) throw new Error(`${id} is unknown: it never existed, or it was erased`);
  const { scope, createdAt, deletedAt, purgeDueAt } = project;
  const [jobs, audit] = await Promise.all([
    listNewestJobs(context.owner, scope, id, maxJobs),
    loadAuditEntries(context, scope.workspaceId, [id], createdAt),
  ]);
  const moments: TimelineMoment[] = [
    { at: createdAt, what: 'created', detail: '' },
    ...jobs.map((job) => ({
      at: job.createdAt,
      what: 'job',
      detail: `${job.id}  ${job.failureCode ?? job.status}`,
    })),
    ...audit.map(describeAuditMoment),
  ];
  if (deletedAt !== null)
    moments.push({ at: deletedAt, what: 'deleted', detail: 'hidden, waiting to be purged' });
  if (purgeDueAt !== null) moments.push({ at: purgeDueAt, what: 'purge looked after', detail: '' });
  const note = jobs.length === maxJobs ? `, showing its newest ${maxJobs} jobs` : '';
  return {
    subject: `${id} is ${deletedAt === null ? 'active' : 'being erased'}${note}`,
    facts: describeScope(scope, id),
    moments,
  };
}

async function loadKeyHistory(
  context: CommandContext,
  id: string,
  knownWorkspaceId: string | undefined,
): Promise<IdHistory> {
  const workspaceId = knownWorkspaceId ?? (await findWorkspaceByKey(context.owner, id));
  const keys = workspaceId === undefined ? [] : await listApiKeys(context.owner, workspaceId);
  const key = keys.find((candidate) => candidate.id === id);
  if (workspaceId === undefined || key === undefined) throw new Error(`${id} is unknown`);
  const audit = await loadAuditEntries(context, workspaceId, [id], key.createdAt);
  const moments: TimelineMoment[] = [{ at: key.createdAt, what: 'created', detail: key.label }];
  if (key.exposedAt !== null)
    moments.push({ at: key.exposedAt, what: 'exposed', detail: 'sent over plain HTTP' });
  if (key.lastUsedAt !== null) moments.push({ at: key.lastUsedAt, what: 'last used', detail: '' });
  if (key.revokedAt !== null) moments.push({ at: key.revokedAt, what: 'revoked', detail: '' });
  return {
    subject: `${id} is ${key.revokedAt === null ? 'active' : 'revoked'}, ends in ${key.lastFour}`,
    facts: describeScope({ workspaceId, environment: key.environment }),
    moments: [...moments, ...audit.map(describeAuditMoment)],
  };
}

function describeScope(scope: Scope, projectId?: string): (readonly [string, string])[] {
  const workspace = ['workspace', `${scope.workspaceId}, ${scope.environment}`] as const;
  return projectId === undefined ? [workspace] : [workspace, ['project', projectId]];
}

/** Summarises a job in one sentence. */
function summariseJob({ job, delivery }: JobRecords, now: Date): string {
  switch (job.status) {
    case 'queued':
      return `${job.id} has waited in the queue for ${formatTimeBetween(job.createdAt, now)}`;
    case 'processing':
      return `${job.id} has been in progress for ${formatTimeBetween(job.startedAt ?? job.createdAt, now)}`;
    case 'succeeded':
    case 'failed': {
      const end = job.failureCode === null ? 'succeeded' : `failed with ${job.failureCode}`;
      return `${job.id} ${end}; event ${delivery ? describeDelivery(delivery.event) : 'expired'}`;
    }
    default:
      return job.status satisfies never;
  }
}
