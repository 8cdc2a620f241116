import type { ArtDirector } from '@blazon/contract/console/people.ts';
import type { Plan, RateCategory } from '@blazon/contract/limits.ts';
import type { SubscriptionBilling } from '../../integrations/billing/stripe-subscriptions.ts';
import type { AuthService } from '../../integrations/auth/auth-service.ts';
import type { ConsoleSecrets } from '../../integrations/auth/console-secrets.ts';
import type { RequestCounter } from '../../integrations/request-counter.ts';
import type { LeakReportVerifier } from '../../integrations/leak-report-verifier.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Environment } from '../../domain/environment.ts';
import type { EnterKey } from '../../store/directory.ts';
import type { AcceptGenerationDeps } from '../accept-generation.ts';
import type { SoftDeleteDeps } from '../soft-delete-project.ts';
import type { ConsoleCells } from './cells/ask-console.ts';
import type { SharedPeople } from './cells/shared-people.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { ExportDeps } from './exports/export-deps.ts';
import type { WebhookDeps } from './webhooks/webhook-deps.ts';

/** The signed-in person and their session. */
export type { Person } from '../../integrations/auth/auth-service.ts';

/** Everything the console's API needs, as plain objects. */
export interface ConsoleDeps extends AcceptGenerationDeps, SoftDeleteDeps, WebhookDeps, ExportDeps {
  /** The dashboard's origin, without a trailing slash. Only requests from this origin may change anything. */
  readonly origin: string;
  readonly people: PeopleDeps;
  /** Generations in the playground count towards the API's limit. */
  readonly counter: RequestCounter;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  /** The limits of requests per minute. */
  readonly requestLimits: RequestLimits;
  readonly signInThrottle: SignInThrottle;
  /** Undefined if no e-mail can be sent. */
  readonly emails: Pick<EmailOutbox, 'queue' | 'queueIn' | 'wake'> | undefined;
  /** Starts creating a workspace's archive in the background; never fails and never blocks. */
  readonly startArchive: (workspaceId: string, archiveId: string) => void;
  /** Starts erasing a deleted workspace in the background; never fails and never blocks. */
  readonly startWorkspacePurge: (workspaceId: string) => void;
  /** Undefined if only operators can change plans. */
  readonly billing: SubscriptionBilling | undefined;
  /** Logs the payment provider's error for the operator. */
  readonly onBillingTrouble: (fields: Readonly<Record<string, string>>) => void;
  /** Verifies the signature of a report of leaked keys. */
  readonly reportKeys: LeakReportVerifier;
  /** Undefined if the service runs as a single cell. */
  readonly cells: ConsoleCells | undefined;
  /** Undefined if people have accounts only in this cell. */
  readonly sharedPeople: SharedPeople | undefined;
  /** The database with accounts, sessions and CLI logins: this cell's database, or the home cell's. */
  readonly peopleDatabase: Database;
  /** Makes the sender of e-mails about reported keys check for work now. */
  readonly wakeNotices: () => void;
  /** The URL of the pages that explain the errors of /v1. */
  readonly docsUrl: string;
  /**
   * The folder of the built documentation site, which has a page for each error; undefined if only the reference is
   * served.
   */
  readonly siteFolder: string | undefined;
  /** Base URL of /v1, without a trailing slash. */
  readonly apiUrls: Readonly<Record<Environment, string>>;
  /** For how many minutes a sign-in counts as recent. */
  readonly recentSignInMinutes: number;
  /** How long events are kept. */
  readonly historyDays: number;
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  readonly sandboxDays: number;
  /** Who draws new brands in this installation. */
  readonly artDirector: ArtDirector;
  /** How long the request log is kept. */
  readonly requestLogDays: number;
  /** Adds new keys to the directory of cells; undefined if there is no directory. */
  readonly enterKey: EnterKey | undefined;
}

/** The part of the sign-in service that other code uses. */
export type PeopleDeps = Pick<AuthService, 'handle' | 'findPerson' | 'create'>;

export interface RequestLimits {
  readonly person: number;
  /** The limit for all members of a workspace together. */
  readonly workspace: number;
  /** The limit per network, for requests without a session. */
  readonly network: number;
}

export interface SignInThrottle {
  readonly counter: Pick<RequestCounter, 'addAttempt' | 'forgetAttempts'>;
  /** Attempts per minute and network. */
  readonly networkLimit: number;
  /** The current secret signs the known-device cookie. */
  readonly secrets: ConsoleSecrets;
}
