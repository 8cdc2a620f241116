import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { Clock } from '../outside/clock.ts';
import type { Database } from '../outside/postgres.ts';
import type { RequestCounter } from '../outside/request-counter.ts';
import type { GenerationStart } from '../outside/temporal.ts';
import type { Traces } from '../outside/traces.ts';
import type { Environment, Scope } from '../rules/environment.ts';
import type { AddressPolicy } from '../rules/webhook-address.ts';
import type { KeyUses } from './key-uses.ts';
import type { Turns } from './turns.ts';
import type { Suspensions } from './suspensions.ts';

/** Everything the API needs, as plain objects. */
export interface ApiParts {
  readonly database: Database;
  readonly counter: RequestCounter;
  /** Begins the purge in the background; never fails and never waits. */
  readonly startPurge: (scope: Scope, projectId: string) => void;
  /** Begins a job's flow in the background; never fails and never waits. */
  readonly startGeneration: (job: GenerationStart) => void;
  /** Few jobs of one workspace are accepted at once by one process. */
  readonly acceptTurns: Turns;
  readonly onAccepted: (environment: Environment) => void;
  /** Which addresses webhooks may have. */
  readonly addressPolicy: AddressPolicy;
  readonly clock: Clock;
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly suspensions: Suspensions;
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  /** Live generations a month. */
  readonly quotas: Readonly<Record<Plan, number>>;
  readonly strangerLimit: number;
  readonly docsUrl: string;
  readonly traces: Pick<Traces, 'start'>;
  readonly onExposedKey: (secretHash: Buffer, requestId: string) => void;
}
