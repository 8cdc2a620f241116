import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import { flows } from '../../rules/flows.ts';
import { type OverdueEvent, takeOverdueEvents } from '../../store/events.ts';
import { keepPartitions, type Retention } from '../../store/partitions.ts';
import { takeDuePurges } from '../../store/projects.ts';
import { type DispatchParts, startDue } from '../generate-brand/dispatch.ts';

export interface SweepParts extends DispatchParts {
  /** The sweep looks over all workspaces, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<FlowStarter, 'startPurge' | 'startDelivery' | 'startGeneration' | 'startExport'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly retention: Retention;
}

export function sweepSteps(parts: SweepParts) {
  const { owner, flowStarter, clock, retention } = parts;
  const { nextLookSeconds, startsPerRun, eventGraceSeconds } = flows.sweep;
  return {
    async startOverduePurges(): Promise<number> {
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + nextLookSeconds * 1000);
      const due = await takeDuePurges(owner, { now, nextLookAt }, startsPerRun);
      return startAll(due, ({ scope, projectId }) => flowStarter.startPurge(scope, projectId));
    },
    /** Events whose flow was lost between two attempts, or never started. */
    async startOverdueDeliveries(): Promise<number> {
      const lost = { now: clock.now(), graceSeconds: eventGraceSeconds, count: startsPerRun };
      const due = await takeOverdueEvents(owner, lost);
      return startAll(due, (event) => startAgain(flowStarter, event));
    },
    /** The dispatcher does this every second; should none be running, the sweep still does. */
    startDueJobs: (): Promise<number> => startDue(parts),
    keepPartitions: (): Promise<string[]> => keepPartitions(owner, clock.now(), retention),
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
  const started = await Promise.allSettled(items.map(start));
  return started.filter(({ status }) => status === 'fulfilled').length;
}
