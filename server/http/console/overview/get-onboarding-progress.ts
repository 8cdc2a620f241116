import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../domain/environment.ts';
import { listDeliveries } from '../../../store/query-deliveries.ts';
import { readOnboardingProgress, type OnboardingProgressRow } from '../../../store/onboarding-progress.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { defineOperation } from '../operation.ts';
import { toDeliverySummary } from '../webhooks/delivery-view.ts';

const dayMilliseconds = 86_400_000;

export const getOnboardingProgress = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/first-steps',
    action: 'workspace.read',
  },
  async (deps, { scope, workspace }): Promise<FirstSteps> => {
    const historyFrom = new Date(deps.clock.now().getTime() - deps.historyDays * dayMilliseconds);
    const progress = await readOnboardingProgress(deps.database, scope, historyFrom);
    return {
      api_url: deps.apiUrls[scope.environment],
      docs_url: deps.docsUrl,
      may_use_api: workspace.plan !== 'free',
      steps: {
        key: progress.hasKey,
        call: progress.hasCalled,
        // Without an endpoint, events can still be delivered to the job's own `webhook_url`.
        endpoint: progress.endpointUrl !== null || progress.hasDelivered,
        webhook: progress.hasDelivered,
      },
      project: progress.project,
      endpoint_url: progress.endpointUrl,
      refused_call: toRefusedCall(progress),
      newest_delivery: progress.hasDelivered ? null : await findNewestDelivery(deps, scope),
    };
  },
);

function toRefusedCall({ refusedCall: call }: OnboardingProgressRow): FirstSteps['refused_call'] {
  if (call === null) return null;
  const { requestId, ...rest } = call;
  return { request_id: requestId, ...rest };
}

async function findNewestDelivery(
  deps: Pick<ConsoleDeps, 'database'>,
  scope: Scope,
): Promise<DeliverySummary | null> {
  const position = { after: undefined, count: 1 };
  const { deliveries } = await listDeliveries(deps.database, scope, { isTest: false }, position);
  const [newest] = deliveries;
  return newest === undefined ? null : toDeliverySummary(newest);
}
