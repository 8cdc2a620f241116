import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../domain/environment.ts';
import { listDeliveries } from '../../../store/query-deliveries.ts';
import { readOnboardingProgress, type OnboardingProgressRow } from '../../../store/onboarding-progress.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { defineOperation } from '../operation.ts';
import { toDeliverySummary } from '../webhooks/delivery-view.ts';

const dayMilliseconds = 86_400_000;

export const getOnboardingProgress = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/first-steps',
    action: 'workspace.read',
  },
  async (parts, { scope, workspace }): Promise<FirstSteps> => {
    const historyFrom = new Date(parts.clock.now().getTime() - parts.historyDays * dayMilliseconds);
    const taken = await readOnboardingProgress(parts.database, scope, historyFrom);
    return {
      api_url: parts.apiUrls[scope.environment],
      docs_url: parts.docsUrl,
      may_use_api: workspace.plan !== 'free',
      steps: {
        key: taken.hasKey,
        call: taken.hasCalled,
        // A job may name its own address: then no endpoint is missing.
        endpoint: taken.endpointUrl !== null || taken.hasDelivered,
        webhook: taken.hasDelivered,
      },
      project: taken.project,
      endpoint_url: taken.endpointUrl,
      refused_call: refusedCall(taken),
      newest_delivery: taken.hasDelivered ? null : await newestDelivery(parts, scope),
    };
  },
);

function refusedCall({ refusedCall: call }: OnboardingProgressRow): FirstSteps['refused_call'] {
  if (call === null) return null;
  const { requestId, ...rest } = call;
  return { request_id: requestId, ...rest };
}

async function newestDelivery(
  parts: Pick<ConsoleParts, 'database'>,
  scope: Scope,
): Promise<DeliverySummary | null> {
  const position = { after: undefined, count: 1 };
  const { deliveries } = await listDeliveries(parts.database, scope, { isTest: false }, position);
  const [newest] = deliveries;
  return newest === undefined ? null : toDeliverySummary(newest);
}
