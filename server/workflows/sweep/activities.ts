import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { eraseExpiredArchives, claimDueArchives } from '../../store/archives.ts';
import { claimDueWorkspacePurges } from '../../store/deleted-workspaces.ts';
import { type OverdueEvent, claimOverdueEvents } from '../../store/events.ts';
import { maintainPartitions, type Retention } from '../../store/partitions.ts';
import { claimDuePurges } from '../../store/projects.ts';
import { type DispatchParts, startDueWork } from '../generate-brand/job-dispatcher.ts';
import { deleteExpired, type ExpiryParts } from './delete-expired.ts';

export interface SweepParts extends DispatchParts, ExpiryParts {
  /** The sweep looks over all workspaces, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<
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

/** Expired archives erased by one sweep: each may have a thousand parts. */
const archivesAtOnce = 5;

export function sweepActivities(parts: SweepParts) {
  const { owner, flowStarter, clock, retention } = parts;
  const { nextLookSeconds, startsPerRun, eventGraceSeconds, mostMilliseconds } = workflowOptions.sweep;
  return {
    /** Of deleted projects and workspaces; and archives that nobody began. */
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
      const [projects, others, archives] = await Promise.all([
        startAll(due, ({ scope, projectId }) => flowStarter.startPurge(scope, projectId)),
        startAll(workspaces, (workspaceId) => flowStarter.startWorkspacePurge(workspaceId)),
        startAll(archivesDue, (archive) => flowStarter.startArchive(archive.workspaceId, archive.archiveId)),
      ]);
      return projects + others + archives;
    },
    /** Events whose workflow was lost between two attempts, or never started. */
    async startOverdueDeliveries(): Promise<number> {
      const end = performance.now() + mostMilliseconds;
      for (let started = 0; ; ) {
        const lost = { now: clock.now(), graceSeconds: eventGraceSeconds, count: startsPerRun };
        const due = await claimOverdueEvents(owner, lost);
        const count = await startAll(due, (event) => startAgain(flowStarter, event));
        started += count;
        // As many as there are, while Temporal takes them and workers keep up; what is left waits for the next sweep.
        const isThrough = due.length < startsPerRun || count === 0 || performance.now() > end;
        if (isThrough || (await parts.readBacklog()) > dispatcherOptions.mostBacklog) return started;
      }
    },
    /** The dispatcher does this every second; should none be running, the sweep still does. */
    startDueJobs: (): Promise<number> => startDueWork(parts),
    deleteExpired: (): Promise<number> => deleteExpired(parts),
    /** Drops what has expired: partitions whole, archives by themselves. */
    async keepPartitions(): Promise<string[]> {
      await eraseExpiredArchives(owner, clock.now(), archivesAtOnce);
      return maintainPartitions(owner, clock.now(), retention);
    },
  };
}

/**
 * Under the id of the workflow that has it: should that one only be late, this is no second one beside it. The first
 * run of an event is in the workflow of its job.
 */
function startAgain(
  flowStarter: SweepParts['flowStarter'],
  { scope, eventId, run, projectId, jobId, isTest }: OverdueEvent,
): Promise<void> {
  return run === 1 && !isTest
    ? flowStarter.startGeneration({ scope, projectId, jobId, plan: 'pro' })
    : flowStarter.startDelivery({ scope, eventId, run });
}

/** One that cannot be started now comes round again; it must not keep the others from starting. */
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
        // Temporal is down: the rest need not wait out a deadline each.
        if (failures >= dispatcherOptions.failuresInARow) return;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcherOptions.startsAtOnce }, startNext));
  return started;
}
