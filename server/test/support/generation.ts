import {
  events,
  type EventType,
  type GenerationFailed,
  type GenerationSuccess,
} from '@blazon/contract/events.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { waitUntil } from '../../../tools/services/wait-until.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Environment } from '../../domain/environment.ts';
import { assertMatches, type Client } from './client.ts';
import type { ReceivedRequest, Receiver } from './receiver/receiver.ts';
import type { TestWorkspace } from './workspaces.ts';

export interface GenerationRequest {
  readonly projectId: string;
  readonly prompt: string;
  readonly memoryId?: string;
  readonly brandName?: string;
  readonly webhookUrl?: string;
  readonly key?: string;
}

/** Requests a brand through the API. Returns the id of the accepted job. */
export async function generate(
  client: Client,
  workspace: TestWorkspace,
  environment: Environment,
  request: GenerationRequest,
): Promise<string> {
  const reply = await client.call({
    method: 'POST',
    path: '/v1/brands/generate',
    environment,
    key: workspace.keys[environment],
    ...(request.key === undefined ? {} : { headers: { 'idempotency-key': request.key } }),
    body: {
      project_id: request.projectId,
      prompt: request.prompt,
      ...(request.memoryId === undefined ? {} : { memory_id: request.memoryId }),
      ...(request.brandName === undefined ? {} : { brand_name: request.brandName }),
      ...(request.webhookUrl === undefined ? {} : { webhook_url: request.webhookUrl }),
    },
  });
  if (reply.status !== 202) throw new Error(`${reply.status} ${reply.text}`);
  return String(reply.body.id);
}

/** Waits until the receiver has received this many requests about a job, and returns them. */
export async function waitForRequests(
  receiver: Receiver,
  jobId: string,
  count = 1,
  seconds = 90,
): Promise<readonly [ReceivedRequest, ...ReceivedRequest[]]> {
  return waitUntil(
    async () => {
      const received = receiver.of(jobId);
      const [first, ...others] = received;
      if (first === undefined || received.length < count)
        throw new Error(`Received ${received.length} of ${count} requests.`);
      return [first, ...others] as const;
    },
    { what: `${count} requests for ${jobId}`, seconds },
  );
}

/** Parses the event in a request, and validates it against its schema. */
export function readEventOf(received: ReceivedRequest): GenerationSuccess | GenerationFailed {
  const event = JSON.parse(received.body.toString('utf8')) as { type: EventType };
  const schema = events[event.type];
  if (!schema) throw new Error(`${event.type} is not a type of event`);
  assertMatches(schema, event);
  return event as GenerationSuccess | GenerationFailed;
}

export async function waitForSuccess(receiver: Receiver, jobId: string): Promise<GenerationSuccess['data']> {
  const event = readEventOf((await waitForRequests(receiver, jobId))[0]);
  if (event.type !== 'generation.success') throw new Error(JSON.stringify(event.data.error));
  return event.data;
}

export async function waitForFailure(
  receiver: Receiver,
  jobId: string,
): Promise<GenerationFailed['data']['error']> {
  const event = readEventOf((await waitForRequests(receiver, jobId))[0]);
  if (event.type !== 'generation.failed') throw new Error(`${jobId} succeeded`);
  return event.data.error;
}

export interface StoredEvent {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly run: number;
  readonly attempts: number;
}

export interface StoredAttempt {
  readonly run: number;
  readonly number: number;
  readonly url: string;
  readonly outcome: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
  readonly started_at: Date;
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_body: Buffer | null;
}

export async function readStoredEvent(owner: Database, jobId: string): Promise<StoredEvent | undefined> {
  const [row] = await owner.unscoped<StoredEvent>({
    text: 'SELECT id, state, reason, run, attempts FROM events WHERE job_id = $1 AND copy_of IS NULL',
    values: [decodeId('job', jobId)],
  });
  return row && { ...row, id: encodeId('event', row.id) };
}

/** Returns the attempts to deliver the event of a job, in order. */
export async function readStoredAttempts(owner: Database, jobId: string): Promise<StoredAttempt[]> {
  return owner.unscoped<StoredAttempt>({
    text: `SELECT a.* FROM delivery_attempts a JOIN events e
             ON e.workspace_id = a.workspace_id AND e.environment = a.environment AND e.id = a.event_id
           WHERE e.job_id = $1 AND e.copy_of IS NULL ORDER BY a.run, a.number`,
    values: [decodeId('job', jobId)],
  });
}

/** Waits until the event of a job is in this state. */
export async function waitForEventState(
  owner: Database,
  jobId: string,
  state: string,
  seconds = 90,
): Promise<StoredEvent> {
  return waitUntil(
    async () => {
      const event = await readStoredEvent(owner, jobId);
      if (event?.state !== state) throw new Error(`The event is ${event?.state}.`);
      return event;
    },
    { what: `the event of ${jobId} to be ${state}`, seconds },
  );
}

export async function waitForJobStatus(
  owner: Database,
  jobId: string,
  status: string,
  seconds = 90,
): Promise<void> {
  await waitUntil(
    async () => {
      const [row] = await owner.unscoped<{ status: string }>({
        text: 'SELECT status FROM jobs WHERE id = $1',
        values: [decodeId('job', jobId)],
      });
      if (row?.status !== status) throw new Error(`The job is ${row?.status}.`);
    },
    { what: `${jobId} to be ${status}`, seconds },
  );
}
