import { evaluateRateLimit } from '../../../domain/rate-window.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';

/** How often a minute: far more than a person clicks, far less than a script would. */
const mostPerMinute = {
  /** Looks at the secret, by person. */
  reveal: 10,
  /** Test events and resends, by workspace. */
  send: 60,
  /** Signatures explained, by person: each hashes up to 32 MiB, some tens of milliseconds. */
  debug: 20,
} as const;

export async function enforceWebhookRateLimit(
  { counter }: Pick<ConsoleParts, 'counter'>,
  what: keyof typeof mostPerMinute,
  who: string,
): Promise<ConsoleFailure | undefined> {
  const { exceeded, retryAfter } = evaluateRateLimit(
    await counter.add(`console-${what}:${who}`),
    mostPerMinute[what],
  );
  return exceeded ? consoleFail('too_many_requests', { retryAfter }) : undefined;
}
