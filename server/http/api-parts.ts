import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { Clock } from '../outside/clock.ts';
import type { Database } from '../outside/postgres.ts';
import type { RequestCounter } from '../outside/request-counter.ts';

import type { Environment, Scope } from '../rules/environment.ts';
import type { KeyUses } from './key-uses.ts';

/** Everything the API needs, as plain objects. */
export interface ApiParts {
  readonly database: Database;
  readonly counter: RequestCounter;
  /** Begins the purge in the background; never fails and never waits. */
  readonly startPurge: (scope: Scope, projectId: string) => void;
  readonly clock: Clock;
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  readonly strangerLimit: number;
  readonly docsUrl: string;
  readonly onExposedKey: (secretHash: Buffer, requestId: string) => void;
}
