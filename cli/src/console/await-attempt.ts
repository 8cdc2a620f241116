import { setTimeout as wait } from 'node:timers/promises';
import type { AttemptSummary, DeliveryDetail, SentEvent } from '@blazon/contract/console/webhooks.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printNote, print, printJson, styleOutput } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Login } from './login.ts';

export interface SendingOptions {
  readonly wait: boolean;
  readonly json?: boolean;
}

/** Longer than an attempt may take. */
const maxWaitMilliseconds = 20_000;
const pollIntervalMilliseconds = 500;

/** Prints the result of an event that was just sent. If the attempt failed, the command ends with exit code 1. */
export async function showSentEvent(
  login: Login,
  sent: SentEvent,
  options: SendingOptions,
  signal: AbortSignal,
): Promise<void> {
  const attempt = options.wait && sent.started ? await awaitAttempt(login, sent, options, signal) : null;
  if (options.json) printJson({ ...sent, attempt });
  else if (attempt) {
    const status = attempt.status === null ? attempt.outcome : String(attempt.status);
    const colour = isDelivered(attempt) ? 'green' : 'red';
    print(
      [
        sent.event_id,
        styleOutput(colour, toPrintable(status)),
        `${attempt.milliseconds} ms`,
        toPrintable(attempt.url),
      ].join('  '),
    );
  } else {
    print(sent.event_id);
    printNote(`Sent. Run "blazon events show ${sent.event_id}" to see the result.`);
  }
  if (attempt && !isDelivered(attempt))
    throw new CommandError(attempt.verdict, { exitCode: exitCodes.failed });
}

function isDelivered({ outcome }: AttemptSummary): boolean {
  return outcome === 'delivered';
}

async function awaitAttempt(
  login: Login,
  { event_id: id, run }: SentEvent,
  { json }: SendingOptions,
  signal: AbortSignal,
): Promise<AttemptSummary | null> {
  const progress = startProgress(json === true || !process.stderr.isTTY);
  progress.say('Waiting for your server to respond.');
  const end = Date.now() + maxWaitMilliseconds;
  try {
    while (Date.now() < end) {
      const event = await login.call<DeliveryDetail>('GET', `webhooks/events/${id}`, { signal });
      const attempt = event.attempts_made.find((one) => one.run === run && !one.is_local);
      if (attempt) return attempt;
      if (event.state !== 'pending') throw createNotSentError(event);
      await wait(pollIntervalMilliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
    return null;
  } finally {
    progress.end();
  }
}

function createNotSentError({ id, reason }: DeliveryDetail): CommandError {
  if (reason === 'endpoint_paused')
    return new CommandError('The endpoint is paused, so the event was not sent.', {
      advice: `Resume the endpoint in the dashboard, then run "blazon events resend ${id}".`,
    });
  return reason === 'no_endpoint'
    ? new CommandError('There is no endpoint to send the event to.', {
        advice: `Run "blazon webhooks set <url>", then "blazon events resend ${id}".`,
      })
    : new CommandError(`The event ${id} will not be sent again: its project was deleted.`);
}
