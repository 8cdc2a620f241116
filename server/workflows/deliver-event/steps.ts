import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Metrics } from '../../outside/metrics.ts';
import { newWebhookSecret } from '../../outside/new-webhook-secret.ts';
import type { Database } from '../../outside/postgres.ts';
import type { SafeFetch } from '../../outside/safe-fetch.ts';
import type { Sealer } from '../../outside/sealing.ts';
import type { Span, Traces } from '../../outside/traces.ts';
import type { DeliveryRoom } from '../../rules/delivery-room.ts';
import { timeOfUuid } from '../../rules/id-times.ts';
import { type AfterFailure, afterFailure } from '../../rules/retry-schedule.ts';
import { hostOf } from '../../rules/webhook-address.ts';
import {
  type AfterAttempt,
  type Attempt,
  type Delivery,
  endDelivery,
  postponeDelivery,
  readDelivery,
  recordAttempt,
} from '../../store/deliveries.ts';
import type { DeliveryRun } from '../../store/events.ts';
import { makeFirstWebhookSecret } from '../../store/webhook-secrets.ts';
import { sendAttempt } from './send-attempt.ts';

export interface DeliveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly safeFetch: Pick<SafeFetch, 'post'>;
  readonly sealer: Sealer;
  /** One for each worker process. */
  readonly room: DeliveryRoom;
  /** The wait before each attempt. */
  readonly delaysSeconds: readonly number[];
  readonly traces: Pick<Traces, 'span'>;
  readonly metrics: Pick<Metrics, 'firstAttempt' | 'attempts' | 'eventsEnded'>;
}

/** Done with this run, or when to come back. */
export type AttemptAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly waitMilliseconds: number };

const done: AttemptAnswer = { done: true };
const comeBack = (waitMilliseconds: number): AttemptAnswer => ({ done: false, waitMilliseconds });

/** Clocks of machines differ by a little; an attempt that early is in time. */
const earlyMilliseconds = 1_000;
/** Within so long of its making an event is here for the first time; the shortest wait for room is about as long. */
const newMilliseconds = 1_000;
/** An event that finds no room is put off on paper when it is late by so much, well before the sweep calls it lost. */
const lateMilliseconds = 60_000;

export function deliverEventSteps(parts: DeliveryParts) {
  return {
    /**
     * One visit to an event: an attempt if it is time and there is room. The event's row is the truth, so a visit can be
     * repeated at any point; one that died between sending and recording sends again, with the same id and body.
     */
    async attemptDelivery(given: DeliveryRun): Promise<AttemptAnswer> {
      const { scope, eventId, run } = given;
      const now = parts.clock.now();
      const delivery = await readDelivery(parts.database, scope, eventId, now);
      if (delivery === undefined || delivery.state !== 'pending' || delivery.run !== run) return done;
      if (delivery.projectGone && delivery.type === 'generation.success')
        return end(parts, given, delivery, 'stopped', 'project_deleted');
      const early = (delivery.dueAt?.getTime() ?? 0) - now.getTime();
      if (early > earlyMilliseconds) return comeBack(early);
      if (delivery.url === null) return end(parts, given, delivery, 'undeliverable', 'no_endpoint');
      return attempt(parts, given, { ...delivery, url: delivery.url });
    },
  };
}

type Addressed = Delivery & { readonly url: string };

/** When somebody else was first, another visit sees what they made of it. */
const lookAgain = comeBack(0);

async function end(
  { database, clock, metrics }: DeliveryParts,
  { scope, eventId, run }: DeliveryRun,
  { attempts }: Delivery,
  state: 'stopped' | 'undeliverable',
  reason: 'project_deleted' | 'no_endpoint',
): Promise<AttemptAnswer> {
  const before = { eventId, run, attempts };
  if (!(await endDelivery(database, scope, before, { state, reason, at: clock.now() }))) return lookAgain;
  metrics.eventsEnded.inc({ state, reason });
  return done;
}

async function attempt(
  parts: DeliveryParts,
  given: DeliveryRun,
  delivery: Addressed,
): Promise<AttemptAnswer> {
  const { scope } = given;
  const entry = parts.room.enter(
    { workspaceId: scope.workspaceId, host: hostOf(delivery.url), isNew: isNew(parts, given, delivery) },
    performance.now(),
  );
  if (!entry.admitted) return putOff(parts, given, delivery, entry.waitMilliseconds);
  try {
    const attributes = { event_id: given.eventId, workspace_id: scope.workspaceId };
    return await parts.traces.span('attempt', delivery.traceParent, attributes, (span) =>
      sendAndRecord(parts, given, delivery, span),
    );
  } finally {
    entry.leave(performance.now());
  }
}

/** An event's id carries the time of its making. */
function isNew({ clock }: DeliveryParts, { eventId, run }: DeliveryRun, { attempts }: Delivery): boolean {
  const uuid = decodeId('event', eventId);
  if (uuid === undefined || run > 1 || attempts > 0) return false;
  return clock.now().getTime() - timeOfUuid(uuid).getTime() < newMilliseconds;
}

async function putOff(
  { database, clock }: DeliveryParts,
  { scope, eventId, run }: DeliveryRun,
  { attempts, dueAt }: Delivery,
  waitMilliseconds: number,
): Promise<AttemptAnswer> {
  const next = new Date(clock.now().getTime() + waitMilliseconds);
  if (dueAt !== null && next.getTime() - dueAt.getTime() > lateMilliseconds)
    await postponeDelivery(database, scope, { eventId, run, attempts }, next);
  return comeBack(waitMilliseconds);
}

async function sendAndRecord(
  parts: DeliveryParts,
  given: DeliveryRun,
  delivery: Addressed,
  span: Span,
): Promise<AttemptAnswer> {
  const { scope, eventId, run } = given;
  const { attempts, isTest } = delivery;
  const number = attempts + 1;
  const secrets = await openSecrets(parts, given, delivery);
  const sent = await sendAttempt(parts, { eventId, number, url: delivery.url, body: delivery.body, secrets });
  span.set('outcome', sent.outcome);
  const failure =
    sent.outcome === 'delivered' ? undefined : afterFailure(parts.delaysSeconds, { number, isTest });
  const after = eventAfter(failure, parts.clock.now());
  const counted = await recordAttempt(parts.database, scope, { eventId, run, attempts }, sent, after);
  if (!counted) return lookAgain;
  countAttempt(parts, given, delivery, sent, after);
  return failure?.kind === 'wait' ? comeBack(failure.milliseconds) : done;
}

/** Almost always read with the event; a workspace gets its first secret with its first event. */
async function openSecrets(
  { database, clock, sealer }: DeliveryParts,
  { scope }: DeliveryRun,
  { secrets }: Delivery,
): Promise<string[]> {
  const open = (sealed: Buffer) => sealer.open(scope.workspaceId, sealed);
  if (secrets.length > 0) return secrets.map(open);
  const made = await makeFirstWebhookSecret(
    database,
    scope,
    newWebhookSecret({ clock, sealer }, scope.workspaceId),
  );
  return made.map(({ sealed }) => open(sealed));
}

function eventAfter(failure: AfterFailure | undefined, now: Date): AfterAttempt {
  if (failure === undefined) return { state: 'delivered', reason: null, dueAt: null, endedAt: now };
  if (failure.kind === 'exhausted')
    return { state: 'undeliverable', reason: 'attempts_exhausted', dueAt: null, endedAt: now };
  const dueAt = new Date(now.getTime() + failure.milliseconds);
  return { state: 'pending', reason: null, dueAt, endedAt: null };
}

function countAttempt(
  { metrics }: DeliveryParts,
  { run }: DeliveryRun,
  { jobId, attempts, isTest }: Delivery,
  sent: Attempt,
  after: AfterAttempt,
): void {
  metrics.attempts.inc({ outcome: sent.outcome });
  if (after.state !== 'pending')
    metrics.eventsEnded.inc({ state: after.state, reason: after.reason ?? 'none' });
  // A job's id carries the time at which it was accepted.
  const job = isTest ? undefined : decodeId('job', jobId);
  if (job !== undefined && run === 1 && attempts === 0)
    metrics.firstAttempt.observe((sent.startedAt.getTime() - timeOfUuid(job).getTime()) / 1000);
}
