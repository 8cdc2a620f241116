import { evaluateRateLimit } from '../../../domain/rate-window.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

/** More than a person would click in a minute, but less than a script would send. */
const maxPerMinute = {
  /** Showing the secret, per person. */
  reveal: 10,
  /** Test events and resends, per workspace. */
  send: 60,
  /** The signature debugger, per person. Each run hashes up to 32 MiB, which takes tens of milliseconds. */
  debug: 20,
} as const;

export async function enforceWebhookRateLimit(
  { counter }: Pick<ConsoleDeps, 'counter'>,
  action: keyof typeof maxPerMinute,
  countedId: string,
): Promise<ConsoleFailure | undefined> {
  const { exceeded, retryAfter } = evaluateRateLimit(
    await counter.add(`console-${action}:${countedId}`),
    maxPerMinute[action],
  );
  return exceeded ? createConsoleFailure('too_many_requests', { retryAfter }) : undefined;
}
