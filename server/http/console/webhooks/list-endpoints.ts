import type { ConsoleEndpoints } from '@blazon/contract/console/webhooks.ts';
import { listEndpoints, maxEndpoints } from '../../../store/webhook-endpoints.ts';
import { defineOperation } from '../operation.ts';
import { toConsoleEndpoint } from './endpoint-view.ts';

export const listWebhookEndpoints = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints',
    action: 'workspace.read',
  },
  async (deps, { scope }): Promise<ConsoleEndpoints> => ({
    data: (await listEndpoints(deps.database, scope)).map((endpoint) =>
      toConsoleEndpoint(endpoint, deps.clock.now()),
    ),
    most: maxEndpoints,
  }),
);
