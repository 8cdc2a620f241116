import type { EventSignals } from '../../../integrations/event-pubsub.ts';
import type { Sealer } from '../../../integrations/sealing.ts';
import type { WorkflowStarter } from '../../../integrations/temporal-client.ts';
import type { TemporalInspector } from '../../../integrations/temporal-inspector.ts';
import type { WebhookAddressPolicy } from '../../../domain/webhook-address.ts';

/** Additional dependencies of the webhook operations. */
export interface WebhookDeps {
  readonly workflowStarter: Pick<WorkflowStarter, 'startDelivery' | 'startRecovery'>;
  readonly temporal: Pick<TemporalInspector, 'describeWorkflow'>;
  /** Notifies listeners of the live feed about new events. */
  readonly signals: Pick<EventSignals, 'send'>;
  /** Decrypts webhook secrets. */
  readonly sealer: Sealer;
  /** Which addresses webhooks may be sent to. */
  readonly addressPolicy: WebhookAddressPolicy;
}
