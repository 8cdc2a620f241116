import { decodeId, type IdKind, idPrefixes } from '@blazon/contract/ids.ts';
import type { Scope } from '../rules/environment.ts';
import { timeOfUuid } from '../rules/id-times.ts';
import { listApiKeys } from '../store/api-keys.ts';
import type { JobFile } from '../store/job-files.ts';
import {
  findJob,
  findJobOfRequest,
  findJobOfResult,
  findJobOfResultIn,
  findProject,
  findWorkspaceOfKey,
  type JobRecord,
  listNewestJobs,
} from '../store/stories.ts';
import { gatherAudit, gatherDelivery, gatherFlow, gatherJob } from './gather-job.ts';
import { momentOfAudit, momentsOfDelivery, momentsOfJob } from './job-moments.ts';
import { describeDelivery, describeFlow } from './jobs.ts';
import { describeMoments, duration, facts, type Moment, sortMoments } from './moments.ts';
import { type AdminParts, type Result, requireWorkspace } from './parts.ts';

/** What an id has to tell: who it belongs to, and all that happened. */
interface Story {
  readonly subject: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly moments: readonly Moment[];
}

/** Everything known about an id, in order of time. The id is all that is needed, mostly. */
export async function showStory(
  parts: AdminParts,
  id: string,
  options: { readonly workspace?: string },
): Promise<Result> {
  const workspaceId = options.workspace && (await requireWorkspace(parts, options.workspace)).id;
  const story = await tell(parts, id, workspaceId);
  const text = [
    story.subject,
    ...(story.facts.length === 0 ? [] : [facts(story.facts)]),
    describeMoments(story.moments, parts.clock.now(), id),
  ].join('\n\n');
  return {
    json: { ...story, facts: Object.fromEntries(story.facts), moments: sortMoments(story.moments) },
    text,
  };
}

function tell(parts: AdminParts, id: string, workspaceId: string | undefined): Promise<Story> {
  const kind = kindOf(id);
  switch (kind) {
    case 'job':
      return tellJob(parts, id, findJob(parts.owner, id));
    case 'request':
      return tellRequest(parts, id, workspaceId);
    case 'event':
      return tellEvent(parts, id);
    case 'memoryNode':
    case 'brand':
      return tellResult(parts, kind, id, workspaceId);
    case 'project':
      return tellProject(parts, id, workspaceId);
    case 'apiKey':
      return tellKey(parts, id, workspaceId);
    default:
      throw new Error(
        `${id} has no story: give an id that starts with job_, req_, evt_, mem_, brand_, proj_ or key_`,
      );
  }
}

function kindOf(id: string): IdKind | undefined {
  const kinds = Object.keys(idPrefixes) as IdKind[];
  return kinds.find((kind) => decodeId(kind, id) !== undefined);
}

async function tellJob(
  parts: AdminParts,
  id: string,
  search: Promise<JobRecord | undefined>,
  otherwise = `nothing is known of ${id}: it never was, or it was erased with its project`,
): Promise<Story> {
  const job = await search;
  if (job === undefined) throw new Error(otherwise);
  const file = await gatherJob(parts, job);
  const flow = await gatherFlow(parts, file);
  return {
    subject: headline(file, parts.clock.now()),
    facts: [
      ...placeOf(job.scope, job.projectId),
      ...(job.parentId === null ? [] : [['parent', job.parentId] as const]),
      ['request', job.requestId],
      ...(job.traceParent === null ? [] : [['trace', job.traceParent.slice(3, 35)] as const]),
      ['target', job.webhookUrl ?? 'the default endpoint'],
      ['flow', describeFlow(flow, file)],
    ],
    moments: momentsOfJob(file),
  };
}

async function tellRequest(parts: AdminParts, id: string, workspaceId: string | undefined): Promise<Story> {
  const job = await findJobOfRequest(parts.owner, id);
  if (job !== undefined) return tellJob(parts, id, Promise.resolve(job));
  const madeAt = new Date(timeOfUuid(decodeId('request', id) ?? '').getTime() - clockSlack);
  const entries = workspaceId === undefined ? [] : await gatherAudit(parts, workspaceId, [id], madeAt);
  if (entries.length > 0)
    return { subject: `${id} queued no job`, facts: [], moments: entries.map(momentOfAudit) };
  const hint = workspaceId === undefined ? '; with --workspace the audit log is searched too' : '';
  throw new Error(`${id} queued no job that is still known${hint}`);
}

const clockSlack = 60_000;

async function tellEvent(parts: AdminParts, id: string): Promise<Story> {
  const delivery = await gatherDelivery(parts, id);
  if (delivery === undefined) throw new Error(`nothing is known of ${id}: it never was, or its time is over`);
  const { event } = delivery;
  const job = event.isTest ? undefined : await findJob(parts.owner, event.jobId);
  if (job !== undefined) return tellJob(parts, job.id, Promise.resolve(job));
  const audit = await gatherAudit(parts, event.scope.workspaceId, [id], event.createdAt);
  return {
    subject: `${id}, ${event.isTest ? 'a test event' : 'whose job is gone'}: ${describeDelivery(event)}`,
    facts: placeOf(event.scope, event.projectId),
    moments: [...momentsOfDelivery(delivery), ...audit.map(momentOfAudit)],
  };
}

function tellResult(
  parts: AdminParts,
  kind: 'memoryNode' | 'brand',
  id: string,
  workspaceId: string | undefined,
): Promise<Story> {
  const search =
    workspaceId === undefined
      ? findJobOfResult(parts.owner, kind, id)
      : findJobOfResultIn(parts.owner, workspaceId, kind, id);
  const hint = workspaceId === undefined ? ': older ones are found with --workspace' : '';
  return tellJob(parts, id, search, `no job is known that made ${id}${hint}`);
}

const mostJobs = 20;

async function tellProject(parts: AdminParts, id: string, workspaceId: string | undefined): Promise<Story> {
  const project = await findProject(parts.owner, id, workspaceId);
  if (project === undefined) throw new Error(`nothing is known of ${id}: it never was, or it was erased`);
  const { scope, createdAt, deletedAt, purgeDueAt } = project;
  const [jobs, audit] = await Promise.all([
    listNewestJobs(parts.owner, scope, id, mostJobs),
    gatherAudit(parts, scope.workspaceId, [id], createdAt),
  ]);
  const moments: Moment[] = [
    { at: createdAt, what: 'created', detail: '' },
    ...jobs.map((job) => ({
      at: job.createdAt,
      what: 'job',
      detail: `${job.id}  ${job.failureCode ?? job.status}`,
    })),
    ...audit.map(momentOfAudit),
  ];
  if (deletedAt !== null)
    moments.push({ at: deletedAt, what: 'deleted', detail: 'hidden, waits for its purge' });
  if (purgeDueAt !== null) moments.push({ at: purgeDueAt, what: 'purge looked after', detail: '' });
  const shown = jobs.length === mostJobs ? `, its newest ${mostJobs} jobs` : '';
  return {
    subject: `${id} is ${deletedAt === null ? 'active' : 'being erased'}${shown}`,
    facts: placeOf(scope, id),
    moments,
  };
}

async function tellKey(parts: AdminParts, id: string, given: string | undefined): Promise<Story> {
  const workspaceId = given ?? (await findWorkspaceOfKey(parts.owner, id));
  const keys = workspaceId === undefined ? [] : await listApiKeys(parts.owner, workspaceId);
  const key = keys.find((each) => each.id === id);
  if (workspaceId === undefined || key === undefined) throw new Error(`nothing is known of ${id}`);
  const audit = await gatherAudit(parts, workspaceId, [id], key.createdAt);
  const moments: Moment[] = [{ at: key.createdAt, what: 'created', detail: key.label }];
  if (key.exposedAt !== null)
    moments.push({ at: key.exposedAt, what: 'exposed', detail: 'came over plain HTTP' });
  if (key.lastUsedAt !== null) moments.push({ at: key.lastUsedAt, what: 'last used', detail: '' });
  if (key.revokedAt !== null) moments.push({ at: key.revokedAt, what: 'revoked', detail: '' });
  return {
    subject: `${id} is ${key.revokedAt === null ? 'active' : 'revoked'}, ends in ${key.lastFour}`,
    facts: placeOf({ workspaceId, environment: key.environment }),
    moments: [...moments, ...audit.map(momentOfAudit)],
  };
}

function placeOf(scope: Scope, projectId?: string): (readonly [string, string])[] {
  const workspace = ['workspace', `${scope.workspaceId}, ${scope.environment}`] as const;
  return projectId === undefined ? [workspace] : [workspace, ['project', projectId]];
}

/** The whole story in one sentence. */
function headline({ job, delivery }: JobFile, now: Date): string {
  switch (job.status) {
    case 'queued':
      return `${job.id} has waited in the queue for ${duration(job.createdAt, now)}`;
    case 'processing':
      return `${job.id} is being made, for ${duration(job.startedAt ?? job.createdAt, now)}`;
    case 'succeeded':
    case 'failed': {
      const end = job.failureCode === null ? 'succeeded' : `failed with ${job.failureCode}`;
      return `${job.id} ${end}; event ${delivery ? describeDelivery(delivery.event) : 'gone after its time'}`;
    }
    default:
      return job.status satisfies never;
  }
}
