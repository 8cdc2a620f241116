import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { deferExport, claimDueExports } from '../../store/export-claims.ts';

export interface ExportDispatchParts {
  /** Exports of all workspaces are looked over, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<WorkflowStarter, 'startExport'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Starts the workflows of exports that nobody started, or whose workflow was lost; how many it started. */
export async function startDueExports({ owner, flowStarter, clock }: ExportDispatchParts): Promise<number> {
  const now = clock.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcherOptions.nextLookSeconds) };
  const due = await claimDueExports(owner, times, workflowOptions['make-export'].startsPerLook);
  const starts = due.map(async (each) => {
    await flowStarter.startExport(each);
    await deferExport(owner, each, after(dispatcherOptions.lostAfterSeconds));
  });
  // What could not be started comes due again soon.
  const started = await Promise.allSettled(starts);
  return started.filter(({ status }) => status === 'fulfilled').length;
}
