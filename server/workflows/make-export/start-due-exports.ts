import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { deferExport, claimDueExports } from '../../store/export-claims.ts';

export interface ExportDispatchDeps {
  /** Connects as the schema's owner, because it reads all workspaces. */
  readonly owner: Database;
  readonly workflowStarter: Pick<WorkflowStarter, 'startExport'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Starts exports whose workflow never started or was lost. Returns their number. */
export async function startDueExports({
  owner,
  workflowStarter,
  clock,
}: ExportDispatchDeps): Promise<number> {
  const now = clock.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const times = { now, nextLookAt: after(dispatcherOptions.nextLookSeconds) };
  const due = await claimDueExports(owner, times, workflowOptions['make-export'].startsPerLook);
  const starts = due.map(async (each) => {
    await workflowStarter.startExport(each);
    await deferExport(owner, each, after(dispatcherOptions.lostAfterSeconds));
  });
  // An export that could not be started becomes due again soon.
  const started = await Promise.allSettled(starts);
  return started.filter(({ status }) => status === 'fulfilled').length;
}
