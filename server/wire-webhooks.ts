import type { Config } from './config.ts';
import type { WebhookParts } from './http/console/webhooks/webhook-parts.ts';
import type { FlowStarter } from './outside/temporal.ts';
import { viewTemporal } from './outside/temporal-view.ts';
import { openSealer, temporalConnection } from './wiring.ts';

export interface WebhookWiring {
  readonly parts: WebhookParts;
  close(): Promise<void>;
}

/** What lets the dashboard send events and show how they are signed. */
export function wireWebhooks(config: Config, flowStarter: FlowStarter): WebhookWiring {
  const temporal = viewTemporal(temporalConnection(config));
  return {
    parts: {
      flowStarter,
      temporal,
      sealer: openSealer(config),
      addressPolicy: { allowedNetworks: config.allowedNetworks },
    },
    close: () => temporal.close(),
  };
}
