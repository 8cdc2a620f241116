import { limits } from '@blazon/contract/limits.ts';

/** The outcome of an attempt. */
export interface AttemptOutcome {
  /** `delivered`, or the reason why the attempt failed. */
  readonly outcome: string;
  readonly status: number | null;
  /** Description of a network error. */
  readonly error: string | null;
}

/** Describes the outcome of an attempt and what to do about it, in one sentence. */
export function describeAttempt({ outcome, status, error }: AttemptOutcome): string {
  if (outcome === 'delivered') return `Delivered: the receiver answered ${status ?? '2xx'}.`;
  if (status !== null) return statusVerdict(status);
  const advice = networkAdvice[outcome] ?? 'try again, and look into the log of the receiver.';
  // The advice follows a colon, so a detail after another colon is put in brackets.
  return `${bracketDetail(withoutFullStop(error ?? 'There was no response.'))}: ${advice}`;
}

function withoutFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function bracketDetail(text: string): string {
  const colon = text.indexOf(': ');
  return colon < 0 ? text : `${text.slice(0, colon)} (${text.slice(colon + 2)})`;
}

const networkAdvice: Readonly<Record<string, string>> = {
  timeout: `answer 200 within ${limits.webhookResponseSeconds} seconds and do the work afterwards.`,
  address_refused: 'use an address on the public internet.',
  name_not_found: 'check the spelling of the host and its DNS records.',
  tls: 'put a certificate in place that a browser would accept, with its whole chain.',
  connection: 'check that the receiver is running and lets connections in.',
};

/** Statuses that usually have a specific cause. */
const known: Readonly<Record<number, string>> = {
  400: 'it could not read the request, so look into its log for this event.',
  401: 'it could not verify the signature, so try the signature debugger.',
  403: 'it refused the request, so let our requests through its firewall or check the signature.',
  404: 'there is nothing at this path, so check the address.',
  405: 'it takes no POST at this path, so check the address.',
  410: 'the path is gone, so check the address.',
  413: 'it takes no bodies of this size, so raise its limit.',
  415: 'it takes no application/json, so let it.',
  429: 'it is being asked too often, so raise its limit for us.',
};

function statusVerdict(status: number): string {
  const summary = `The receiver answered ${status}`;
  if (known[status] !== undefined) return `${summary}: ${known[status]}`;
  if (status >= 300 && status < 400)
    return `${summary}: redirects are never followed, so enter the address that it leads to.`;
  if (status >= 500) return `${summary}: it failed on its side, so look into its log for this event.`;
  return `${summary}: only 2xx counts as delivered.`;
}
