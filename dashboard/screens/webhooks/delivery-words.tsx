import type { AttemptSummary, DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { Badge, Status, type StatusKind } from '../../parts/badge.tsx';

const states: Record<DeliverySummary['state'], { readonly kind: StatusKind; readonly word: string }> = {
  pending: { kind: 'waiting', word: 'Pending' },
  delivered: { kind: 'good', word: 'Delivered' },
  undeliverable: { kind: 'failed', word: 'Undeliverable' },
  stopped: { kind: 'off', word: 'Stopped' },
};

export function DeliveryStatus({ state }: Pick<DeliverySummary, 'state'>) {
  const { kind, word } = states[state];
  return <Status kind={kind}>{word}</Status>;
}

export const stateLabels: Record<DeliverySummary['state'], string> = {
  pending: states.pending.word,
  delivered: states.delivered.word,
  undeliverable: states.undeliverable.word,
  stopped: states.stopped.word,
};

export function EventType({ event }: { readonly event: Pick<DeliverySummary, 'type' | 'is_test'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <code className="font-mono text-[0.8125rem]">{event.type}</code>
      {event.is_test && <Badge>Test</Badge>}
    </span>
  );
}

/** The response in two words, for rows that link to the details. */
export function briefAnswer({ status, outcome }: AttemptSummary): string {
  if (status !== null) return String(status);
  return shortOutcomes[outcome] ?? 'No answer';
}

const shortOutcomes: Readonly<Record<string, string>> = {
  timeout: 'Timed out',
  address_refused: 'Address refused',
  name_not_found: 'Name not found',
  tls: 'TLS failed',
  connection: 'No connection',
};

/** The state in one sentence: the result, or what comes next. */
export function standingSentence({
  state,
  reason,
  run,
  attempts,
  newest_attempt: newest,
}: DeliverySummary): string {
  if (reason === 'no_endpoint')
    return 'There was no endpoint to send it to: add one, then send the event again.';
  if (reason === 'endpoint_paused')
    return 'The endpoint was paused, so it was not sent: resume the endpoint, then send the event again.';
  if (state === 'stopped') return 'Its project was deleted, so it is not sent any more.';
  if (state === 'pending' && attempts === 0)
    return run === 1
      ? 'The first attempt is on its way.'
      : 'It is being sent again: the first attempt is on its way.';
  if (newest === null) return 'It was not sent.';
  if (state !== 'delivered') return newest.verdict;
  return `The receiver answered ${newest.status ?? '2xx'} at ${attempts === 1 ? 'the first attempt' : `attempt ${attempts}`}.`;
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

export function formatTook(milliseconds: number): string {
  return milliseconds >= 1_000 ? `${(milliseconds / 1_000).toFixed(1)} s` : `${milliseconds} ms`;
}
