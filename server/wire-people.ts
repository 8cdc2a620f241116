import type { Config } from './config.ts';
import type { ConsoleConfig } from './console-config.ts';
import type { ConsoleParts } from './http/console/console-parts.ts';
import type { Clock } from './outside/clock.ts';
import { connectGuessCounter } from './outside/guess-counter.ts';
import type { Mail } from './outside/mail.ts';
import { connectPeople } from './outside/people.ts';
import type { Database } from './outside/postgres.ts';
import { eraseEndedSessions } from './store/persons.ts';
import type { Logger } from './wiring.ts';

const upkeepMilliseconds = 10 * 60 * 1000;
const sessionsAtOnce = 1_000;
const mostBatches = 100;

/** Sign-in, and what slows down whoever guesses. */
export function wirePeople(
  config: Config,
  settings: ConsoleConfig,
  given: {
    readonly database: Database;
    readonly clock: Clock;
    readonly mail: Mail | undefined;
    readonly logger: Logger;
  },
): { readonly parts: Pick<ConsoleParts, 'people' | 'guessing'>; close(): Promise<void> } {
  const { database, clock, logger } = given;
  const people = connectPeople({ settings, ...given });
  const counter = connectGuessCounter({
    url: config.redisUrl,
    onError: (error) =>
      logger.warn({ err: error }, 'Redis does not count guesses: this process counts alone'),
  });
  // Every process does it; what another has erased is simply not there.
  const upkeep = setInterval(() => {
    eraseAllEnded(database, clock).catch((error: unknown) =>
      logger.warn({ err: error }, 'ended sessions could not be erased'),
    );
  }, upkeepMilliseconds);
  upkeep.unref();
  return {
    parts: {
      people,
      guessing: { counter, networkLimit: settings.signInLimit, secret: settings.secret },
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
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const erased = await eraseEndedSessions(database, clock.now(), sessionsAtOnce);
    if (erased < sessionsAtOnce) return;
  }
}
