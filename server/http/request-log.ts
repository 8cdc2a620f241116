import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Job, Project } from '@blazon/contract/resources.ts';
import { type Database, isDatabaseAway } from '../outside/postgres.ts';
import { insertRequests, type LoggedRequest, type ScopedRequest } from '../store/request-log.ts';

/**
 * Remembers requests and writes them down about once a second, off the path of any answer. Its memory is bounded, in all
 * and for each workspace; what finds no room, or meets a database that is away, is dropped and counted.
 */
export interface RequestLog {
  note(request: FastifyRequest, reply: FastifyReply): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export interface RequestLogParts {
  readonly database: Database;
  readonly onDropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
}

const flushMilliseconds = 1_000;
const mostWaiting = 30_000;
/** A whole minute of the largest plan in one burst, and then some: one workspace alone never fills the log. */
const mostWaitingOfOne = 6_000;
const mostInStatement = 1_000;

export function createRequestLog({ database, onDropped, onError }: RequestLogParts): RequestLog {
  let waiting: ScopedRequest[] = [];
  const room = createRoom();
  let writing: Promise<void> | undefined;

  const write = async (batch: readonly ScopedRequest[]): Promise<void> => {
    try {
      await insertRequests(database, batch);
    } catch (error) {
      // One row that the database refuses must not cost the other workspaces theirs: halves, until it stands alone.
      if (batch.length > 1 && !isDatabaseAway(error)) {
        const middle = Math.ceil(batch.length / 2);
        await write(batch.slice(0, middle));
        return write(batch.slice(middle));
      }
      onDropped(batch.length);
      onError(error);
    }
  };
  const writeAll = async (): Promise<void> => {
    const taken = waiting;
    waiting = [];
    // One connection at a time: the log never takes from the pool what requests need.
    for (let start = 0; start < taken.length; start += mostInStatement) {
      const batch = taken.slice(start, start + mostInStatement);
      await write(batch);
      for (const request of batch) room.leave(request);
    }
  };
  const flush = async (): Promise<void> => {
    // While the database is slow the next round waits, and what comes meanwhile is bounded.
    if (waiting.length === 0 || writing) return writing;
    writing = writeAll();
    await writing;
    writing = undefined;
  };
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  return {
    note(request, reply) {
      const logged = toLogged(request, reply);
      if (logged === undefined) return;
      if (!room.enter(logged)) return onDropped(1);
      waiting.push(logged);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      // What came while the round before was still under way.
      await flush();
    },
  };
}

/** Counts what waits or is being written, in all and for each workspace and environment. */
function createRoom() {
  let count = 0;
  const countOf = new Map<string, number>();
  const placeOf = ({ workspaceId, environment }: ScopedRequest): string => `${workspaceId} ${environment}`;
  return {
    /** False when there is no room. */
    enter(request: ScopedRequest): boolean {
      const place = placeOf(request);
      const own = countOf.get(place) ?? 0;
      if (count >= mostWaiting || own >= mostWaitingOfOne) return false;
      countOf.set(place, own + 1);
      count += 1;
      return true;
    },
    leave(request: ScopedRequest): void {
      const place = placeOf(request);
      const left = (countOf.get(place) ?? 0) - 1;
      if (left > 0) countOf.set(place, left);
      else countOf.delete(place);
      count -= 1;
    },
  };
}

/** Undefined for a stranger's request: it belongs to no workspace. */
function toLogged(request: FastifyRequest, reply: FastifyReply): ScopedRequest | undefined {
  const { caller, operation, failure, made } = request.context;
  if (caller === undefined || operation === undefined) return undefined;
  return {
    workspaceId: caller.workspaceId,
    environment: caller.environment,
    id: request.id,
    operation: `${operation.method} ${operation.path}`,
    status: reply.statusCode,
    code: failure?.code ?? null,
    param: clean(failure?.param, mostParam),
    message: clean(failure?.message, mostMessage),
    keyId: caller.keyId,
    ...(failure ? nothing : subjectsOf(request, made?.body)),
    isReplay: made?.isReplay ?? false,
    durationMicros: Math.min(Math.round(reply.elapsedTime * 1000), mostMicros),
  };
}

const mostParam = 128;
const mostMessage = 500;
const mostMicros = 2_147_483_647;

const nothing = { projectId: null, jobId: null };

/** What the request was about: a POST says it in its answer, the others in their path. */
function subjectsOf(
  request: FastifyRequest,
  body: string | undefined,
): Pick<LoggedRequest, 'projectId' | 'jobId'> {
  if (body === undefined || body === '') {
    const { project_id: id } = request.params as { readonly project_id?: string };
    return { ...nothing, projectId: id !== undefined && decodeId('project', id) !== undefined ? id : null };
  }
  const made = JSON.parse(body) as Project | Job;
  return made.object === 'job'
    ? { projectId: made.project_id, jobId: made.id }
    : { ...nothing, projectId: made.id };
}

/** The name of an unknown parameter is the caller's own: PostgreSQL has no NUL, and one row must not spoil the batch. */
function clean(text: string | null | undefined, most: number): string | null {
  if (text === null || text === undefined) return null;
  const whole = text.replaceAll('\0', '').toWellFormed();
  return whole.length <= most ? whole : [...whole].slice(0, most).join('');
}
