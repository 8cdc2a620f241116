import type { Config } from '../config/config.ts';
import type { ConsoleConfig } from '../config/console-config.ts';
import type { ConsoleDeps } from '../http/console/console-deps.ts';
import type { EmailOutbox } from '../http/console/email-outbox.ts';
import type { Clock } from '../integrations/clock.ts';
import { createAuthService } from '../integrations/auth/auth-service.ts';
import type { Database } from '../integrations/postgres.ts';
import type { RequestCounter } from '../integrations/request-counter.ts';
import { deleteAllCliTokens, deleteExpiredCliTokens } from '../store/cli-tokens.ts';
import { deleteExpiredDeviceCodes } from '../store/device-codes.ts';
import { deleteExpiredEmailChanges } from '../store/email-changes.ts';
import { readUnversionedFactor } from '../store/sealed-values.ts';
import { eraseExpiredSessions } from '../store/persons.ts';
import { databaseTlsOf, type Logger } from './connections.ts';

const upkeepIntervalMilliseconds = 10 * 60 * 1000;
const rowsErasedAtOnce = 1_000;
const maxBatches = 100;

/** Creates the objects for sign-in and its rate limits. */
export function wirePeople(
  config: Config,
  settings: ConsoleConfig,
  deps: {
    readonly database: Database;
    readonly clock: Clock;
    readonly emails: EmailOutbox | undefined;
    readonly counter: RequestCounter;
    readonly logger: Logger;
  },
): { readonly deps: Pick<ConsoleDeps, 'people' | 'signInThrottle'>; close(): Promise<void> } {
  const { database, clock, emails, logger } = deps;
  const secrets = { current: settings.secret, forReading: settings.secretsForReading };
  const people = createAuthService({
    clock,
    logger,
    queueEmail: emails?.queue,
    onPasswordChanged: (personId) => deleteAllCliTokens(database, personId),
    readUnmarkedFactor: () => readUnversionedFactor(database),
    settings: {
      origin: settings.origin,
      // The home cell stores the sessions of all cells.
      databaseUrl: findHomeDatabaseUrl(config) ?? settings.databaseUrl,
      databaseTls: databaseTlsOf(config),
      secrets,
    },
  });
  // Every console process does this. Deleting expired rows several times is harmless.
  const upkeep = setInterval(() => {
    eraseAllExpiredRows(database, clock).catch((error: unknown) =>
      logger.warn(
        { err: error },
        'expired sessions, CLI logins and e-mail address changes could not be deleted',
      ),
    );
  }, upkeepIntervalMilliseconds);
  upkeep.unref();
  return {
    deps: {
      people,
      signInThrottle: { counter: deps.counter, networkLimit: settings.signInLimit, secrets },
    },
    async close() {
      clearInterval(upkeep);
      await people.close();
    },
  };
}

function findHomeDatabaseUrl({ cell }: Config): string | undefined {
  return cell?.homeCell === undefined ? undefined : cell.homeConsoleDatabaseUrl;
}

/** Deletes expired rows in batches. The number of batches is limited, so that one run ends before the next begins. */
async function eraseAllExpiredRows(database: Database, clock: Clock): Promise<void> {
  for (const erase of [
    eraseExpiredSessions,
    deleteExpiredEmailChanges,
    deleteExpiredDeviceCodes,
    deleteExpiredCliTokens,
  ])
    for (let batch = 0; batch < maxBatches; batch += 1)
      if ((await erase(database, clock.now(), rowsErasedAtOnce)) < rowsErasedAtOnce) break;
}
