import type { Config } from '../config/config.ts';
import type { WebhookParts } from '../http/console/webhooks/webhook-parts.ts';
import type { WorkflowStarter } from '../integrations/temporal-client.ts';
import { createTemporalInspector } from '../integrations/temporal-inspector.ts';
import { type Logger, openEventSignals, openSealer, temporalConnection } from './connections.ts';

export interface WebhookWiring {
  readonly parts: WebhookParts;
  close(): Promise<void>;
}

/** What lets the dashboard send events and show how they are signed. */
export function wireWebhooks(config: Config, flowStarter: WorkflowStarter, logger: Logger): WebhookWiring {
  const temporal = createTemporalInspector(temporalConnection(config));
  const signals = openEventSignals(config, logger);
  return {
    parts: {
      flowStarter,
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
