import { limits } from '@blazon/contract/limits.ts';

export interface AttemptOutcome {
  /** `delivered`, or the reason why the attempt failed. */
  readonly outcome: string;
  readonly status: number | null;
  /** Describes a network error; null if the receiver responded. */
  readonly error: string | null;
}

/** Describes the outcome of an attempt and what to do about it, in one sentence. */
export function describeAttempt({ outcome, status, error }: AttemptOutcome): string {
  if (outcome === 'delivered') return `Delivered: the receiver answered ${status ?? '2xx'}.`;
  if (status !== null) return describeStatus(status);
  const advice = networkAdvice[outcome] ?? "try again, and check the receiver's log.";
  // The advice follows a colon, so a detail after another colon is put in brackets.
  return `${putDetailInBrackets(removeFullStop(error ?? 'There was no response.'))}: ${advice}`;
}

function removeFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function putDetailInBrackets(text: string): string {
  const colon = text.indexOf(': ');
  return colon < 0 ? text : `${text.slice(0, colon)} (${text.slice(colon + 2)})`;
}

const networkAdvice: Readonly<Record<string, string>> = {
  timeout: `answer 200 within ${limits.webhookResponseSeconds} seconds and do the work afterwards.`,
  address_refused: 'use an address on the public internet.',
  name_not_found: 'check the spelling of the host and its DNS records.',
  tls: 'install a certificate that browsers accept, including its full chain.',
  connection: 'check that the receiver is running and accepts connections.',
};

/** Statuses that usually have a specific cause. */
const adviceByStatus: Readonly<Record<number, string>> = {
  400: 'it could not read the request, so check its log for this event.',
  401: 'it could not verify the signature, so try the signature debugger.',
  403: 'it rejected the request, so allow our requests in its firewall or check the signature.',
  404: 'there is nothing at this path, so check the address.',
  405: 'it does not accept POST at this path, so check the address.',
  410: 'the path no longer exists, so check the address.',
  413: 'it does not accept bodies of this size, so raise its limit.',
  415: 'it does not accept application/json, so allow that type.',
  429: 'it gets too many requests, so raise its rate limit for us.',
};

function describeStatus(status: number): string {
  const summary = `The receiver answered ${status}`;
  if (adviceByStatus[status] !== undefined) return `${summary}: ${adviceByStatus[status]}`;
  if (status >= 300 && status < 400)
    return `${summary}: redirects are never followed, so enter the address that it redirects to.`;
  if (status >= 500) return `${summary}: the receiver failed, so check its log for this event.`;
  return `${summary}: only 2xx counts as delivered.`;
}
