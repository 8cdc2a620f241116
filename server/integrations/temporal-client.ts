import {
  Client,
  Connection,
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  type TLSConfig,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowStartOptions,
} from '@temporalio/client';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { fairnessWeights, workflowOptions } from '../domain/workflow-options.ts';

/** Starts workflows. Every call has a deadline, so that no response waits long for Temporal. */
export interface WorkflowStarter {
  /** Starts the workflow of a job; harmless if it is already running. */
  startGeneration(start: GenerationStart): Promise<void>;
  /** Starts the workflow of an export; harmless if it is already running. */
  startExport(start: ExportStart): Promise<void>;
  /** Starts one run of an event's delivery; harmless if it is already running. */
  startDelivery(delivery: DeliveryStart): Promise<void>;
  /** Resends all undeliverable events since a given time. Returns false if a recovery is already running. */
  startRecovery(recovery: RecoveryStart): Promise<boolean>;
  /** Starts the purge of a hidden project; harmless if it is already running. */
  startPurge(scope: Scope, projectId: string): Promise<void>;
  /** Starts the purge of a deleted workspace; harmless if it is already running. */
  startWorkspacePurge(workspaceId: string): Promise<void>;
  /** Starts creating a workspace's archive; harmless if it is already running. */
  startArchive(workspaceId: string, archiveId: string): Promise<void>;
  /** Creates or updates the schedule of the sweep. */
  ensureSweepSchedule(): Promise<void>;
  /** Creates or updates the schedule of usage reports. */
  ensureReportSchedule(): Promise<void>;
  /** Creates or updates the schedule of subscription checks. */
  ensureCheckSchedule(): Promise<void>;
  close(): Promise<void>;
}

export interface GenerationStart {
  readonly scope: Scope;
  readonly projectId: string;
  readonly jobId: string;
  readonly plan: Plan;
}

export interface ExportStart {
  readonly scope: Scope;
  readonly exportId: string;
  readonly plan: Plan;
}

export interface DeliveryStart {
  readonly scope: Scope;
  readonly eventId: string;
  readonly run: number;
}

export interface RecoveryStart {
  readonly workspaceId: string;
  readonly environment: Environment;
  /** Only events created at or after this time, in milliseconds since 1970. */
  readonly since: number;
  /** If set, resends only the copies for this endpoint; otherwise the events themselves. */
  readonly endpointId?: string | undefined;
}

export interface TemporalOptions {
  readonly address: string;
  readonly namespace: string;
  /** Undefined connects without TLS. */
  readonly tls?: TLSConfig;
  readonly apiKey?: string;
}

const callTimeoutMilliseconds = 5_000;

export function connectTemporal(options: TemporalOptions): WorkflowStarter {
  // Connects lazily, so that an API process starts and serves while Temporal is down.
  const { namespace, ...address } = options;
  const connection = Connection.lazy({ ...address, connectTimeout: callTimeoutMilliseconds });
  const client = new Client({ connection, namespace });
  const callsInProgress = new Set<Promise<unknown>>();
  const withDeadline: WithDeadline = (work) => {
    const call = connection.withDeadline(Date.now() + callTimeoutMilliseconds, work);
    callsInProgress.add(call);
    return call.finally(() => callsInProgress.delete(call));
  };
  return {
    ...createStartMethods((workflowType, workflow) =>
      withDeadline(() => startWorkflowOnce(client, workflowType, workflow)),
    ),
    ensureSweepSchedule: () => withDeadline(() => ensureSchedule(client, 'sweep', workflowOptions.sweep)),
    ensureReportSchedule: () =>
      withDeadline(() => ensureSchedule(client, 'reportUsage', workflowOptions['report-usage'])),
    ensureCheckSchedule: () =>
      withDeadline(() =>
        ensureSchedule(client, 'checkSubscriptions', workflowOptions['check-subscriptions']),
      ),
    async close() {
      // A retry on a closed channel would crash the process, so wait for calls in progress. Their deadlines limit the
      // wait.
      await Promise.allSettled(callsInProgress);
      await connection.close();
    },
  };
}

type WithDeadline = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Starts a workflow. Returns false if a workflow with this id is already running. */
async function startWorkflowOnce(
  client: Client,
  workflowType: string,
  workflow: WorkflowStartOptions,
): Promise<boolean> {
  try {
    await client.workflow.start(workflowType, workflow);
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}

type StartMethods = Pick<
  WorkflowStarter,
  | 'startGeneration'
  | 'startExport'
  | 'startDelivery'
  | 'startRecovery'
  | 'startPurge'
  | 'startWorkspacePurge'
  | 'startArchive'
>;

function createStartMethods(
  startWorkflow: (workflowType: string, workflow: WorkflowStartOptions) => Promise<boolean>,
): StartMethods {
  const run = (
    workflowType: string,
    { taskQueue, workflowTaskTimeout }: Pick<WorkflowStartOptions, 'taskQueue' | 'workflowTaskTimeout'>,
    { workflowId, args, tenant, weight = 1 }: TenantWorkflow,
  ) => {
    const priority = createFairnessPriority(tenant, weight);
    const timeout = workflowTaskTimeout && { workflowTaskTimeout };
    return startWorkflow(workflowType, { workflowId, args, priority, taskQueue, ...timeout });
  };
  return {
    async startGeneration(start) {
      const workflow = workflowOptions['generate-brand'];
      const workflowId = workflow.workflowId(start.jobId);
      const weight = fairnessWeights[start.plan];
      await run('generateBrand', workflow, { workflowId, args: [start], tenant: start.scope, weight });
    },
    async startExport(start) {
      const workflow = workflowOptions['make-export'];
      const workflowId = workflow.workflowId(start.exportId);
      const weight = fairnessWeights[start.plan];
      await run('makeExport', workflow, { workflowId, args: [start], tenant: start.scope, weight });
    },
    async startDelivery(delivery) {
      const workflow = workflowOptions['deliver-event'];
      const workflowId = workflow.workflowId(delivery.eventId, delivery.run);
      await run('deliverEvent', workflow, { workflowId, args: [delivery], tenant: delivery.scope });
    },
    startRecovery(recovery) {
      const workflow = workflowOptions['recover-deliveries'];
      const workflowId = workflow.workflowId(recovery.workspaceId, recovery.environment);
      return run('recoverDeliveries', workflow, { workflowId, args: [recovery], tenant: recovery });
    },
    async startPurge(scope, projectId) {
      const workflow = workflowOptions['purge-project'];
      const [workflowId, args] = [workflow.workflowId(projectId), [{ scope, projectId, erased: 0 }]];
      await run('purgeProject', workflow, { workflowId, args, tenant: scope });
    },
    async startArchive(workspaceId, archiveId) {
      const workflow = workflowOptions['export-workspace'];
      const [workflowId, args] = [workflow.workflowId(archiveId), [{ workspaceId, archiveId }]];
      await run('exportWorkspace', workflow, { workflowId, args, tenant: { workspaceId } });
    },
    async startWorkspacePurge(workspaceId) {
      const workflow = workflowOptions['purge-workspace'];
      const [workflowId, args] = [workflow.workflowId(workspaceId), [{ workspaceId, erased: 0 }]];
      await run('purgeWorkspace', workflow, { workflowId, args, tenant: { workspaceId } });
    },
  };
}

type Tenant = Pick<Scope, 'workspaceId'>;

interface TenantWorkflow {
  readonly workflowId: string;
  readonly args: unknown[];
  readonly tenant: Tenant;
  readonly weight?: number;
}

/** Makes Temporal serve waiting workspaces round-robin, so that a long queue delays only its own workspace. */
function createFairnessPriority({ workspaceId }: Tenant, weight: number) {
  return { fairnessKey: workspaceId, fairnessWeight: weight };
}

type ScheduledWorkflow = (typeof workflowOptions)['sweep' | 'report-usage' | 'check-subscriptions'];

async function ensureSchedule(
  client: Client,
  workflowType: string,
  workflow: ScheduledWorkflow,
): Promise<void> {
  const schedule = {
    spec: { intervals: [{ every: workflow.interval }] },
    policies: { overlap: ScheduleOverlapPolicy.SKIP },
    action: {
      type: 'startWorkflow' as const,
      workflowType,
      taskQueue: workflow.taskQueue,
      workflowId: workflow.workflowId(),
      workflowTaskTimeout: workflow.workflowTaskTimeout,
      // A run that is stuck is terminated, so that the next one can start.
      workflowExecutionTimeout: workflow.executionTimeout,
    },
  };
  try {
    await client.schedule.create({ scheduleId: workflow.scheduleId, ...schedule });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    // Updates the schedule of existing installations.
    await client.schedule.getHandle(workflow.scheduleId).update((before) => ({ ...before, ...schedule }));
  }
}
