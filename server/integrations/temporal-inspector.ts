import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client';
import type { TaskQueue } from '../domain/workflow-options.ts';
import type { TemporalOptions } from './temporal-client.ts';

/** Reads the state of queues and workflows, for metrics and operators. */
export interface TemporalInspector {
  /** Returns the approximate number of waiting tasks on each of these queues. */
  readBacklogs(queues: readonly TaskQueue[]): Promise<ReadonlyMap<string, number>>;
  describeQueue(queue: TaskQueue): Promise<QueueState>;
  /** Returns the state of a workflow; undefined if Temporal never knew it or has forgotten it. */
  describeWorkflow(workflowId: string): Promise<WorkflowState | undefined>;
  /** Ids of the running workflows of a type. */
  listRunningWorkflows(type: string): AsyncIterable<string>;
  /** Terminates a workflow; harmless if it has already ended. */
  terminateWorkflow(workflowId: string, reason: string): Promise<void>;
  close(): Promise<void>;
}

export interface QueueState {
  readonly waiting: number;
  readonly oldestWaitSeconds: number;
  /** Averaged over the last half minute. */
  readonly startedPerSecond: number;
  /** When a worker last polled for activities; null if no worker has polled for minutes. */
  readonly lastPolledAt: Date | null;
}

export interface WorkflowState {
  /** Such as RUNNING, COMPLETED or FAILED. */
  readonly status: string;
  readonly startedAt: Date;
  readonly closedAt: Date | null;
  /** Activities that are running or waiting for a retry. */
  readonly steps: readonly {
    readonly name: string;
    readonly attempt: number;
    readonly failure: string | null;
  }[];
}

const callTimeoutMilliseconds = 3_000;

/** The protocol's numbers for workflow tasks and activity tasks. No package that we use exports this enum. */
const taskQueueTypes = [1, 2] as const;

export function createTemporalInspector(options: TemporalOptions): TemporalInspector {
  // The client must not retry: it would continue after it is closed, which crashes the process.
  const { namespace, ...address } = options;
  const connection = Connection.lazy({
    ...address,
    connectTimeout: callTimeoutMilliseconds,
    interceptors: [],
  });
  const client = new Client({ connection, namespace });
  const withDeadline = <Result>(work: () => Promise<Result>) =>
    connection.withDeadline(Date.now() + callTimeoutMilliseconds, work);

  const describeTaskQueues = (queue: TaskQueue) => describeBothQueueTypes(connection, namespace, queue);
  const readBacklog = async (queue: TaskQueue): Promise<number> => {
    const descriptions = await describeTaskQueues(queue);
    return descriptions.reduce((sum, { stats }) => sum + Number(stats?.approximateBacklogCount ?? 0), 0);
  };

  return {
    readBacklogs: (queues) =>
      withDeadline(
        async () =>
          new Map(await Promise.all(queues.map(async (queue) => [queue, await readBacklog(queue)] as const))),
      ),
    describeQueue: (queue) => withDeadline(async () => summariseQueue(await describeTaskQueues(queue))),
    describeWorkflow: (workflowId) =>
      withDeadline(async () => {
        try {
          const { status, startTime, closeTime, raw } = await client.workflow
            .getHandle(workflowId)
            .describe();
          return {
            status: status.name,
            startedAt: startTime,
            closedAt: closeTime ?? null,
            steps: (raw.pendingActivities ?? []).map((step) => ({
              name: step.activityType?.name ?? 'unknown',
              attempt: step.attempt ?? 1,
              failure: step.lastFailure?.message ?? null,
            })),
          };
        } catch (error) {
          if (error instanceof WorkflowNotFoundError) return undefined;
          throw error;
        }
      }),
    async *listRunningWorkflows(type) {
      const query = `WorkflowType = '${type}' AND ExecutionStatus = 'Running'`;
      for await (const { workflowId } of client.workflow.list({ query })) yield workflowId;
    },
    terminateWorkflow: (workflowId, reason) =>
      withDeadline(async () => {
        try {
          await client.workflow.getHandle(workflowId).terminate(reason);
        } catch (error) {
          if (!(error instanceof WorkflowNotFoundError)) throw error;
        }
      }),
    close: () => connection.close(),
  };
}

function describeBothQueueTypes(connection: Connection, namespace: string, queue: TaskQueue) {
  return Promise.all(
    taskQueueTypes.map((taskQueueType) =>
      connection.workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name: queue },
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
        taskQueueType,
        reportStats: true,
      }),
    ),
  );
}

function summariseQueue(descriptions: Awaited<ReturnType<typeof describeBothQueueTypes>>): QueueState {
  const statsByType = descriptions.map(({ stats }) => stats);
  // Only pollers of activities count: on a queue without workflows, nobody polls for workflow tasks.
  const pollTimes = (descriptions[1]?.pollers ?? []).map(({ lastAccessTime }) => readSeconds(lastAccessTime));
  return {
    waiting: statsByType.reduce((sum, stats) => sum + Number(stats?.approximateBacklogCount ?? 0), 0),
    oldestWaitSeconds: Math.max(...statsByType.map((stats) => readSeconds(stats?.approximateBacklogAge))),
    startedPerSecond: statsByType.reduce((sum, stats) => sum + (stats?.tasksDispatchRate ?? 0), 0),
    lastPolledAt: pollTimes.length === 0 ? null : new Date(Math.max(...pollTimes) * 1000),
  };
}

/** Returns the seconds of a protobuf duration or timestamp, without the fraction. */
function readSeconds(value: { readonly seconds?: unknown } | null | undefined): number {
  return Number(value?.seconds ?? 0);
}
