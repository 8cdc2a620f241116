import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import { dispatcher, flows } from '../../rules/flows.ts';
import { eraseExpiredArchives, takeDueArchives } from '../../store/archives.ts';
import { takeDueWorkspacePurges } from '../../store/deleted-workspaces.ts';
import { type OverdueEvent, takeOverdueEvents } from '../../store/events.ts';
import { keepPartitions, type Retention } from '../../store/partitions.ts';
import { takeDuePurges } from '../../store/projects.ts';
import { type DispatchParts, startDue } from '../generate-brand/dispatch.ts';
import { deleteExpired, type ExpiryParts } from './delete-expired.ts';

export interface SweepParts extends DispatchParts, ExpiryParts {
  /** The sweep looks over all workspaces, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<
    FlowStarter,
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

export function sweepSteps(parts: SweepParts) {
  const { owner, flowStarter, clock, retention } = parts;
  const { nextLookSeconds, startsPerRun, eventGraceSeconds, mostMilliseconds } = flows.sweep;
  return {
    /** Of deleted projects and workspaces; and archives that nobody began. */
    async startOverduePurges(): Promise<number> {
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + nextLookSeconds * 1000);
      const due = await takeDuePurges(owner, { now, nextLookAt }, startsPerRun);
      const workspaces = await takeDueWorkspacePurges(owner, { now, nextLookAt }, startsPerRun);
      const archivesDue = await takeDueArchives(
        owner,
        { now, nextLookAt: new Date(now.getTime() + flows['export-workspace'].nextLookSeconds * 1000) },
        startsPerRun,
      );
      const [projects, others, archives] = await Promise.all([
        startAll(due, ({ scope, projectId }) => flowStarter.startPurge(scope, projectId)),
        startAll(workspaces, (workspaceId) => flowStarter.startWorkspacePurge(workspaceId)),
        startAll(archivesDue, (archive) => flowStarter.startArchive(archive.workspaceId, archive.archiveId)),
      ]);
      return projects + others + archives;
    },
    /** Events whose flow was lost between two attempts, or never started. */
    async startOverdueDeliveries(): Promise<number> {
      const end = performance.now() + mostMilliseconds;
      for (let started = 0; ; ) {
        const lost = { now: clock.now(), graceSeconds: eventGraceSeconds, count: startsPerRun };
        const due = await takeOverdueEvents(owner, lost);
        const count = await startAll(due, (event) => startAgain(flowStarter, event));
        started += count;
        // As many as there are, while Temporal takes them and workers keep up; what is left waits for the next sweep.
        const isThrough = due.length < startsPerRun || count === 0 || performance.now() > end;
        if (isThrough || (await parts.readBacklog()) > dispatcher.mostBacklog) return started;
      }
    },
    /** The dispatcher does this every second; should none be running, the sweep still does. */
    startDueJobs: (): Promise<number> => startDue(parts),
    deleteExpired: (): Promise<number> => deleteExpired(parts),
    /** Drops what has expired: partitions whole, archives by themselves. */
    async keepPartitions(): Promise<string[]> {
      await eraseExpiredArchives(owner, clock.now(), archivesAtOnce);
      return keepPartitions(owner, clock.now(), retention);
    },
  };
}

/**
 * Under the id of the flow that has it: should that one only be late, this is no second one beside it. The first run of an
 * event is in the flow of its job.
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
        // Temporal is away: the rest need not wait out a deadline each.
        if (failures >= dispatcher.failuresInARow) return;
      }
    }
  };
  await Promise.all(Array.from({ length: dispatcher.startsAtOnce }, startNext));
  return started;
}
