import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { ConsoleConfig } from './console-config.ts';
import type { ConsoleParts } from './http/console/console-parts.ts';
import { type NoticeParts, type Notices, startNotices } from './http/console/reports/notices.ts';
import { openBilling } from './outside/billing.ts';
import { systemClock } from './outside/clock.ts';
import { connectMail, type Mail } from './outside/mail.ts';
import { createMetrics, type Metrics } from './outside/metrics.ts';
import { connectPostgres, type Database } from './outside/postgres.ts';
import { createReportKeys } from './outside/report-keys.ts';
import { wirePeople } from './wire-people.ts';
import { wirePlayground } from './wire-playground.ts';
import { wireWebhooks } from './wire-webhooks.ts';
import type { Logger } from './wiring.ts';

/** Who gets what in the dashboard's process: plain objects, made once. */
export interface ConsoleWiring {
  readonly parts: ConsoleParts;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly folder: string;
  readonly onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
  close(): Promise<void>;
}

export function wireConsole(config: Config, logger: Logger): ConsoleWiring {
  const settings = requireConsole(config);
  const clock = systemClock();
  const database = connectPostgres({
    url: settings.databaseUrl,
    poolSize: config.databasePoolSize,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const metrics = createMetrics(database);
  const playground = wirePlayground(config, { database, clock, metrics, logger });
  const webhooks = wireWebhooks(config, playground.flowStarter);
  const mail = connectLetters(settings, logger);
  const people = wirePeople(config, settings, { database, clock, mail, logger });
  const notices = mail && sendNotices({ database, clock, mail, origin: settings.origin }, logger);
  const reportKeys = createReportKeys({
    url: settings.reportKeysUrl,
    now: clock.now,
    onError: (error) => logger.error({ err: error }, 'the public keys of reporters could not be fetched'),
  });
  return {
    parts: {
      ...playground.parts,
      ...webhooks.parts,
      origin: settings.origin,
      ...people.parts,
      mail,
      ...wireBilling(config, logger),
      reportKeys,
      wakeNotices: () => notices?.wake(),
      docsUrl: config.docsUrl,
      apiUrls: apiUrlsOf(config),
      historyDays: config.historyDays,
      requestLogDays: config.requestLogDays,
    },
    database,
    metrics,
    folder: settings.folder,
    onAnswered: (request, reply) => {
      const operation = request.routeOptions.config.consoleOperation;
      logger.info(
        {
          request_id: request.id,
          operation: operation ? `${operation.method} ${operation.path}` : 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    },
    close: async () => {
      await notices?.stop();
      mail?.close();
      await Promise.allSettled([people.close(), playground.close(), webhooks.close()]);
      await database.close();
    },
  };
}

/** Without a mail server people sign in with passwords and passkeys, and nobody has to confirm an address. */
function connectLetters(settings: ConsoleConfig, logger: Logger): Mail | undefined {
  if (settings.mail === undefined) {
    logger.warn('BLAZON_MAIL_URL is not set: no letters are sent, and sign-in by link is not offered');
    return undefined;
  }
  return connectMail({
    ...settings.mail,
    onFailure: (error) => logger.error({ err: error }, 'a letter could not be sent'),
  });
}

/** Reported keys are revoked at once; the letters about them leave from here. */
function sendNotices(parts: Omit<NoticeParts, 'onError'>, logger: Logger): Notices {
  return startNotices({
    ...parts,
    onError: (error, keyId) =>
      logger.error({ err: error, key_id: keyId }, 'a letter about a reported key could not be sent'),
  });
}

function wireBilling(config: Config, logger: Logger): Pick<ConsoleParts, 'billing' | 'onBillingTrouble'> {
  return {
    billing: config.billing && openBilling(config.billing).plans,
    onBillingTrouble: (fields) => logger.warn(fields, 'the payment provider did not do as asked'),
  };
}

/** Both hosts are reached at the port of the documents, which one of them serves. */
function apiUrlsOf({ hosts, docsUrl }: Config): ConsoleParts['apiUrls'] {
  const { port } = new URL(docsUrl);
  const urlOf = (host: string) => `https://${host}${port === '' ? '' : `:${port}`}`;
  return { live: urlOf(hosts.live), sandbox: urlOf(hosts.sandbox) };
}

function requireConsole(config: Config): ConsoleConfig {
  if (config.console === undefined) throw new Error('BLAZON_CONSOLE_ORIGIN is not set.');
  return config.console;
}
