import type { ArtDirector } from '@blazon/contract/console/people.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ConsoleConfig } from '../config/console-config.ts';
import type { ConsoleDeps } from '../http/console/console-deps.ts';
import { type EmailOutbox, startEmailOutbox } from '../http/console/email-outbox.ts';
import type { OutboxPoller } from '../http/console/outbox-poller.ts';
import { logConsoleRequest } from '../http/console/log-console-request.ts';
import {
  type LeakedKeyEmailDeps,
  startLeakedKeyEmails,
} from '../http/console/leak-reports/leaked-key-emails.ts';
import { startUsageAlertEmails, type UsageAlertDeps } from '../http/console/usage/usage-alert-emails.ts';
import {
  type EndpointAlertDeps,
  startEndpointAlertEmails,
} from '../http/console/webhooks/endpoint-alert-emails.ts';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import type { Clock } from '../integrations/clock.ts';
import { createMailer, type Mailer } from '../integrations/smtp.ts';
import { createMetrics, type Metrics } from '../integrations/metrics.ts';
import type { Database, DatabaseProbe } from '../integrations/postgres.ts';
import type { ServiceClock } from '../integrations/service-clock.ts';
import { createLeakReportVerifier } from '../integrations/leak-report-verifier.ts';
import { wireKeyEntry, wireSharedPeople } from './wire-cells.ts';
import { wirePeople } from './wire-people.ts';
import { wirePlayground } from './wire-playground.ts';
import { wireWebhooks } from './wire-webhooks.ts';
import { connectDatabase, connectProbe, type Logger, openSealer, startClock } from './connections.ts';

/** The objects of the console process. */
export interface ConsoleWiring {
  readonly deps: ConsoleDeps;
  readonly clock: ServiceClock;
  readonly database: Database;
  readonly probe: DatabaseProbe;
  readonly metrics: Metrics;
  readonly folder: string;
  readonly onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
  close(): Promise<void>;
}

export function wireConsole(config: Config, logger: Logger): ConsoleWiring {
  const settings = requireConsole(config);
  const database = connectDatabase(config, logger, settings.databaseUrl);
  const probe = connectProbe(config, settings.databaseUrl, logger);
  const clock = startClock(probe, logger);
  const metrics = createMetrics(database, { clockSkew: clock.readSkew });
  const playground = wirePlayground(config, { database, clock, metrics, logger });
  const webhooks = wireWebhooks(config, playground.workflowStarter, logger);
  const mail = createMailConnection(settings, metrics, logger);
  const emails =
    mail && startOutbox(config, { origin: settings.origin, database, clock, mail, metrics, logger });
  const { counter } = playground.deps;
  const keyEntry = wireKeyEntry(config, { clock, logger });
  const home = keyEntry?.home;
  const sharedPeople = wireSharedPeople(config, { home, database, clock });
  const people = wirePeople(config, settings, { database, clock, emails, counter, logger });
  const notices = mail && startLeakEmails({ database, clock, mail, origin: settings.origin }, logger);
  const usageAlerts =
    emails && startUsageAlerts({ database, clock, emails, origin: settings.origin }, logger);
  const endpointAlerts =
    emails && startEndpointAlerts({ database, clock, emails, origin: settings.origin }, logger);
  return {
    clock,
    deps: {
      ...playground.deps,
      ...webhooks.deps,
      origin: settings.origin,
      ...people.deps,
      emails,
      startArchive: playground.startArchive,
      startWorkspacePurge: playground.startWorkspacePurge,
      ...wireBilling(config, logger),
      reportKeys: createReportVerifier(settings, clock, logger),
      wakeNotices: () => notices?.wake(),
      cells: createCells(config, settings, { home, logger }),
      sharedPeople,
      peopleDatabase: sharedPeople?.home ?? database,
      requestLimits: createRequestLimits(config, settings),
      ...selectDocsSettings(config),
      apiUrls: createApiUrls(config),
      recentSignInMinutes: settings.recentSignInMinutes,
      ...selectRetention(config),
      artDirector: describeArtDirector(config),
      enterKey: keyEntry?.enterKey,
    },
    database,
    probe,
    metrics,
    folder: settings.folder,
    onAnswered: (request, reply) => logConsoleRequest(metrics, request, reply),
    close: async () => {
      await Promise.all([notices?.stop(), usageAlerts?.stop(), endpointAlerts?.stop()]);
      await emails?.stop();
      mail?.close();
      await Promise.allSettled([people.close(), playground.close(), webhooks.close()]);
      clock.stop();
      await Promise.allSettled([database.close(), probe.close(), keyEntry?.home.close()]);
    },
  };
}

function createReportVerifier(
  settings: ConsoleConfig,
  clock: Clock,
  logger: Logger,
): ConsoleDeps['reportKeys'] {
  return createLeakReportVerifier({
    url: settings.reportKeysUrl,
    now: clock.now,
    onError: (error) => logger.error({ err: error }, 'the public keys for leak reports could not be fetched'),
  });
}

function createCells(
  { cell }: Config,
  { origin }: ConsoleConfig,
  { home, logger }: { readonly home: Database | undefined; readonly logger: Logger },
): ConsoleDeps['cells'] {
  if (cell === undefined) return undefined;
  const { name, consoles } = cell;
  return {
    name,
    consoles,
    home,
    hostname: new URL(origin).hostname,
    origin,
    onNoResponse: (other, error) =>
      logger.error({ err: error, cell: other }, 'the console of another cell does not answer'),
  };
}

function createRequestLimits(config: Config, settings: ConsoleConfig): ConsoleDeps['requestLimits'] {
  return {
    person: settings.personLimit,
    workspace: settings.workspaceLimit,
    network: config.unauthenticatedLimit,
  };
}

/** Selects the settings that locate the pages about errors. */
function selectDocsSettings({ docsUrl, siteFolder }: Config) {
  return { docsUrl, siteFolder };
}

/** Selects the retention periods that the dashboard shows. */
function selectRetention({ historyDays, requestLogDays, sandboxDays }: Config) {
  return { historyDays, requestLogDays, sandboxDays };
}

function describeArtDirector({ director, recordings }: Config): ArtDirector {
  if (director !== undefined) return 'model';
  return recordings === undefined ? 'none' : 'recordings';
}

/**
 * Returns undefined if no mail server is configured. People then sign in with passwords and passkeys, and addresses
 * need no confirmation.
 */
function createMailConnection(
  settings: ConsoleConfig,
  { emails }: Metrics,
  logger: Logger,
): Mailer | undefined {
  if (settings.mail === undefined) {
    logger.warn('BLAZON_MAIL_URL is not set: no e-mail is sent, and magic links are not offered');
    return undefined;
  }
  return createMailer({ ...settings.mail, onOutcome: (outcome) => emails.inc({ outcome }) });
}

/** Sends the e-mails in the outbox. They stay encrypted in the database until the mail server has accepted them. */
function startOutbox(
  config: Config,
  options: {
    readonly origin: string;
    readonly database: Database;
    readonly clock: Clock;
    readonly mail: Mailer;
    readonly metrics: Metrics;
    readonly logger: Logger;
  },
): EmailOutbox {
  const { origin, metrics, logger, ...deps } = options;
  return startEmailOutbox({
    ...deps,
    sealer: openSealer(config),
    host: new URL(origin).hostname,
    onError: (error) => logger.error({ err: error }, 'an e-mail could not be sent; it will be retried'),
    onOutcome: (outcome, count) => {
      metrics.emails.inc({ outcome }, count);
      if (outcome === 'dropped') logger.error('the e-mail outbox is full: an e-mail was dropped');
      if (outcome === 'expired') logger.error({ count }, 'e-mails expired before they could be sent');
    },
  });
}

/** Sends e-mails about leaked keys, which were revoked as soon as they were reported. */
function startLeakEmails(deps: Omit<LeakedKeyEmailDeps, 'onError'>, logger: Logger): OutboxPoller {
  return startLeakedKeyEmails({
    ...deps,
    onError: (error, keyId) =>
      logger.error({ err: error, key_id: keyId }, 'an e-mail about a reported key could not be sent'),
  });
}

function startUsageAlerts(deps: Omit<UsageAlertDeps, 'onError'>, logger: Logger): OutboxPoller {
  return startUsageAlertEmails({
    ...deps,
    onError: (error) => logger.error({ err: error }, 'e-mails about usage could not be queued'),
  });
}

function startEndpointAlerts(deps: Omit<EndpointAlertDeps, 'onError'>, logger: Logger): OutboxPoller {
  return startEndpointAlertEmails({
    ...deps,
    onError: (error) => logger.error({ err: error }, 'e-mails about failing endpoints could not be queued'),
  });
}

function wireBilling(config: Config, logger: Logger): Pick<ConsoleDeps, 'billing' | 'onBillingTrouble'> {
  return {
    billing: config.billing && createMeteringClient(config.billing).plans,
    onBillingTrouble: (fields) => logger.warn(fields, 'a call to the payment provider failed'),
  };
}

/** Returns the API's base URLs. Both use the port of the documentation, which one of the two hosts serves. */
function createApiUrls({ hosts, docsUrl }: Config): ConsoleDeps['apiUrls'] {
  const { port } = new URL(docsUrl);
  const createUrl = (host: string) => `https://${host}${port === '' ? '' : `:${port}`}`;
  return { live: createUrl(hosts.live), sandbox: createUrl(hosts.sandbox) };
}

function requireConsole(config: Config): ConsoleConfig {
  if (config.console === undefined) throw new Error('BLAZON_CONSOLE_ORIGIN is not set.');
  return config.console;
}
