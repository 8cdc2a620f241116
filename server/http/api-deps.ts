import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { RequestCounter } from '../integrations/request-counter.ts';
import type { Traces } from '../integrations/traces.ts';
import type { Environment } from '../domain/environment.ts';
import type { WebhookAddressPolicy } from '../domain/webhook-address.ts';
import type { AcceptGenerationDeps } from './accept-generation.ts';
import type { FeedConnections } from './feed/feed-connections.ts';
import type { StreamDeps } from './feed/stream-events.ts';
import type { CellRouting, ForwardOutcome } from './forward-to-cell.ts';
import type { SoftDeleteDeps } from './soft-delete-project.ts';
import type { KeyUsageRecorder } from './key-usage-recorder.ts';
import type { ReadStatus } from './status.ts';
import type { SuspensionMonitor } from './suspension-monitor.ts';

/** Everything the API needs, as plain objects. */
export interface ApiDeps extends AcceptGenerationDeps, SoftDeleteDeps {
  readonly counter: RequestCounter;
  /** Decides which webhook addresses are allowed. */
  readonly addressPolicy: WebhookAddressPolicy;
  readonly keyUses: Pick<KeyUsageRecorder, 'note'>;
  readonly suspensions: SuspensionMonitor;
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  readonly unauthenticatedLimit: number;
  readonly docsUrl: string;
  /** The folder of the built documentation site; undefined if only the reference is served. */
  readonly siteFolder: string | undefined;
  readonly traces: Pick<Traces, 'start'>;
  readonly feed: { readonly listeners: FeedConnections; readonly stream: StreamDeps };
  /** Undefined if the service runs as a single cell. */
  readonly cells: CellRouting | undefined;
  readonly onForwarded: (outcome: ForwardOutcome) => void;
  readonly readStatus: ReadStatus;
  readonly onExposedKey: (secretHash: Buffer, requestId: string) => void;
}
