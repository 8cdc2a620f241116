import type { RecoveryState } from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../domain/environment.ts';
import { workflowOptions } from '../../../domain/workflow-options.ts';
import { countUndeliverableEvents } from '../../../store/event-views.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/** Counting stops at this number, beyond which the exact count does not matter. */
const maxCountedEvents = 10_000;

export async function readRecovery(
  { database, clock, temporal }: Pick<ConsoleDeps, 'database' | 'clock' | 'temporal'>,
  scope: Scope,
  since: Date,
  endpointId: string | undefined,
): Promise<RecoveryState> {
  const workflowId = workflowOptions['recover-deliveries'].workflowId(scope.workspaceId, scope.environment);
  const [counted, isRunning] = await Promise.all([
    countUndeliverableEvents(database, scope, {
      since,
      until: clock.now(),
      most: maxCountedEvents + 1,
      endpointId,
    }),
    // The state is unknown while Temporal is down, but the count is still correct.
    temporal.describeWorkflow(workflowId).then(
      (workflow) => workflow?.status === 'RUNNING',
      () => null,
    ),
  ]);
  return {
    is_running: isRunning,
    since: toUnixSeconds(since),
    undeliverable: Math.min(counted, maxCountedEvents),
    is_more: counted > maxCountedEvents,
  };
}
