import { decodeId } from '@blazon/contract/ids.ts';
import type { TurnRecord } from '../store/director-turns.ts';
import type { EventView } from '../store/event-views.ts';
import type { JobRecords } from '../store/job-records.ts';
import { findJob } from '../store/operator-lookups.ts';
import { getWorkspace } from '../store/workspaces.ts';
import { type JobWorkflow, loadWorkflowState, loadAuditedJobRecords } from './load-job-timeline.ts';
import { describeDeliveryMoments, describeTurnMoments } from './job-timeline-entries.ts';
import {
  formatTimeline,
  formatTimeBetween,
  formatFacts,
  formatInstant,
  truncate,
} from './format-timeline.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

/** Shows a job: its times, its workflow, its event and every delivery attempt. */
export async function showJob(context: CommandContext, id: string): Promise<CommandResult> {
  if (decodeId('job', id) === undefined) throw new Error(`${id} is not a job id (job_…)`);
  const job = await findJob(context.owner, id);
  if (job === undefined) throw new Error(`there is no job ${id}, or it was erased with its project`);
  const records = await loadAuditedJobRecords(context, job);
  const [workflow, workspace] = await Promise.all([
    loadWorkflowState(context, records),
    getWorkspace(context.owner, job.scope.workspaceId),
  ]);
  const owner = workspace ? ` (${workspace.name}, ${workspace.plan})` : '';
  const text = [
    formatFacts([
      ['job', id],
      ['status', job.failureCode === null ? job.status : `${job.status}: ${job.failureCode}`],
      ['workspace', `${job.scope.workspaceId}${owner}`],
      ['project', `${job.projectId}, ${job.scope.environment}`],
      ['parent', job.parentId ?? 'none (a new brand)'],
      ['request', job.requestId],
      ...describeTimes(records, context.clock.now()),
      ...describeDirection(records),
      ['workflow', workflow.id],
      ['', describeWorkflow(workflow, records)],
      ...describeTarget(records),
    ]),
    ...describeSteps(records, context.clock.now()),
  ].join('\n\n');
  return { json: { ...records, flow: workflow }, text };
}

export function describeWorkflow({ state }: JobWorkflow, { job, delivery }: JobRecords): string {
  if (state === 'unknown') {
    if (job.dispatchDueAt !== null)
      return `not started yet; the dispatcher starts it after ${formatInstant(job.dispatchDueAt)}`;
    return delivery?.event.state === 'pending'
      ? 'lost; the sweep will deliver its event'
      : 'ended and no longer stored';
  }
  if (state === 'no answer') return 'unknown: Temporal does not respond';
  const steps = state.steps.map(
    (step) =>
      `${step.name}, attempt ${step.attempt}${step.failure === null ? '' : `: ${truncate(step.failure, 60)}`}`,
  );
  const status = state.status.toLowerCase();
  const time =
    state.closedAt === null
      ? `${status} since ${formatInstant(state.startedAt)}`
      : `${status} ${formatInstant(state.closedAt)}, took ${formatTimeBetween(state.startedAt, state.closedAt)}`;
  return [time, ...steps].join('; ');
}

/** Describes the state of an event's delivery. */
export function describeDelivery(event: EventView): string {
  const attempts = event.attempts === 1 ? '1 attempt' : `${event.attempts} attempts`;
  switch (event.state) {
    case 'pending':
      return event.attempts === 0 ? 'waiting for its first attempt' : `pending after ${attempts}`;
    case 'delivered':
      return `delivered after ${attempts}`;
    case 'undeliverable':
    case 'stopped':
      return `${event.state}: ${event.reason?.replaceAll('_', ' ') ?? 'no reason'}`;
    default:
      return event.state satisfies never;
  }
}

function describeTimes({ job, result }: JobRecords, now: Date): [string, string][] {
  const { createdAt, startedAt, finishedAt } = job;
  const wait = formatTimeBetween(createdAt, startedAt ?? finishedAt ?? now);
  const claimed =
    startedAt === null ? `not yet; waits for ${wait}` : `${formatInstant(startedAt)}, waited ${wait}`;
  const times: [string, string][] = [
    ['accepted', formatInstant(createdAt)],
    ['claimed', startedAt === null && finishedAt !== null ? 'never' : claimed],
    ['designs', String(job.designAttempts)],
  ];
  if (finishedAt === null) return times;
  const took = `${formatTimeBetween(createdAt, finishedAt)} after it was accepted`;
  times.push(['finished', `${formatInstant(finishedAt)}, ${took}`]);
  if (result) {
    times.push(['brand', result.brandId], ['memory', result.memoryId]);
    if (result.drawnBy !== null) times.push(['drawn by', result.drawnBy]);
  }
  return times;
}

/** Describes the questions to the art director and their cost, if there were any. */
function describeDirection({ turns }: JobRecords): [string, string][] {
  if (turns.length === 0) return [];
  const sum = (count: (turn: TurnRecord) => number | null) =>
    turns.reduce((total, turn) => total + (count(turn) ?? 0), 0);
  const questions = turns.length === 1 ? '1 question' : `${turns.length} questions`;
  const tokens = `${sum((turn) => turn.inputTokens)} tokens in, ${sum((turn) => turn.outputTokens)} out`;
  const cost = (sum((turn) => turn.costMicros) / 1_000_000).toFixed(4);
  return [['director', `${questions}, ${tokens}, cost ${cost}`]];
}

function describeSteps({ turns, delivery }: JobRecords, now: Date): string[] {
  const moments = [...describeTurnMoments(turns), ...(delivery ? describeDeliveryMoments(delivery) : [])];
  return moments.length === 0 ? [] : [formatTimeline(moments, now)];
}

function describeTarget({ job, delivery }: JobRecords): [string, string][] {
  const target: [string, string] = ['target', job.webhookUrl ?? 'the default endpoint'];
  if (job.eventId === null) return [target];
  if (delivery === undefined) return [target, ['event', `${job.eventId}, expired and deleted`]];
  const { event } = delivery;
  return [target, ['event', event.id], ['', describeDelivery(event)]];
}
