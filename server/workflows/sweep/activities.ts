import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { eraseExpiredArchives, claimDueArchives } from '../../store/archives.ts';
import { claimDueWorkspacePurges } from '../../store/deleted-workspaces.ts';
import { type OverdueEvent, claimOverdueEvents } from '../../store/events.ts';
import { maintainPartitions, type Retention } from '../../store/partitions.ts';
import { claimDuePurges } from '../../store/projects.ts';
import { type DispatchDeps, startDueWork } from '../generate-brand/job-dispatcher.ts';
import { deleteExpired, type ExpiryDeps } from './delete-expired.ts';
import { type DirectoryDeps, keepDirectory } from './keep-directory.ts';

export interface SweepDeps extends DispatchDeps, ExpiryDeps, DirectoryDeps {
  /** Connects as the schema's owner, because the sweep reads all workspaces. */
  readonly owner: Database;
  readonly workflowStarter: Pick<
    WorkflowStarter,
    | 'startPurge'
    | 'startWorkspacePurge'
    | 'startArchive'
    | 'startDelivery'
    | 'startGeneration'
    | 'startExport'
  >;
  readonly clock: Pick<Clock, 'now'>;
  readonly retention: Retention;
}

/** The number of expired archives erased per sweep. Each may have a thousand parts. */
const maxArchivesErased = 5;

export function sweepActivities(deps: SweepDeps) {
  const { owner, workflowStarter, clock, retention } = deps;
  const { nextLookSeconds, startsPerRun, eventGraceSeconds, maxMilliseconds } = workflowOptions.sweep;
  return {
    /** Starts overdue purges of deleted projects and workspaces, and archives whose workflow never started. */
    async startOverduePurges(): Promise<number> {
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + nextLookSeconds * 1000);
      const due = await claimDuePurges(owner, { now, nextLookAt }, startsPerRun);
      const workspaces = await claimDueWorkspacePurges(owner, { now, nextLookAt }, startsPerRun);
      const archivesDue = await claimDueArchives(
        owner,
        {
          now,
          nextLookAt: new Date(now.getTime() + workflowOptions['export-workspace'].nextLookSeconds * 1000),
        },
        startsPerRun,
      );
      const [projects, workspacePurges, archives] = await Promise.all([
        startAll(due, ({ scope, projectId }) => workflowStarter.startPurge(scope, projectId)),
        startAll(workspaces, (workspaceId) => workflowStarter.startWorkspacePurge(workspaceId)),
        startAll(archivesDue, (archive) =>
          workflowStarter.startArchive(archive.workspaceId, archive.archiveId),
        ),
      ]);
      return projects + workspacePurges + archives;
    },
    /** Starts deliveries of events whose workflow was lost between two attempts or never started. */
    async startOverdueDeliveries(): Promise<number> {
      const end = performance.now() + maxMilliseconds;
      for (let started = 0; ; ) {
        const lost = { now: clock.now(), graceSeconds: eventGraceSeconds, count: startsPerRun };
        const due = await claimOverdueEvents(owner, lost);
        const count = await startAll(due, (event) => restartDelivery(workflowStarter, event));
        started += count;
        // Continue until no events are left, Temporal rejects starts, time is up, or too many activities are waiting.
        // The next sweep starts the rest.
        const isDone = due.length < startsPerRun || count === 0 || performance.now() > end;
        if (isDone || (await deps.readBacklog()) > dispatcherOptions.maxBacklog) return started;
      }
    },
    /**
     * Starts overdue jobs and exports. The dispatcher does this every second; the sweep does it in case none is
     * running.
     */
    startDueJobs: (): Promise<number> => startDueWork(deps),
    deleteExpired: (): Promise<number> => deleteExpired(deps),
    keepDirectory: (): Promise<number> => keepDirectory(deps),
    /** Deletes expired archives, creates the next partitions and drops expired ones. */
    async keepPartitions(): Promise<string[]> {
      await eraseExpiredArchives(owner, clock.now(), maxArchivesErased);
      return maintainPartitions(owner, clock.now(), retention);
    },
  };
}

/**
 * Restarts an event's delivery under the same workflow id, so that a workflow that is merely late is not duplicated.
 * An event's first run belongs to its job's workflow; a copy has its own workflow.
 */
function restartDelivery(
  workflowStarter: SweepDeps['workflowStarter'],
  { scope, eventId, run, projectId, jobId, isTest, isCopy }: OverdueEvent,
): Promise<void> {
  return run === 1 && !isTest && !isCopy
    ? workflowStarter.startGeneration({ scope, projectId, jobId, plan: 'pro' })
    : workflowStarter.startDelivery({ scope, eventId, run });
}

/**
 * Starts all items and returns how many were started. An item that fails becomes due again and does not block the
 * others.
 */
async function startAll<Item>(items: readonly Item[], start: (item: Item) => Promise<void>): Promise<number> {
  const waiting = [...items];
  let started = 0;
  let failures = 0;
  const startNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await start(item);
        started += 1;
        failures = 0;
      } catch {
        failures += 1;
        // Temporal is down, so do not wait for a timeout for each remaining item.
        if (failures >= dispatcherOptions.failuresInARow) return;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcherOptions.startsAtOnce }, startNext));
  return started;
}
