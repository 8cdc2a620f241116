import { decodeId } from '@blazon/contract/ids.ts';
import { readUuidTime } from '../../domain/uuid-time.ts';
import type { ReceivedDelivery } from '../../test/support/receiver/load-receiver.ts';
import type { Figure } from '../figures.ts';
import { deliveryDelays, type DrillService } from './drill-service.ts';

/** A receiver rejects a signature whose time differs from its own by more than this. */
const signatureToleranceSeconds = 300;
/** Longer than a busy machine delays an event, and much shorter than the hour by which the clocks are wrong. */
const maxDelaySeconds = 120;

/** Compares times in the database and at the receiver with the clock of this process, which did not jump. */
export async function judgeTimes(service: DrillService, begin: number): Promise<Figure[]> {
  const accepted = new Map(service.load.accepted.map(({ id, at }) => [id, at]));
  const deliveries = (await service.deliveries()).filter(({ jobId }) => accepted.has(jobId));
  const badlySigned = deliveries.filter(
    ({ at, signedAt }) => Math.abs(at / 1000 - signedAt) > signatureToleranceSeconds,
  );
  const firsts = new Map<string, ReceivedDelivery>();
  for (const delivery of deliveries)
    if (!firsts.has(delivery.eventId)) firsts.set(delivery.eventId, delivery);
  const late = [...firsts.values()].filter(
    ({ at, jobId }) => at - (accepted.get(jobId) ?? at) > maxDelaySeconds * 1000,
  );
  const misdated = [...accepted.keys()].filter((id) => {
    const time = readUuidTime(decodeId('job', id) ?? '').getTime();
    return time < begin - maxDelaySeconds * 1000 || time > Date.now() + maxDelaySeconds * 1000;
  });
  return [
    { name: 'jobs that failed', value: await countFailedJobs(service), goal: '=0' },
    { name: 'rows with a wrong time', value: await countMisdatedRows(service, begin), goal: '=0' },
    { name: 'ids with a wrong time', value: misdated.length, goal: '=0' },
    { name: 'signatures that receivers refuse', value: badlySigned.length, goal: '=0' },
    { name: 'events that came late', value: late.length, goal: '=0' },
    { name: 'retries at a wrong time', value: countMistimedRetries(deliveries), goal: '=0' },
  ];
}

async function countFailedJobs({ owner }: DrillService): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM jobs WHERE status = 'failed'`,
  });
  return row?.count ?? 0;
}

const timestampColumns: readonly (readonly [table: string, column: string])[] = [
  ['jobs', 'created_at'],
  ['jobs', 'started_at'],
  ['jobs', 'finished_at'],
  ['events', 'created_at'],
  ['events', 'ended_at'],
  ['delivery_attempts', 'started_at'],
];

async function countMisdatedRows({ owner }: DrillService, begin: number): Promise<number> {
  let count = 0;
  for (const [table, column] of timestampColumns) {
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM ${table}
             WHERE ${column} NOT BETWEEN $1::timestamptz - $2 * interval '1 second' AND now() + $2 * interval '1 second'`,
      values: [new Date(begin), maxDelaySeconds],
    });
    count += row?.count ?? 0;
  }
  return count;
}

/** Counts retries that came too soon or too late after the attempt before them. */
function countMistimedRetries(deliveries: readonly ReceivedDelivery[]): number {
  const known = new Map(deliveries.map((delivery) => [`${delivery.eventId} ${delivery.attempt}`, delivery]));
  return deliveries.filter(({ eventId, attempt, at }) => {
    const before = known.get(`${eventId} ${attempt - 1}`);
    if (before === undefined) return false;
    const waited = (at - before.at) / 1000;
    const delay = deliveryDelays[attempt - 1] ?? 0;
    return waited < delay * 0.5 || waited > delay + maxDelaySeconds;
  }).length;
}
