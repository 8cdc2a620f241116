import type { EventSignals } from '../../../integrations/event-pubsub.ts';
import type { Sealer } from '../../../integrations/sealing.ts';
import type { WorkflowStarter } from '../../../integrations/temporal-client.ts';
import type { TemporalInspector } from '../../../integrations/temporal-inspector.ts';
import type { WebhookAddressPolicy } from '../../../domain/webhook-address.ts';

/** What webhooks need beyond the parts that everybody has. */
export interface WebhookParts {
  readonly flowStarter: Pick<WorkflowStarter, 'startDelivery' | 'startRecovery'>;
  readonly temporal: Pick<TemporalInspector, 'describeFlow'>;
  /** Tells listeners of the live feed to look. */
  readonly signals: Pick<EventSignals, 'send'>;
  /** Opens webhook secrets. */
  readonly sealer: Sealer;
  /** Which addresses webhooks may be sent to. */
  readonly addressPolicy: WebhookAddressPolicy;
}
