import {
  Client,
  Connection,
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  WorkflowExecutionAlreadyStartedError,
} from '@temporalio/client';
import type { Scope } from '../rules/environment.ts';
import { flows } from '../rules/flows.ts';

/** Starts durable flows. Every call has a deadline: an answer to a customer never hangs on Temporal. */
export interface FlowStarter {
  /** Starts the purge of a hidden project; harmless when it is running already. */
  startPurge(scope: Scope, projectId: string): Promise<void>;
  /** Makes sure that the sweep comes round. */
  ensureSweepSchedule(): Promise<void>;
  close(): Promise<void>;
}

export interface TemporalOptions {
  readonly address: string;
  readonly namespace: string;
}

const callMilliseconds = 5_000;

export function connectTemporal(options: TemporalOptions): FlowStarter {
  // Lazy: an API process starts and serves while Temporal is away.
  const connection = Connection.lazy({ address: options.address, connectTimeout: callMilliseconds });
  const client = new Client({ connection, namespace: options.namespace });
  const withDeadline = <Result>(work: () => Promise<Result>) =>
    connection.withDeadline(Date.now() + callMilliseconds, work);

  return {
    startPurge: (scope, projectId) =>
      withDeadline(async () => {
        const flow = flows['purge-project'];
        try {
          await client.workflow.start('purgeProject', {
            args: [{ scope, projectId, erased: 0 }],
            taskQueue: flow.taskQueue,
            workflowId: flow.workflowId(projectId),
            workflowTaskTimeout: flow.workflowTaskTimeout,
          });
        } catch (error) {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        }
      }),
    ensureSweepSchedule: () =>
      withDeadline(async () => {
        const flow = flows.sweep;
        const schedule = {
          spec: { intervals: [{ every: flow.interval }] },
          policies: { overlap: ScheduleOverlapPolicy.SKIP },
          action: {
            type: 'startWorkflow' as const,
            workflowType: 'sweep',
            taskQueue: flow.taskQueue,
            workflowId: flow.workflowId(),
            workflowTaskTimeout: flow.workflowTaskTimeout,
            // A sweep that is stuck ends, so that the next one can come.
            workflowExecutionTimeout: flow.executionTimeout,
          },
        };
        try {
          await client.schedule.create({ scheduleId: flow.scheduleId, ...schedule });
        } catch (error) {
          if (!(error instanceof ScheduleAlreadyRunning)) throw error;
          // What was changed here reaches a system that has been running for long.
          await client.schedule.getHandle(flow.scheduleId).update((before) => ({ ...before, ...schedule }));
        }
      }),
    close: () => connection.close(),
  };
}
