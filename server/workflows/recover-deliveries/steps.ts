import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { FlowStarter } from '../../outside/temporal.ts';
import type { Scope } from '../../rules/environment.ts';
import { flows } from '../../rules/flows.ts';
import { firstUuidAt } from '../../rules/id-times.ts';
import { beginRecovery } from '../../store/events.ts';

export interface RecoveryParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly flowStarter: Pick<FlowStarter, 'startDelivery'>;
}

export interface RecoverBatch {
  readonly scope: Scope;
  readonly since: number;
  readonly until: number;
  readonly after: string | undefined;
}

const { batchEvents } = flows['recover-deliveries'];

export function recoverDeliveriesSteps({ database, clock, flowStarter }: RecoveryParts) {
  return {
    /**
     * The next events get a new run each, then a flow each. A step that dies in between is repeated with the events after
     * those; theirs are pending without a flow, which the sweep finds, as it finds those that could not be started.
     */
    async recoverBatch({ scope, since, until, after }: RecoverBatch) {
      const runs = await beginRecovery(database, scope, {
        afterUuid: (after && decodeId('event', after)) ?? firstUuidAt(new Date(since)),
        beforeUuid: firstUuidAt(new Date(until)),
        now: clock.now(),
        count: batchEvents,
      });
      await Promise.allSettled(runs.map((run) => flowStarter.startDelivery(run)));
      return { count: runs.length, last: runs.at(-1)?.eventId ?? null };
    },
  };
}
