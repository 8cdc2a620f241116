import { decodeId } from '@blazon/contract/ids.ts';
import { type EventView, findEvent } from '../store/event-views.ts';
import { beginResend } from '../store/events.ts';
import { describeEvent } from './describe-event.ts';
import { type CommandContext, audit, type CommandResult } from './command-context.ts';

export async function showEvent(parts: CommandContext, eventId: string): Promise<CommandResult> {
  return describeEvent(parts, await requireEvent(parts, eventId));
}

/** The whole schedule again, to where the event would go now. */
export async function resendEvent(parts: CommandContext, eventId: string): Promise<CommandResult> {
  const { scope } = await requireEvent(parts, eventId);
  const run = await parts.owner.transaction(scope, async (transaction) => {
    const begun = await beginResend(transaction, scope, eventId, parts.clock.now());
    if (begun === undefined) return undefined;
    await audit(parts, transaction, scope.workspaceId, {
      action: 'event.resend',
      subject: eventId,
      details: { environment: scope.environment, run: begun.run },
    });
    return begun;
  });
  if (run === undefined)
    throw new Error(`${eventId} cannot be sent again: its project is deleted, or it was sent too often`);
  const started = await startNow(parts, run);
  return {
    json: { id: eventId, run: run.run, started },
    text: started
      ? `${eventId} is being sent again (run ${run.run})`
      : `${eventId} will be sent again (run ${run.run}): Temporal is away, the sweep starts it in some minutes`,
  };
}

/** The event is pending already, so what cannot be started now is found by the sweep. */
async function startNow(
  { flowStarter }: CommandContext,
  run: Parameters<CommandContext['flowStarter']['startDelivery']>[0],
): Promise<boolean> {
  try {
    await flowStarter.startDelivery(run);
    return true;
  } catch {
    return false;
  }
}

async function requireEvent(parts: CommandContext, eventId: string): Promise<EventView> {
  if (decodeId('event', eventId) === undefined) throw new Error(`${eventId} is no event id (evt_…)`);
  const event = await findEvent(parts.owner, eventId);
  if (event === undefined) throw new Error(`there is no event ${eventId} (any more)`);
  return event;
}
