import type { Environment } from '../rules/environment.ts';
import { listEvents } from '../store/event-views.ts';
import type { EventState } from '../store/events.ts';
import { stateOf } from './describe-event.ts';
import { type AdminParts, audit, type Result, readCount, requireWorkspace, table, when } from './parts.ts';
import { readPastTime } from './past-time.ts';
import { orTemporalAway } from './temporal-away.ts';

export const eventStates = ['pending', 'delivered', 'undeliverable', 'stopped'] as const;

export async function listDeliveries(
  parts: AdminParts,
  workspaceId: string,
  options: { environment: Environment; state?: EventState; count: string },
): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const { environment, state } = options;
  const page = { state, count: readCount('count', options.count, 1_000) };
  const events = await listEvents(parts.owner, { workspaceId, environment }, page);
  const rows = events.map((event) => [
    event.id,
    when(event.createdAt),
    event.isTest ? `${event.type} (test)` : event.type,
    stateOf(event),
    `${event.run}.${event.attempts}`,
    when(event.dueAt),
    event.jobId,
  ]);
  const text = table(['event', 'created', 'type', 'state', 'run.attempts', 'next', 'job'], rows);
  return { json: events, text: events.length === 0 ? 'no events' : text };
}

/** Hands the work to a flow, which goes on when this process is gone. */
export async function recoverWorkspace(
  parts: AdminParts,
  workspaceId: string,
  options: { environment: Environment; since: string },
): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const { environment } = options;
  const since = readPastTime('since', options.since, parts.clock.now());
  // Written down first: a recovery that nobody knows of would be worse than a note of one that did not start.
  await parts.owner.unscopedTransaction((transaction) =>
    audit(parts, transaction, workspaceId, {
      action: 'deliveries.recover',
      subject: workspaceId,
      details: { environment, since: since.toISOString() },
    }),
  );
  const started = await orTemporalAway(
    parts.flowStarter.startRecovery({ workspaceId, environment, since: since.getTime() }),
    'nothing was sent again; try once more when it is back',
  );
  if (!started) throw new Error(`a recovery of ${workspaceId} in ${environment} is under way already`);
  return {
    json: { workspaceId, environment, since, started },
    text: `everything undeliverable of ${workspaceId} in ${environment} since ${when(since)} is being sent again`,
  };
}
