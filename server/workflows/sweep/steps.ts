import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import { flows } from '../../rules/flows.ts';
import { keepPartitions, type Retention } from '../../store/partitions.ts';
import { takeDuePurges } from '../../store/projects.ts';

export interface SweepParts {
  /** The sweep looks over all workspaces, so it reads as the schema's owner. */
  readonly owner: Database;
  readonly flowStarter: Pick<FlowStarter, 'startPurge'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly retention: Retention;
}

export function sweepSteps({ owner, flowStarter, clock, retention }: SweepParts) {
  const { nextLookSeconds, startsPerRun } = flows.sweep;
  return {
    async startOverduePurges(): Promise<number> {
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + nextLookSeconds * 1000);
      const due = await takeDuePurges(owner, { now, nextLookAt }, startsPerRun);
      // One that cannot be started now comes round again; it must not keep the others from starting.
      const started = await Promise.allSettled(
        due.map(({ scope, projectId }) => flowStarter.startPurge(scope, projectId)),
      );
      return started.filter((start) => start.status === 'fulfilled').length;
    },
    keepPartitions: (): Promise<string[]> => keepPartitions(owner, clock.now(), retention),
  };
}
