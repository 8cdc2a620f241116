import type { Environment } from '../domain/environment.ts';
import { listEvents } from '../store/event-views.ts';
import type { EventState } from '../store/events.ts';
import { describeEventState } from './describe-event.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  parseCountArgument,
  requireWorkspace,
  formatTable,
  formatTimestamp,
} from './command-context.ts';
import { parsePastTime } from './parse-past-time.ts';
import { explainTemporalOutage } from './temporal-unavailable.ts';

export const eventStates = ['pending', 'delivered', 'undeliverable', 'stopped'] as const;

export async function listDeliveries(
  context: CommandContext,
  workspaceId: string,
  options: { environment: Environment; state?: EventState; count: string },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const { environment, state } = options;
  const page = { state, count: parseCountArgument('count', options.count, 1_000) };
  const events = await listEvents(context.owner, { workspaceId, environment }, page);
  const rows = events.map((event) => [
    event.id,
    formatTimestamp(event.createdAt),
    event.isTest ? `${event.type} (test)` : event.type,
    describeEventState(event),
    `${event.run}.${event.attempts}`,
    formatTimestamp(event.dueAt),
    event.jobId,
  ]);
  const text = formatTable(['event', 'created', 'type', 'state', 'run.attempts', 'next', 'job'], rows);
  return { json: events, text: events.length === 0 ? 'no events' : text };
}

/** Starts a recovery workflow, which continues after this process has ended. */
export async function startWorkspaceRecovery(
  context: CommandContext,
  workspaceId: string,
  options: { environment: Environment; since: string },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const { environment } = options;
  const since = parsePastTime('since', options.since, context.clock.now());
  // The audit entry is written first: an entry for a recovery that did not start is better than a recovery without an
  // entry.
  await context.owner.unscopedTransaction((transaction) =>
    writeAuditEntry(context, transaction, workspaceId, {
      action: 'deliveries.recover',
      subject: workspaceId,
      details: { environment, since: since.toISOString() },
    }),
  );
  const started = await explainTemporalOutage(
    context.workflowStarter.startRecovery({ workspaceId, environment, since: since.getTime() }),
    'nothing was resent; run the command again when it is available',
  );
  if (!started) throw new Error(`a recovery of ${workspaceId} in ${environment} is already running`);
  return {
    json: { workspaceId, environment, since, started },
    text: `resending all undeliverable events of ${workspaceId} in ${environment} since ${formatTimestamp(since)}`,
  };
}
