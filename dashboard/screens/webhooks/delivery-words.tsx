import type { AttemptSummary, DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { Badge, Status, type StatusKind } from '../../parts/badge.tsx';
import { t } from './text.ts';

const stateDisplays: Record<DeliverySummary['state'], { readonly kind: StatusKind; readonly word: string }> =
  {
    pending: { kind: 'waiting', word: t('deliveryWords.pending') },
    delivered: { kind: 'good', word: t('deliveryWords.delivered') },
    undeliverable: { kind: 'failed', word: t('deliveryWords.undeliverable') },
    stopped: { kind: 'off', word: t('deliveryWords.stopped') },
  };

export function DeliveryStatus({ state }: Pick<DeliverySummary, 'state'>) {
  const { kind, word } = stateDisplays[state];
  return <Status kind={kind}>{word}</Status>;
}

export const stateLabels: Record<DeliverySummary['state'], string> = {
  pending: stateDisplays.pending.word,
  delivered: stateDisplays.delivered.word,
  undeliverable: stateDisplays.undeliverable.word,
  stopped: stateDisplays.stopped.word,
};

export function EventType({ event }: { readonly event: Pick<DeliverySummary, 'type' | 'is_test'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <code className="font-mono text-[0.8125rem]">{event.type}</code>
      {event.is_test && <Badge>{t('deliveryWords.test')}</Badge>}
    </span>
  );
}

/** Describes the response in two words, for rows that link to the details. */
export function describeAnswerBriefly({ status, outcome }: AttemptSummary): string {
  if (status !== null) return String(status);
  return shortOutcomes[outcome] ?? t('deliveryWords.noAnswer');
}

export const chooseAnswerColour = (outcome: AttemptSummary['outcome']): string =>
  outcome === 'delivered' ? 'text-good' : 'text-danger';

const shortOutcomes: Readonly<Record<string, string>> = {
  timeout: t('deliveryWords.timedOut'),
  address_refused: t('deliveryWords.addressRefused'),
  name_not_found: t('deliveryWords.nameNotFound'),
  tls: t('deliveryWords.tlsFailed'),
  connection: t('deliveryWords.noConnection'),
};

/** Describes the state in one sentence: the result, or what comes next. */
export function describeDeliveryState({
  state,
  reason,
  run,
  attempts,
  newest_attempt: newest,
}: DeliverySummary): string {
  if (reason === 'no_endpoint') return t('deliveryWords.thereWasNoEndpointTo');
  if (reason === 'endpoint_paused') return t('deliveryWords.theEndpointWasPausedSo');
  if (state === 'stopped') return t('deliveryWords.itsProjectWasDeletedSo');
  if (state === 'pending' && attempts === 0)
    return run === 1 ? t('deliveryWords.theFirstAttemptIsOn') : t('deliveryWords.itIsBeingSentAgain');
  if (newest === null) return t('deliveryWords.itWasNotSent');
  if (state !== 'delivered') return newest.verdict;
  return t('deliveryWords.receiverAnswered', { status: newest.status ?? '2xx', attempts });
}

export function parseHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** The host and the path of a URL; a long path is left out, such as in `example.com/…`. */
export function shortenUrl(url: string): string {
  const short = url.replace('https://', '');
  return short.length <= 48 ? short : `${parseHost(url)}/…`;
}

export function formatMilliseconds(milliseconds: number): string {
  return milliseconds >= 1_000
    ? t('deliveryWords.seconds', { seconds: (milliseconds / 1_000).toFixed(1) })
    : t('deliveryWords.milliseconds', { milliseconds });
}
