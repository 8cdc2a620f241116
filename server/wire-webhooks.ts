import type { Config } from './config.ts';
import type { WebhookParts } from './http/console/webhooks/webhook-parts.ts';
import type { FlowStarter } from './outside/temporal.ts';
import { viewTemporal } from './outside/temporal-view.ts';
import { type Logger, openEventSignals, openSealer, temporalConnection } from './wiring.ts';

export interface WebhookWiring {
  readonly parts: WebhookParts;
  close(): Promise<void>;
}

/** What lets the dashboard send events and show how they are signed. */
export function wireWebhooks(config: Config, flowStarter: FlowStarter, logger: Logger): WebhookWiring {
  const temporal = viewTemporal(temporalConnection(config));
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
