import type { Config } from '../config/config.ts';
import type { WebhookDeps } from '../http/console/webhooks/webhook-deps.ts';
import type { WorkflowStarter } from '../integrations/temporal-client.ts';
import { createTemporalInspector } from '../integrations/temporal-inspector.ts';
import { type Logger, openEventSignals, openSealer, temporalConnectionOf } from './connections.ts';

export interface WebhookWiring {
  readonly deps: WebhookDeps;
  close(): Promise<void>;
}

/** Creates the objects with which the dashboard sends events and shows secrets. */
export function wireWebhooks(
  config: Config,
  workflowStarter: WorkflowStarter,
  logger: Logger,
): WebhookWiring {
  const temporal = createTemporalInspector(temporalConnectionOf(config));
  const signals = openEventSignals(config, logger);
  return {
    deps: {
      workflowStarter,
      temporal,
      signals,
      sealer: openSealer(config),
      addressPolicy: { allowedNetworks: config.allowedNetworks },
    },
    close() {
      signals.close();
      return temporal.close();
    },
  };
}
