import type { RecoveryState } from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../rules/environment.ts';
import { flows } from '../../../rules/flows.ts';
import { countUndeliverable } from '../../../store/event-views.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { seconds } from './seconds.ts';

/** Counting ends here: whoever has more wants to know that it is many. */
const mostCounted = 10_000;

export async function readRecovery(
  { database, clock, temporal }: Pick<ConsoleParts, 'database' | 'clock' | 'temporal'>,
  scope: Scope,
  since: Date,
): Promise<RecoveryState> {
  const workflowId = flows['recover-deliveries'].workflowId(scope.workspaceId, scope.environment);
  const [counted, isRunning] = await Promise.all([
    countUndeliverable(database, scope, { since, until: clock.now(), most: mostCounted + 1 }),
    // While Temporal is away nobody knows; the count is right all the same.
    temporal.describeFlow(workflowId).then(
      (flow) => flow?.status === 'RUNNING',
      () => null,
    ),
  ]);
  return {
    is_running: isRunning,
    since: seconds(since),
    undeliverable: Math.min(counted, mostCounted),
    is_more: counted > mostCounted,
  };
}
