import type { ArtDirector } from '@blazon/contract/console/people.ts';
import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { SubscriptionBilling } from '../../integrations/billing/stripe-subscriptions.ts';
import type { AuthService } from '../../integrations/auth/auth-service.ts';
import type { ConsoleSecrets } from '../../integrations/auth/console-secrets.ts';
import type { RequestCounter } from '../../integrations/request-counter.ts';
import type { LeakReportVerifier } from '../../integrations/leak-report-verifier.ts';
import type { Environment } from '../../domain/environment.ts';
import type { AcceptParts } from '../accept-generation.ts';
import type { HideParts } from '../soft-delete-project.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { ExportParts } from './exports/export-parts.ts';
import type { WebhookParts } from './webhooks/webhook-parts.ts';

/** Who is signed in, and through which session. */
export type { Person } from '../../integrations/auth/auth-service.ts';

/** Everything the console's API needs, as plain objects. */
export interface ConsoleParts extends AcceptParts, HideParts, WebhookParts, ExportParts {
  /** Where the dashboard is served, without a slash at the end; the only origin that may change anything. */
  readonly origin: string;
  readonly people: PeopleParts;
  /** Generations of the playground count with those of the API. */
  readonly counter: RequestCounter;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  /** Requests a minute. */
  readonly requestLimits: RequestLimits;
  readonly guessing: SignInThrottle;
  /** Undefined where no emails can be sent. */
  readonly emails: Pick<EmailOutbox, 'queue' | 'queueIn' | 'wake'> | undefined;
  /** Begins to make a workspace's archive in the background; never fails and never waits. */
  readonly startArchive: (workspaceId: string, archiveId: string) => void;
  /** Begins the erasure of a deleted workspace in the background; never fails and never waits. */
  readonly startWorkspacePurge: (workspaceId: string) => void;
  /** Undefined where plans are changed by operators only. */
  readonly billing: SubscriptionBilling | undefined;
  /** Tells the operator what the payment provider said. */
  readonly onBillingTrouble: (fields: Readonly<Record<string, string>>) => void;
  /** Tells whether a report of leaked keys is signed by those who may send one. */
  readonly reportKeys: LeakReportVerifier;
  /** Has emails about reported keys sent soon. */
  readonly wakeNotices: () => void;
  /** Where errors of /v1 are explained. */
  readonly docsUrl: string;
  /** Where /v1 is called, without a slash at the end. */
  readonly apiUrls: Readonly<Record<Environment, string>>;
  /** What asks for a recent sign-in takes one that is no older. */
  readonly recentSignInMinutes: number;
  /** How long events are kept. */
  readonly historyDays: number;
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  readonly sandboxDays: number;
  /** Who draws new brands here. */
  readonly artDirector: ArtDirector;
  /** How long requests to /v1 are kept in their log. */
  readonly requestLogDays: number;
}

/** What sign-in gives to everybody else. */
export type PeopleParts = Pick<AuthService, 'handle' | 'personOf' | 'create'>;

export interface RequestLimits {
  readonly person: number;
  /** All members of a workspace together. */
  readonly workspace: number;
  /** Per network, for requests without a session. */
  readonly network: number;
}

export interface SignInThrottle {
  readonly counter: Pick<RequestCounter, 'addAttempt' | 'forgetAttempts'>;
  /** Tries a minute and network. */
  readonly networkLimit: number;
  /** The current one signs the cookie of a known device. */
  readonly secrets: ConsoleSecrets;
}
