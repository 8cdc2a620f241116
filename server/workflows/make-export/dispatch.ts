import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import { dispatcher, flows } from '../../rules/flows.ts';
import { putOffExport, takeDueExports } from '../../store/export-work.ts';

export interface ExportDispatchParts {
  /** Exports of all workspaces are looked over, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<FlowStarter, 'startExport'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Starts the flows of exports that nobody started, or whose flow was lost; how many it started. */
export async function startDueExports({ owner, flowStarter, clock }: ExportDispatchParts): Promise<number> {
  const now = clock.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcher.nextLookSeconds) };
  const due = await takeDueExports(owner, times, flows['make-export'].startsPerLook);
  const starts = due.map(async (each) => {
    await flowStarter.startExport(each);
    await putOffExport(owner, each, after(dispatcher.lostAfterSeconds));
  });
  // What could not be started comes due again soon.
  const started = await Promise.allSettled(starts);
  return started.filter(({ status }) => status === 'fulfilled').length;
}
