import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { WorkflowStarter } from '../../integrations/temporal-client.ts';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { minUuidAt } from '../../domain/uuid-time.ts';
import { beginRecovery } from '../../store/events.ts';

export interface RecoveryDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly workflowStarter: Pick<WorkflowStarter, 'startDelivery'>;
}

export interface RecoverBatchInput {
  readonly scope: Scope;
  /** In milliseconds since 1970. */
  readonly since: number;
  /** In milliseconds since 1970. */
  readonly until: number;
  /** The id of the last event of the previous batch. */
  readonly after: string | undefined;
  /** Limits the batch to the events of one endpoint. */
  readonly endpointId?: string | undefined;
}

const { batchEvents } = workflowOptions['recover-deliveries'];

export function recoverDeliveriesActivities({ database, clock, workflowStarter }: RecoveryDeps) {
  return {
    /**
     * Gives each event of the next batch a new run, then starts a workflow for it. If the activity dies in between,
     * its retry continues with the next events. The sweep later starts workflows for pending events that have none.
     */
    async recoverBatch({ scope, since, until, after, endpointId }: RecoverBatchInput) {
      const runs = await beginRecovery(database, scope, {
        afterUuid: (after && decodeId('event', after)) ?? minUuidAt(new Date(since)),
        beforeUuid: minUuidAt(new Date(until)),
        now: clock.now(),
        count: batchEvents,
        endpointId,
      });
      await Promise.allSettled(runs.map((run) => workflowStarter.startDelivery(run)));
      return { count: runs.length, last: runs.at(-1)?.eventId ?? null };
    },
  };
}
