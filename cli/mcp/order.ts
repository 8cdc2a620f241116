import { randomUUID } from 'node:crypto';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { ConnectionError } from '../../sdk/src/errors.ts';
import type { Brand, GenerateBrandBody, Job } from '../../sdk/src/generated.ts';
import { failureAdvice } from '../src/commands/generate.ts';
import { CommandError } from '../src/exit-codes.ts';
import { type Content, toTextContent } from './answer.ts';
import { showBrand } from './brands.ts';
import type { Deps } from './deps.ts';

export type RequestExtra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A request for a new or refined brand. */
interface BrandOrder {
  readonly body: GenerateBrandBody;
  /** The caller's idempotency key. The same order may already have been placed with it. */
  readonly givenKey: string | undefined;
  /** The key to send: the caller's, or a new one. */
  readonly key: string;
  readonly waitSeconds: number;
}

const progressIntervalMilliseconds = 2_000;

export function createIdempotencyKey(): string {
  return `mcp-${randomUUID()}`;
}

/** Places an order, waits for its result and shows the brand. */
export async function placeOrder(
  deps: Deps,
  { body, ...options }: BrandOrder,
  extra: RequestExtra,
): Promise<Content[]> {
  const { session, results } = deps;
  const { signal } = extra;
  const { key, givenKey, waitSeconds } = options;
  await results.open();
  const job = await session.blazon.brands
    .generate(body, { signal, idempotencyKey: key })
    .catch((error: unknown) => {
      throw error instanceof ConnectionError ? createUncertainError(error, key, body.project_id) : error;
    });
  try {
    const earlier = givenKey === undefined ? undefined : await findBrandOfJob(deps, job, signal);
    if (earlier) return await showBrand(deps, earlier);
    const waitSignal = AbortSignal.any([signal, AbortSignal.timeout(waitSeconds * 1000)]);
    const ended = await withProgress(extra, body.memory_id ? 'Refining' : 'Drawing', () =>
      results.of(job, waitSignal),
    );
    signal.throwIfAborted();
    if (ended === undefined) return [describeStillDrawing(job, key, waitSeconds)];
    if (ended.kind === 'failed') throw createFailureError(ended.error);
    const brand = await findBrandOfJob(deps, job, signal);
    return brand ? await showBrand(deps, brand) : [describeStillDrawing(job, key, waitSeconds)];
  } catch (error) {
    if (error instanceof CommandError || signal.aborted) throw error;
    // The job was accepted, so a call with a new key would draw another brand. This error says how to repeat the call
    // with the same key.
    throw createUncertainError(error, key, job.project_id);
  }
}

function describeStillDrawing(job: Job, key: string, seconds: number): Content {
  return toTextContent(
    `${job.id} was accepted and is still being drawn after ${seconds} seconds.`,
    describeHowToRepeat(key, job.project_id),
  );
}

function describeHowToRepeat(key: string, projectId: string): string {
  return [
    `Do not place a new order. To go on, make the same call again with idempotency_key "${key}" and project_id ${projectId}: nothing is then drawn twice.`,
    `Or call list_brands with project_id ${projectId} in a minute: the brand appears there once it is finished.`,
  ].join('\n');
}

/** The error for an order that was accepted, or may have been. */
function createUncertainError(error: unknown, key: string, projectId: string): CommandError {
  const message = error instanceof Error ? error.message : String(error);
  return new CommandError(`${message} The order may have been accepted anyway.`, {
    advice: describeHowToRepeat(key, projectId),
  });
}

function createFailureError({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): CommandError {
  return new CommandError(`The brand was not made: ${message} (code ${code})`, {
    advice: findFailureAdvice(code),
  });
}

function findFailureAdvice(code: string): string {
  if (code === 'project_deleted') return 'Use another project: list_projects shows them.';
  return failureAdvice[code] ?? 'Try again once; if it fails again, show the person this error.';
}

/** Finds the brand of a job among the newest brands of the project. */
async function findBrandOfJob(
  { session }: Deps,
  { id, project_id }: Job,
  signal: AbortSignal,
): Promise<Brand | undefined> {
  const { data } = await session.blazon.brands.list({ project_id, limit: 100, signal });
  return data.find(({ job_id }) => job_id === id);
}

/** Reports the elapsed time to clients that ask for progress, because many of them then wait longer. */
async function withProgress<Result>(
  { _meta, sendNotification }: RequestExtra,
  message: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return work();
  const begin = performance.now();
  const report = (): void => {
    const progress = Math.round((performance.now() - begin) / 100) / 10;
    const params = { progressToken, progress, message };
    void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  };
  const timer = setInterval(report, progressIntervalMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
