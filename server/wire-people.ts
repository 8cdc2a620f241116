import type { Config } from './config.ts';
import type { ConsoleConfig } from './console-config.ts';
import type { ConsoleParts } from './http/console/console-parts.ts';
import type { EmailOutbox } from './http/console/email-outbox.ts';
import type { Clock } from './outside/clock.ts';
import { connectGuessCounter } from './outside/guess-counter.ts';
import type { Metrics } from './outside/metrics.ts';
import { connectPeople } from './outside/people.ts';
import type { Database } from './outside/postgres.ts';
import { deleteExpiredAddressChanges } from './store/address-changes.ts';
import { readUnmarkedFactor } from './store/sealed-values.ts';
import { eraseEndedSessions } from './store/persons.ts';
import { databaseTls, type Logger, redisConnection } from './wiring.ts';

const upkeepMilliseconds = 10 * 60 * 1000;
const rowsAtOnce = 1_000;
const mostBatches = 100;

/** Sign-in, and what slows down whoever guesses. */
export function wirePeople(
  config: Config,
  settings: ConsoleConfig,
  given: {
    readonly database: Database;
    readonly clock: Clock;
    readonly emails: EmailOutbox | undefined;
    readonly metrics: Pick<Metrics, 'limitFallbacks'>;
    readonly logger: Logger;
  },
): { readonly parts: Pick<ConsoleParts, 'people' | 'guessing'>; close(): Promise<void> } {
  const { database, clock, emails, logger } = given;
  const secrets = { current: settings.secret, forReading: settings.secretsForReading };
  const people = connectPeople({
    clock,
    logger,
    queueEmail: emails?.queue,
    readUnmarkedFactor: () => readUnmarkedFactor(database),
    settings: {
      origin: settings.origin,
      databaseUrl: settings.databaseUrl,
      databaseTls: databaseTls(config),
      secrets,
    },
  });
  const counter = connectGuessCounter({
    ...redisConnection(config),
    onFallback: () => given.metrics.limitFallbacks.inc(),
    onError: (error) =>
      logger.warn({ err: error }, 'Redis does not count guesses: this process counts alone'),
  });
  // Every process does it; what another has erased is simply not there.
  const upkeep = setInterval(() => {
    eraseAllEnded(database, clock).catch((error: unknown) =>
      logger.warn({ err: error }, 'ended sessions and changes of address could not be erased'),
    );
  }, upkeepMilliseconds);
  upkeep.unref();
  return {
    parts: {
      people,
      guessing: { counter, networkLimit: settings.signInLimit, secrets },
    },
    async close() {
      clearInterval(upkeep);
      counter.close();
      await people.close();
    },
  };
}

/** Batch after batch, as long as they are full; a bound all the same, so that one turn ends before the next. */
async function eraseAllEnded(database: Database, clock: Clock): Promise<void> {
  for (const erase of [eraseEndedSessions, deleteExpiredAddressChanges])
    for (let batch = 0; batch < mostBatches; batch += 1)
      if ((await erase(database, clock.now(), rowsAtOnce)) < rowsAtOnce) break;
}
