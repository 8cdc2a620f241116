import { decodeId } from '@blazon/contract/ids.ts';
import { type EventView, findEvent } from '../store/event-views.ts';
import { beginResend } from '../store/events.ts';
import { describeEvent } from './describe-event.ts';
import { type CommandContext, writeAuditEntry, type CommandResult } from './command-context.ts';

export async function showEvent(context: CommandContext, eventId: string): Promise<CommandResult> {
  return describeEvent(context, await requireEvent(context, eventId));
}

/** Resends an event with the full retry schedule, to its current target. */
export async function resendEvent(context: CommandContext, eventId: string): Promise<CommandResult> {
  const { scope } = await requireEvent(context, eventId);
  const run = await context.owner.transaction(scope, async (transaction) => {
    const resend = await beginResend(transaction, scope, eventId, context.clock.now());
    if (resend === undefined) return undefined;
    await writeAuditEntry(context, transaction, scope.workspaceId, {
      action: 'event.resend',
      subject: eventId,
      details: { environment: scope.environment, run: resend.run },
    });
    return resend;
  });
  if (run === undefined)
    throw new Error(`${eventId} cannot be resent: its project is deleted, or it was resent too often`);
  const started = await tryStartDelivery(context, run);
  return {
    json: { id: eventId, run: run.run, started },
    text: started
      ? `resending ${eventId} (run ${run.run})`
      : `${eventId} will be resent (run ${run.run}): Temporal is unavailable; the sweep starts the delivery within minutes`,
  };
}

/** Starts the delivery. The event is already pending, so the sweep finds it if its workflow cannot be started now. */
async function tryStartDelivery(
  { workflowStarter }: CommandContext,
  run: Parameters<CommandContext['workflowStarter']['startDelivery']>[0],
): Promise<boolean> {
  try {
    await workflowStarter.startDelivery(run);
    return true;
  } catch {
    return false;
  }
}

async function requireEvent(context: CommandContext, eventId: string): Promise<EventView> {
  if (decodeId('event', eventId) === undefined) throw new Error(`${eventId} is not an event id (evt_…)`);
  const event = await findEvent(context.owner, eventId);
  if (event === undefined) throw new Error(`there is no event ${eventId}, or it has expired`);
  return event;
}
