import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import { createSealedWebhookSecret } from '../../integrations/new-webhook-secret.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { SafeFetch } from '../../integrations/safe-fetch.ts';
import type { Sealer } from '../../integrations/sealing.ts';
import type { Span, Traces } from '../../integrations/traces.ts';
import type { DeliveryConcurrency } from '../../domain/delivery-concurrency.ts';
import { readUuidTime } from '../../domain/uuid-time.ts';
import { type RetryDecision, decideRetry } from '../../domain/retry-schedule.ts';
import { normalisedHostOf } from '../../domain/webhook-address.ts';
import { type Delivery, endDelivery, postponeDelivery, readDelivery } from '../../store/deliveries.ts';
import type { DeliveryRun } from '../../store/events.ts';
import { type Attempt, type AttemptEffect, recordAttempt } from '../../store/record-attempt.ts';
import { createFirstWebhookSecret } from '../../store/webhook-secrets.ts';
import { sendAttempt } from './send-attempt.ts';

export interface DeliveryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly safeFetch: Pick<SafeFetch, 'post'>;
  readonly sealer: Sealer;
  /** Shared by all deliveries of this worker process. */
  readonly concurrency: DeliveryConcurrency;
  /** The delay before each attempt, in order. */
  readonly delaysSeconds: readonly number[];
  readonly traces: Pick<Traces, 'span'>;
  readonly metrics: Pick<Metrics, 'firstAttempt' | 'attempts' | 'eventsEnded'>;
}

/**
 * Whether this run has ended; if not, how long to wait before the next call. A run is one series of attempts to deliver
 * an event: the first, or a resend.
 */
export type AttemptDeliveryResult =
  | { readonly done: true }
  | { readonly done: false; readonly waitMilliseconds: number };

const deliveryDone: AttemptDeliveryResult = { done: true };
function retryAfter(waitMilliseconds: number): AttemptDeliveryResult {
  return { done: false, waitMilliseconds };
}

/** Machines' clocks differ slightly, so an attempt that is early by at most this much counts as due. */
const maxEarlyMilliseconds = 1_000;
/** An event younger than this cannot have waited for a slot yet, because the shortest wait takes about as long. */
const maxNewEventAgeMilliseconds = 1_000;
/**
 * If waiting for a slot would delay an event by more than this, its due time in the database is moved, so that the
 * sweep does not consider it lost.
 */
const maxLatenessMilliseconds = 60_000;

export function deliverEventActivities(deps: DeliveryDeps) {
  return {
    /**
     * Checks an event, and attempts delivery if it is due and a slot is free. Safe to repeat at any point, because
     * the event's row is the source of truth. After a crash between sending and recording, the same id and body are
     * sent again.
     */
    async attemptDelivery(deliveryRun: DeliveryRun): Promise<AttemptDeliveryResult> {
      const { scope, eventId, run } = deliveryRun;
      const now = deps.clock.now();
      const delivery = await readDelivery(deps.database, scope, eventId, now);
      if (delivery === undefined || delivery.state !== 'pending' || delivery.run !== run) return deliveryDone;
      const { body } = delivery;
      if (body === null || (delivery.isProjectDeleted && delivery.type === 'generation.success'))
        return endRun(deps, deliveryRun, delivery, 'stopped', 'project_deleted');
      if (delivery.isPaused) return endRun(deps, deliveryRun, delivery, 'stopped', 'endpoint_paused');
      const untilDue = (delivery.dueAt?.getTime() ?? 0) - now.getTime();
      if (untilDue > maxEarlyMilliseconds) return retryAfter(untilDue);
      if (delivery.url === null) return endRun(deps, deliveryRun, delivery, 'undeliverable', 'no_endpoint');
      return attemptDeliveryOnce(deps, deliveryRun, { ...delivery, body, url: delivery.url });
    },
  };
}

type AddressedDelivery = Delivery & { readonly url: string; readonly body: Buffer };

/** Returned if another process changed the event meanwhile: the next call reads it again. */
const retryNow = retryAfter(0);

async function endRun(
  { database, clock, metrics }: DeliveryDeps,
  { scope, eventId, run }: DeliveryRun,
  { attempts }: Delivery,
  state: 'stopped' | 'undeliverable',
  reason: 'project_deleted' | 'no_endpoint' | 'endpoint_paused',
): Promise<AttemptDeliveryResult> {
  const expected = { eventId, run, attempts };
  if (!(await endDelivery(database, scope, expected, { state, reason, at: clock.now() }))) return retryNow;
  metrics.eventsEnded.inc({ state, reason });
  return deliveryDone;
}

async function attemptDeliveryOnce(
  deps: DeliveryDeps,
  deliveryRun: DeliveryRun,
  delivery: AddressedDelivery,
): Promise<AttemptDeliveryResult> {
  const { scope } = deliveryRun;
  const slot = deps.concurrency.acquire(
    {
      workspaceId: scope.workspaceId,
      host: normalisedHostOf(delivery.url),
      isNew: isFirstAttemptOfNewEvent(deps, deliveryRun, delivery),
    },
    performance.now(),
  );
  if (!slot.acquired) return postponeAttempt(deps, deliveryRun, delivery, slot.waitMilliseconds);
  try {
    const attributes = { event_id: deliveryRun.eventId, workspace_id: scope.workspaceId };
    return await deps.traces.span('attempt', delivery.traceParent, attributes, (span) =>
      sendAndRecord(deps, deliveryRun, delivery, span),
    );
  } finally {
    slot.release(performance.now());
  }
}

/** Whether this is the first attempt of a recent event. The event's id contains its creation time. */
function isFirstAttemptOfNewEvent(
  { clock }: DeliveryDeps,
  { eventId, run }: DeliveryRun,
  { attempts }: Delivery,
): boolean {
  const uuid = decodeId('event', eventId);
  if (uuid === undefined || run > 1 || attempts > 0) return false;
  return clock.now().getTime() - readUuidTime(uuid).getTime() < maxNewEventAgeMilliseconds;
}

async function postponeAttempt(
  { database, clock }: DeliveryDeps,
  { scope, eventId, run }: DeliveryRun,
  { attempts, dueAt }: Delivery,
  waitMilliseconds: number,
): Promise<AttemptDeliveryResult> {
  const next = new Date(clock.now().getTime() + waitMilliseconds);
  if (dueAt !== null && next.getTime() - dueAt.getTime() > maxLatenessMilliseconds)
    await postponeDelivery(database, scope, { eventId, run, attempts }, next);
  return retryAfter(waitMilliseconds);
}

async function sendAndRecord(
  deps: DeliveryDeps,
  deliveryRun: DeliveryRun,
  delivery: AddressedDelivery,
  span: Span,
): Promise<AttemptDeliveryResult> {
  const { scope, eventId, run } = deliveryRun;
  const { attempts, isTest } = delivery;
  const number = attempts + 1;
  const secrets = await decryptSecrets(deps, deliveryRun, delivery);
  const sent = await sendAttempt(deps, {
    eventId: delivery.eventId,
    number,
    url: delivery.url,
    body: delivery.body,
    secrets,
  });
  span.set('outcome', sent.outcome);
  const failure =
    sent.outcome === 'delivered' ? undefined : decideRetry(deps.delaysSeconds, { number, isTest });
  const effect = computeEffect(failure, deps.clock.now());
  const endpoint = { id: delivery.endpointId, isTest };
  const counted = await recordAttempt(
    deps.database,
    scope,
    { eventId, run, attempts },
    sent,
    effect,
    endpoint,
  );
  if (!counted) return retryNow;
  countAttempt(deps, deliveryRun, delivery, sent, effect);
  return failure?.kind === 'wait' ? retryAfter(failure.milliseconds) : deliveryDone;
}

/** Decrypts the secrets that were read with the event. A workspace without secrets gets its first one here. */
async function decryptSecrets(
  { database, clock, sealer }: DeliveryDeps,
  { scope }: DeliveryRun,
  { secrets }: Delivery,
): Promise<string[]> {
  const open = (sealed: Buffer) => sealer.open(scope.workspaceId, sealed);
  if (secrets.length > 0) return secrets.map(open);
  const made = await createFirstWebhookSecret(
    database,
    scope,
    createSealedWebhookSecret({ clock, sealer }, scope.workspaceId),
  );
  return made.map(({ sealed }) => open(sealed));
}

/** Returns what an attempt changes in its event, which is now delivered, given up, or due again later. */
function computeEffect(failure: RetryDecision | undefined, now: Date): AttemptEffect {
  if (failure === undefined) return { state: 'delivered', reason: null, dueAt: null, endedAt: now };
  if (failure.kind === 'exhausted')
    return { state: 'undeliverable', reason: 'attempts_exhausted', dueAt: null, endedAt: now };
  const dueAt = new Date(now.getTime() + failure.milliseconds);
  return { state: 'pending', reason: null, dueAt, endedAt: null };
}

function countAttempt(
  { metrics }: DeliveryDeps,
  { run }: DeliveryRun,
  { jobId, attempts, isTest }: Delivery,
  sent: Attempt,
  effect: AttemptEffect,
): void {
  metrics.attempts.inc({ outcome: sent.outcome });
  if (effect.state !== 'pending')
    metrics.eventsEnded.inc({ state: effect.state, reason: effect.reason ?? 'none' });
  // Measures the time from the job's acceptance, which the job's id contains, to the first attempt.
  const job = isTest ? undefined : decodeId('job', jobId);
  if (job !== undefined && run === 1 && attempts === 0)
    metrics.firstAttempt.observe((sent.startedAt.getTime() - readUuidTime(job).getTime()) / 1000);
}
