import { createHash } from 'node:crypto';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import { decompressText } from '../../store/compressed-text.ts';
import type { ReceivedDelivery } from '../../test/support/receiver/load-receiver.ts';
import type { Figure } from '../figures.ts';

interface EventRow {
  readonly id: string;
  readonly job_id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly recorded: number;
  readonly delivered: number;
  readonly digest: Buffer;
}

/** Compares the jobs that the API accepted with the rows in the database and the webhooks that arrived. */
export async function checkConsistency(
  owner: Database,
  observed: {
    readonly accepted: readonly string[];
    readonly deliveries: readonly ReceivedDelivery[];
    readonly maxAttempts: number;
  },
): Promise<Figure[]> {
  const counts = await countRows(owner);
  const events = await readEvents(owner);
  const accepted = new Set(observed.accepted);
  const expectZero = (name: string, value: number): Figure => ({ name, value, goal: '=0' });
  const expectEqual = (name: string, value: number, goal: number): Figure => ({
    name,
    value,
    goal: `=${goal}`,
  });
  return [
    expectEqual('accepted', accepted.size, observed.accepted.length),
    expectEqual('jobs', counts.jobs, accepted.size),
    expectEqual('terminal_jobs', counts.terminal, accepted.size),
    expectZero('accepted_without_job', await countMissingJobs(owner, [...accepted])),
    expectEqual('terminal_events', events.length, accepted.size),
    expectZero('jobs_without_exactly_one_event', counts.jobsWithoutOneEvent),
    expectZero('events_that_belie_their_job', counts.eventsThatContradictJob),
    expectEqual('memory_nodes', counts.nodes, counts.succeeded),
    expectEqual('brands', counts.brands, counts.succeeded),
    expectZero('successes_without_one_brand_and_node', counts.successesWithoutOneBrand),
    expectEqual('usage', counts.ledger, counts.liveSuccesses),
    expectZero('live_successes_without_usage', counts.liveWithoutUsage),
    expectEqual('quota', counts.quota, counts.ledger),
    expectZero('months_whose_quota_differs', counts.quotaDiffers),
    ...judgeDelivery(events, accepted, observed),
  ];
}

function judgeDelivery(
  events: readonly EventRow[],
  accepted: ReadonlySet<string>,
  observed: { readonly deliveries: readonly ReceivedDelivery[]; readonly maxAttempts: number },
): Figure[] {
  const digests = new Map<string, Set<string>>();
  for (const { eventId, digest } of observed.deliveries)
    digests.set(eventId, (digests.get(eventId) ?? new Set()).add(digest));
  const received = (event: EventRow) => digests.get(encodeId('event', event.id));
  const isIn = (state: string, reason?: string) => (event: EventRow) =>
    event.state === state && (reason === undefined || event.reason === reason);
  const count = (test: (event: EventRow) => boolean) => events.filter(test).length;
  const delivered = count(isIn('delivered'));
  const exhausted = events.filter(isIn('undeliverable', 'attempts_exhausted'));
  const withoutEndpoint = count(isIn('undeliverable', 'no_endpoint'));
  console.log(
    `events: ${delivered} delivered, ${exhausted.length} undeliverable after all attempts, ${withoutEndpoint} without an endpoint; ` +
      `the receiver saw ${observed.deliveries.length} requests, ${countRepeats(observed.deliveries)} of them an attempt it had seen before`,
  );
  const rows: [string, number][] = [
    ['events_still_pending', count(isIn('pending'))],
    ['events_in_no_proper_end', events.length - delivered - exhausted.length - withoutEndpoint],
    ['delivered_but_never_received', count((event) => event.state === 'delivered' && !received(event))],
    ['delivered_without_one_success', count((event) => event.state === 'delivered' && event.delivered !== 1)],
    ['attempts_miscounted', count((event) => event.attempts !== event.recorded)],
    [
      'undeliverable_too_early_or_late',
      exhausted.filter(
        ({ attempts, delivered: successes }) => attempts !== observed.maxAttempts || successes > 0,
      ).length,
    ],
    [
      'bodies_that_differ',
      count((event) => {
        const receivedDigests = received(event);
        return (
          receivedDigests !== undefined &&
          (receivedDigests.size !== 1 || !receivedDigests.has(event.digest.toString('base64url')))
        );
      }),
    ],
    ['received_for_unknown_job', observed.deliveries.filter(({ jobId }) => !accepted.has(jobId)).length],
    ['received_of_unknown_event', countUnknownEvents(events, observed.deliveries)],
  ];
  return rows.map(([name, value]) => ({ name, value, goal: '=0' }));
}

function countUnknownEvents(events: readonly EventRow[], deliveries: readonly ReceivedDelivery[]): number {
  const known = new Set(events.map(({ id }) => encodeId('event', id)));
  return deliveries.filter(({ eventId }) => !known.has(eventId)).length;
}

/**
 * Counts attempts that arrived again. That is allowed, because delivery is at least once: if a worker dies before it
 * records an attempt, another worker repeats it.
 */
function countRepeats(deliveries: readonly ReceivedDelivery[]): number {
  return deliveries.length - new Set(deliveries.map(({ eventId, attempt }) => `${eventId} ${attempt}`)).size;
}

interface Counts {
  readonly jobs: number;
  readonly terminal: number;
  readonly succeeded: number;
  readonly liveSuccesses: number;
  readonly nodes: number;
  readonly brands: number;
  readonly ledger: number;
  readonly quota: number;
  readonly jobsWithoutOneEvent: number;
  readonly eventsThatContradictJob: number;
  readonly successesWithoutOneBrand: number;
  readonly liveWithoutUsage: number;
  readonly quotaDiffers: number;
}

async function countRows(owner: Database): Promise<Counts> {
  const ofJob = 'workspace_id = j.workspace_id AND environment = j.environment AND job_id = j.id';
  // A refinement that changes nothing visible is not counted as usage.
  const visibleColumns = (brand: string) =>
    ['drawings', 'primary_color', 'secondary_color', 'font_family', 'font_weight_heading', 'font_weight_body']
      .map((column) => `${brand}.${column}`)
      .join(', ');
  const unchanged = `EXISTS (SELECT FROM brands b JOIN brands p
      ON p.workspace_id = b.workspace_id AND p.environment = b.environment AND p.project_id = b.project_id
      AND p.memory_id = j.parent_id AND (${visibleColumns('p')}) = (${visibleColumns('b')})
    WHERE b.workspace_id = j.workspace_id AND b.environment = j.environment AND b.job_id = j.id)`;
  const countQueries: Record<keyof Counts, string> = {
    jobs: 'FROM jobs',
    terminal: `FROM jobs WHERE status IN ('succeeded', 'failed')`,
    succeeded: `FROM jobs WHERE status = 'succeeded'`,
    liveSuccesses: `FROM jobs j WHERE status = 'succeeded' AND environment = 'live' AND NOT ${unchanged}`,
    nodes: 'FROM memory_nodes',
    brands: 'FROM brands',
    ledger: 'FROM usage_ledger',
    quota: 'FROM usage_months',
    jobsWithoutOneEvent: `FROM jobs j WHERE (SELECT count(*) FROM events WHERE ${ofJob}) <> 1`,
    eventsThatContradictJob: `FROM jobs j JOIN events e ON e.workspace_id = j.workspace_id AND e.job_id = j.id
      WHERE e.id IS DISTINCT FROM j.event_id OR (e.type = 'generation.success') <> (j.status = 'succeeded')`,
    successesWithoutOneBrand: `FROM jobs j WHERE status = 'succeeded' AND (
      SELECT count(*) FROM brands b JOIN memory_nodes n
        ON n.workspace_id = b.workspace_id AND n.environment = b.environment AND n.project_id = b.project_id
        AND n.id = b.memory_id
      WHERE b.workspace_id = j.workspace_id AND b.environment = j.environment AND b.job_id = j.id
        AND n.parent_id IS NOT DISTINCT FROM j.parent_id AND n.prompt = j.prompt) <> 1`,
    liveWithoutUsage: `FROM jobs j WHERE (status = 'succeeded' AND environment = 'live' AND NOT ${unchanged})
      <> EXISTS (SELECT FROM usage_ledger WHERE workspace_id = j.workspace_id AND job_id = j.id)`,
    quotaDiffers: `FROM usage_months m WHERE used <> (SELECT count(*) FROM usage_ledger
      WHERE workspace_id = m.workspace_id AND month = m.month)`,
  };
  const entries = Object.entries(countQueries).map(async ([name, fromClause]) => {
    const what = name === 'quota' ? 'coalesce(sum(used), 0)' : 'count(*)';
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT ${what}::int AS count ${fromClause}`,
    });
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as Counts;
}

async function countMissingJobs(owner: Database, accepted: readonly string[]): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM unnest($1::uuid[]) AS promised (id)
           WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = promised.id)`,
    values: [accepted.map((id) => decodeId('job', id))],
  });
  return row?.count ?? 0;
}

async function readEvents(owner: Database): Promise<EventRow[]> {
  const rows = await owner.unscoped<Omit<EventRow, 'digest'> & { readonly body: Buffer }>({
    text: `SELECT e.id, e.job_id, e.state, e.reason, e.attempts, e.body,
             count(a.number)::int AS recorded, count(a.number) FILTER (WHERE a.outcome = 'delivered')::int AS delivered
           FROM events e LEFT JOIN delivery_attempts a ON a.workspace_id = e.workspace_id
             AND a.environment = e.environment AND a.event_id = e.id AND a.run = e.run
           GROUP BY e.workspace_id, e.environment, e.id`,
  });
  return rows.map(({ body, ...row }) => ({
    ...row,
    digest: createHash('sha256').update(decompressText(body)).digest(),
  }));
}
