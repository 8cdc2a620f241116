import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { RequestCounter } from '../outside/request-counter.ts';
import type { Traces } from '../outside/traces.ts';
import type { Environment } from '../rules/environment.ts';
import type { AddressPolicy } from '../rules/webhook-address.ts';
import type { AcceptParts } from './accept-generation.ts';
import type { Listeners } from './feed/listeners.ts';
import type { StreamParts } from './feed/stream-events.ts';
import type { HideParts } from './hide-project.ts';
import type { KeyUses } from './key-uses.ts';
import type { Suspensions } from './suspensions.ts';

/** Everything the API needs, as plain objects. */
export interface ApiParts extends AcceptParts, HideParts {
  readonly counter: RequestCounter;
  /** Which addresses webhooks may have. */
  readonly addressPolicy: AddressPolicy;
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly suspensions: Suspensions;
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  readonly strangerLimit: number;
  readonly docsUrl: string;
  readonly traces: Pick<Traces, 'start'>;
  readonly feed: { readonly listeners: Listeners; readonly stream: StreamParts };
  readonly onExposedKey: (secretHash: Buffer, requestId: string) => void;
}
