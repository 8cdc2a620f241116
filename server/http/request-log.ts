import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Job, Project } from '@blazon/contract/resources.ts';
import { createKeyedSlots } from '../domain/keyed-limiter.ts';
import { type Database, isDatabaseUnavailable } from '../integrations/postgres.ts';
import { insertRequests, type LoggedRequest, type ScopedRequest } from '../store/request-log.ts';

/**
 * Collects requests and writes them about once a second, outside the request path. Its memory is limited, in total
 * and per workspace. Entries beyond the limit, and entries that cannot be written because the database is down, are
 * dropped and counted.
 */
export interface RequestLog {
  note(request: FastifyRequest, reply: FastifyReply): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export interface RequestLogDeps {
  readonly database: Database;
  readonly onDropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
}

const flushMilliseconds = 1_000;
const maxWaitingRequests = 30_000;
/** More than the largest plan may send in a minute, and few enough that one workspace alone never fills the log. */
const maxWaitingPerWorkspace = 6_000;
const maxRequestsPerStatement = 1_000;

export function createRequestLog({ database, onDropped, onError }: RequestLogDeps): RequestLog {
  let waiting: ScopedRequest[] = [];
  /** Limits the entries that are waiting or being written, in total and per workspace and environment. */
  const slots = createKeyedSlots({ total: maxWaitingRequests, perKey: maxWaitingPerWorkspace });
  let writing: Promise<void> | undefined;

  const write = async (batch: readonly ScopedRequest[]): Promise<void> => {
    try {
      await insertRequests(database, batch);
    } catch (error) {
      // A row that the database rejects must not prevent the rows of other workspaces from being stored. The batch is
      // split in half until that row is alone.
      if (batch.length > 1 && !isDatabaseUnavailable(error)) {
        const middle = Math.ceil(batch.length / 2);
        await write(batch.slice(0, middle));
        return write(batch.slice(middle));
      }
      onDropped(batch.length);
      onError(error);
    }
  };
  const writeAll = async (): Promise<void> => {
    const entries = waiting;
    waiting = [];
    // Uses one connection at a time, because the log must not take connections that requests need.
    for (let start = 0; start < entries.length; start += maxRequestsPerStatement) {
      const batch = entries.slice(start, start + maxRequestsPerStatement);
      await write(batch);
      for (const request of batch) slots.release(createSlotKey(request));
    }
  };
  const flush = async (): Promise<void> => {
    // If the previous flush is still writing, waits for it. New entries stay in memory, where their number is
    // limited.
    if (waiting.length === 0 || writing) return writing;
    writing = writeAll();
    await writing;
    writing = undefined;
  };
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  return {
    note(request, reply) {
      const entry = toLogEntry(request, reply);
      if (entry === undefined) return;
      if (!slots.acquire(createSlotKey(entry))) return onDropped(1);
      waiting.push(entry);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      // Writes the entries that arrived during the previous flush.
      await flush();
    },
  };
}

function createSlotKey({ workspaceId, environment }: ScopedRequest): string {
  return `${workspaceId} ${environment}`;
}

/** Returns undefined for unauthenticated requests, which belong to no workspace. */
function toLogEntry(request: FastifyRequest, reply: FastifyReply): ScopedRequest | undefined {
  const { caller, operation, failure, postResponse } = request.context;
  if (caller === undefined) return undefined;
  return {
    workspaceId: caller.workspaceId,
    environment: caller.environment,
    id: request.id,
    operation: operation ? `${operation.method} ${operation.path}` : describeCalledPath(request),
    status: reply.statusCode,
    code: failure?.code ?? null,
    param: toStorableText(failure?.param, maxParamLength),
    message: toStorableText(failure?.message, maxMessageLength),
    keyId: caller.keyId,
    ...(failure ? noSubjects : findSubjects(request, postResponse?.body)),
    isReplay: postResponse?.isReplay ?? false,
    durationMicros: Math.min(Math.round(reply.elapsedTime * 1000), maxStoredMicros),
  };
}

const maxOperationLength = 128;

/** Returns the requested path of an unknown operation, without its query and truncated to fit the log. */
function describeCalledPath({ method, url }: FastifyRequest): string {
  return toStorableText(`${method} ${url.split('?', 1)[0]}`, maxOperationLength) ?? method;
}

const maxParamLength = 128;
const maxMessageLength = 500;
const maxStoredMicros = 2_147_483_647;

const noSubjects = { projectId: null, jobId: null };

/** Finds the resources that a request was about: in the response of a POST, otherwise in the path. */
function findSubjects(
  request: FastifyRequest,
  body: string | undefined,
): Pick<LoggedRequest, 'projectId' | 'jobId'> {
  if (body === undefined || body === '') {
    const { project_id: id } = request.params as { readonly project_id?: string };
    return {
      ...noSubjects,
      projectId: id !== undefined && decodeId('project', id) !== undefined ? id : null,
    };
  }
  const resource = JSON.parse(body) as Project | Job;
  return resource.object === 'job'
    ? { projectId: resource.project_id, jobId: resource.id }
    : { ...noSubjects, projectId: resource.id };
}

/**
 * Truncates a text and removes characters that PostgreSQL rejects, because one bad row would make the whole batch
 * fail. The text may contain the name of an unknown parameter, which the client chose.
 */
function toStorableText(text: string | null | undefined, maxLength: number): string | null {
  if (text === null || text === undefined) return null;
  const cleanText = text.replaceAll('\0', '').toWellFormed();
  return cleanText.length <= maxLength ? cleanText : [...cleanText].slice(0, maxLength).join('');
}
