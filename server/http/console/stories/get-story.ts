import type { Story, StoryKind } from '@blazon/contract/console/stories.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../../integrations/postgres.ts';
import type { Scope } from '../../../domain/environment.ts';
import {
  describeDelivery,
  describeJob,
  listDeliveryMoments,
  listJobMoments,
} from '../../../domain/describe-job.ts';
import { type EventView, findEventInScope } from '../../../store/event-views.ts';
import { loadDeliveryRecords, loadJobRecords } from '../../../store/job-records.ts';
import {
  findJobInScope,
  findJobByRequestInScope,
  findJobByResultInScope,
  type VisibleJob,
} from '../../../store/job-views.ts';
import { findRequest } from '../../../store/request-log.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Returns the history of a request, job, memory node, brand or event: what happened to it, and when. */
export const getStory = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/stories/{id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<Story | ConsoleFailure> => {
    const id = params['id'] ?? '';
    const kind = detectStoryKind(id);
    if (kind === undefined) return createConsoleFailure('not_found', { message: invalidIdMessage });
    const storyRequest = { id, kind };
    const visibleJob = await findJob(deps.database, scope, storyRequest);
    if (visibleJob) return describeJobHistory(deps.database, storyRequest, visibleJob, deps.clock.now());
    const event = kind === 'event' ? await findEventInScope(deps.database, scope, id) : undefined;
    return event
      ? describeEventHistory(deps.database, storyRequest, event)
      : createConsoleFailure('not_found', { message: notFoundMessage });
  },
);

const invalidIdMessage =
  'This id has no history: paste one that starts with req_, job_, mem_, brand_ or evt_.';
const notFoundMessage =
  'This id was not found here. Check the id, and check that you are in the environment that it belongs to.';

interface StoryRequest {
  readonly id: string;
  readonly kind: StoryKind;
}

const storyKinds = [
  ['request', 'request'],
  ['job', 'job'],
  ['memoryNode', 'memory_node'],
  ['brand', 'brand'],
  ['event', 'event'],
] as const;

function detectStoryKind(id: string): StoryKind | undefined {
  return storyKinds.find(([kind]) => decodeId(kind, id) !== undefined)?.[1];
}

async function findJob(
  database: Database,
  scope: Scope,
  { id, kind }: StoryRequest,
): Promise<VisibleJob | undefined> {
  switch (kind) {
    case 'job':
      return findJobInScope(database, scope, id);
    case 'request': {
      // The request log names the job of every API request, including replays. The dashboard's own requests are not
      // in it.
      const logged = await findRequest(database, scope, id);
      return logged?.jobId
        ? findJobInScope(database, scope, logged.jobId)
        : findJobByRequestInScope(database, scope, id);
    }
    case 'brand':
      return findJobByResultInScope(database, scope, 'brand', id);
    case 'memory_node':
      return findJobByResultInScope(database, scope, 'memoryNode', id);
    case 'event': {
      const event = await findEventInScope(database, scope, id);
      return event && !event.isTest ? findJobInScope(database, scope, event.jobId) : undefined;
    }
    default:
      return kind satisfies never;
  }
}

async function describeJobHistory(
  database: Database,
  storyRequest: StoryRequest,
  visibleJob: VisibleJob,
  now: Date,
): Promise<Story> {
  const records = await loadJobRecords(database, visibleJob.job);
  const { job, result, delivery } = records;
  const isProjectVisible = visibleJob.projectName !== null;
  return {
    ...storyRequest,
    ...describeJob(records, now),
    project: { id: job.projectId, name: visibleJob.projectName },
    prompt: visibleJob.prompt,
    request_id: job.requestId,
    job_id: job.id,
    brand_id: isProjectVisible ? (result?.brandId ?? null) : null,
    memory_id: result?.memoryId ?? null,
    parent_id: job.parentId,
    event_id: delivery?.event.id ?? null,
    webhook_url: job.webhookUrl,
    moments: listJobMoments(records),
  };
}

/** Describes a test event, or an event whose job was deleted with its project. */
async function describeEventHistory(
  database: Database,
  storyRequest: StoryRequest,
  event: EventView,
): Promise<Story> {
  const delivery = await loadDeliveryRecords(database, event);
  const subject = event.isTest ? 'A test event' : 'Its job no longer exists';
  return {
    ...storyRequest,
    headline: `${subject}; ${describeDelivery(delivery)}`,
    tone: event.state === 'undeliverable' ? 'kept' : 'plain',
    project: null,
    prompt: null,
    request_id: null,
    job_id: event.isTest ? null : event.jobId,
    brand_id: null,
    memory_id: null,
    parent_id: null,
    event_id: event.id,
    webhook_url: event.webhookUrl,
    moments: listDeliveryMoments(delivery),
  };
}
