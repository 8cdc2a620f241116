import type { EventSignals } from '../../../outside/event-signals.ts';
import type { Sealer } from '../../../outside/sealing.ts';
import type { FlowStarter } from '../../../outside/temporal.ts';
import type { TemporalView } from '../../../outside/temporal-view.ts';
import type { AddressPolicy } from '../../../rules/webhook-address.ts';

/** What webhooks need beyond the parts that everybody has. */
export interface WebhookParts {
  readonly flowStarter: Pick<FlowStarter, 'startDelivery' | 'startRecovery'>;
  readonly temporal: Pick<TemporalView, 'describeFlow'>;
  /** Tells listeners of the live feed to look. */
  readonly signals: Pick<EventSignals, 'send'>;
  /** Opens webhook secrets. */
  readonly sealer: Sealer;
  /** Which addresses webhooks may be sent to. */
  readonly addressPolicy: AddressPolicy;
}
