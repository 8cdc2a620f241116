import { limits } from '@blazon/contract/limits.ts';
import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { FeedPosition } from '../domain/feed-cursor.ts';
import { minUuidAt, readUuidTime } from '../domain/uuid-time.ts';
import { decompressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';

/**
 * An event of the sandbox, read in an order that is safe for concurrent commits. An event becomes readable once every
 * older transaction has ended, so a cursor never skips an event that commits late. A long transaction delays the feed
 * but loses no event.
 */
export interface FeedEvent {
  readonly position: FeedPosition;
  readonly id: string;
  readonly type: EventType;
  readonly projectId: string;
  readonly createdAt: Date;
  /** Null if the event's project is hidden; such an event is skipped. */
  readonly body: Buffer | null;
}

export interface FeedPage {
  readonly events: readonly FeedEvent[];
  /** Whether to read again immediately, because the page was full. */
  readonly isFull: boolean;
  /** Whether there are events that cannot be read yet. */
  readonly isUnsettled: boolean;
}

/** A body is tens of kilobytes in size; a reader holds at most one page in memory. */
const maxEventsPerPage = 10;

/** True for events that can be read: all transactions older than the event's own have ended. */
const settledCondition = 'transaction_id < pg_snapshot_xmin(pg_current_snapshot())';
/**
 * The environment is also a constant in the text. The partial index covers only the sandbox, and PostgreSQL cannot
 * use that index if the environment is only a parameter.
 */
const feedCondition = `workspace_id = $1 AND environment = $2 AND environment = 'sandbox'`;
const afterCursorCondition = '(transaction_id, id) > ($3::xid8, $4::uuid)';

/**
 * The position of an event. The transaction id has another name here because it is text, and ORDER BY transaction_id
 * must sort by the number.
 */
interface PositionRow {
  readonly written_by: string;
  readonly id: string;
}

interface Row extends PositionRow {
  readonly type: EventType;
  readonly project_id: string;
  readonly created_at: Date;
  readonly is_settled: boolean;
  readonly body: Buffer | null;
}

export async function readFeed(
  database: Database,
  scope: Scope,
  after: FeedPosition,
  now: Date,
): Promise<FeedPage> {
  const rows = await database.scoped<Row>(scope, readFeedStatement(scope, after, now));
  const firstUnsettled = rows.findIndex((row) => !row.is_settled);
  const settled = firstUnsettled < 0 ? rows : rows.slice(0, firstUnsettled);
  return {
    events: settled.map(toEvent),
    isFull: settled.length === maxEventsPerPage,
    isUnsettled: firstUnsettled >= 0,
  };
}

export function readFeedStatement(scope: Scope, after: FeedPosition, now: Date): Statement {
  return {
    name: 'read-feed',
    // A success event is not delivered once its project is deleted. A failure event is delivered, because it may
    // report the deletion.
    text: `SELECT e.transaction_id::text AS written_by, e.id, e.type, e.project_id, e.created_at, e.is_settled,
             CASE WHEN e.is_test OR e.type = 'generation.failed' OR EXISTS (
               SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = e.project_id
                 AND p.deleted_at IS NULL) THEN e.body END AS body
           FROM (SELECT transaction_id, id, type, project_id, created_at, is_test, body, ${settledCondition} AS is_settled
                 FROM events WHERE ${feedCondition} AND ${afterCursorCondition} AND id >= $5
                 ORDER BY transaction_id, id LIMIT ${maxEventsPerPage}) AS e
           ORDER BY e.transaction_id, e.id`,
    values: [...feedValues(scope, after), earliestUuidAfter(after, now)],
  };
}

/** Finds the start position for a listener that wants only new events. */
export async function findFeedEnd(database: Database, scope: Scope, now: Date): Promise<FeedPosition> {
  return findEndPosition(await readHorizon(database, scope), now);
}

/** Where a listener starts. If it has missed events, `gapSince` is the time from which the feed is complete again. */
export interface FeedStart {
  readonly after: FeedPosition;
  readonly gapSince: Date | undefined;
}

export async function findFeedStart(
  database: Database,
  scope: Scope,
  cursor: FeedPosition,
  now: Date,
): Promise<FeedStart> {
  const horizon = await readHorizon(database, scope);
  const oldest = new Date(now.getTime() - limits.feedReplaySeconds * 1000);
  // If this database has not reached the transaction id yet, the cursor comes from another database, for example from
  // before a restore.
  const isForeign = BigInt(cursor.transactionId) > BigInt(horizon.next);
  const after = isForeign ? { transactionId: '0', uuid: minUuidAt(oldest) } : cursor;
  const rows = await database.scoped<PositionRow>(scope, {
    name: 'list-feed-positions',
    text: `SELECT transaction_id::text AS written_by, id FROM events WHERE ${feedCondition} AND ${afterCursorCondition} AND id >= $5 AND ${settledCondition}
           ORDER BY transaction_id DESC, id DESC LIMIT ${limits.feedReplayEvents + 1}`,
    values: [...feedValues(scope, after), minUuidAt(oldest)],
  });
  const [lastMissed] = rows.slice(limits.feedReplayEvents);
  if (lastMissed !== undefined) {
    const first = rows[limits.feedReplayEvents - 1] ?? lastMissed;
    return { after: toPosition(lastMissed), gapSince: readUuidTime(first.id) };
  }
  if (!isForeign && readUuidTime(cursor.uuid) >= oldest) return { after: cursor, gapSince: undefined };
  const gapSince = isForeign || (await hasEventsBefore(database, scope, cursor, oldest)) ? oldest : undefined;
  const first = rows.at(-1);
  if (first === undefined) return { after: findEndPosition(horizon, now), gapSince };
  return { after: { ...positionBefore(first.written_by), uuid: minUuidAt(oldest) }, gapSince };
}

async function hasEventsBefore(
  database: Database,
  scope: Scope,
  cursor: FeedPosition,
  time: Date,
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'has-feed-events-before',
    text: `SELECT 1 FROM events WHERE ${feedCondition} AND ${afterCursorCondition} AND id < $5 LIMIT 1`,
    values: [...feedValues(scope, cursor), minUuidAt(time)],
  });
  return rows.length > 0;
}

/** Every transaction below `first` has ended, and no transaction has the id `next` yet. */
interface TransactionHorizon {
  readonly first: string;
  readonly next: string;
}

async function readHorizon(database: Database, scope: Scope): Promise<TransactionHorizon> {
  const [row] = await database.scoped<TransactionHorizon>(scope, {
    name: 'read-feed-horizon',
    text: `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS first,
             pg_snapshot_xmax(pg_current_snapshot())::text AS next`,
  });
  if (row === undefined) throw new Error('PostgreSQL returned no snapshot.');
  return row;
}

/**
 * Returns the position after all readable events. Events of running transactions come after this position, whatever
 * their ids.
 */
function findEndPosition({ first }: TransactionHorizon, now: Date): FeedPosition {
  return { ...positionBefore(first), uuid: minUuidAt(now) };
}

function positionBefore(transactionId: string) {
  return { transactionId: (BigInt(transactionId) - 1n).toString() };
}

/**
 * Returns the smallest id that an event after this position can have, so that older partitions are skipped. Such an
 * event is at most `feedReplaySeconds` older than the position.
 */
function earliestUuidAfter({ uuid }: FeedPosition, now: Date): string {
  const time = Math.min(readUuidTime(uuid).getTime(), now.getTime()) - limits.feedReplaySeconds * 1000;
  return minUuidAt(new Date(Math.max(0, time)));
}

function feedValues(scope: Scope, { transactionId, uuid }: FeedPosition): unknown[] {
  return [...scopeValues(scope), transactionId, uuid];
}

function toPosition(row: PositionRow): FeedPosition {
  return {
    transactionId: row.written_by,
    uuid: row.id,
  };
}

function toEvent(row: Row): FeedEvent {
  return {
    position: toPosition(row),
    id: encodeId('event', row.id),
    type: row.type,
    projectId: encodeId('project', row.project_id),
    createdAt: row.created_at,
    body: row.body && decompressText(row.body),
  };
}
