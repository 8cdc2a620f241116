import type { Plan } from '@blazon/contract/limits.ts';

/**
 * Every workflow: its name, queue, timeouts and retries. Workers, starters and the workflows themselves read it here,
 * so that a name or a policy is in one place.
 */

export const taskQueues = {
  /** Generating brands: as many concurrent activities as there are drawing threads. */
  design: 'design',
  /** Questions to the art director: they wait for a model, so many run concurrently. */
  direct: 'direct',
  /** Delivery attempts: they wait for receivers, so many run concurrently. */
  deliver: 'deliver',
  /** Housekeeping: purges and the sweep. Never urgent, and never competing with customers' work. */
  upkeep: 'upkeep',
} as const;

export type TaskQueue = keyof typeof taskQueues;

/** Fairness weight of a workspace, by its plan. */
export const fairnessWeights: Readonly<Record<Plan, number>> = { free: 1, pro: 1, agency: 4 };

/** An activity that meets an unavailable service is retried for as long as its workflow lives. */
const patient = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' } as const;

/** One attempt: the receiver's 5 s and our own reads and writes. A dead worker is noticed after this. */
const attemptStep = { startToCloseTimeout: '15s', retry: { ...patient, maximumInterval: '10s' } } as const;

export const workflowOptions = {
  'generate-brand': {
    taskQueue: taskQueues.design,
    /** The job's id, so that starting it twice has no effect. */
    workflowId: (jobId: string) => `generate-brand/${jobId}`,
    workflowTaskTimeout: '10s',
    /**
     * Claim, design, record. The activity enforces the processing window from the first claim, so time in the queue
     * does not count. A dead worker is noticed by its missing heartbeat.
     */
    makeStep: {
      startToCloseTimeout: '150s',
      heartbeatTimeout: '10s',
      retry: { ...patient, initialInterval: '200ms', maximumInterval: '5s' },
    },
    heartbeatMilliseconds: 3_000,
    /** Designs tried before the job fails, each within the window. One that timed out is not repeated. */
    designAttempts: 3,
    /** Designs tried for the variants of a job, all of them together. */
    variantDesigns: 4,
    /**
     * Limits for one design. A design that exceeds either is killed and its job fails: retrying would take just as
     * long. The CPU limit is five times the promised cost, so a slow processor passes; the wall-clock limit is
     * generous, so a busy machine passes.
     */
    designCpuMilliseconds: 10_000,
    designMilliseconds: 60_000,
    /** Least time for a design with the art director's answers; after that the library draws alone. */
    directMilliseconds: 30_000,
    /**
     * Jobs returning from the art director run before unstarted ones, because their processing window is already
     * running.
     */
    goOnPriority: { priorityKey: 1 },
    /**
     * One question. The workflow gives it what the job's budget has for it and a little; a worker that died is noticed
     * early, while there is time to ask again.
     */
    askStep: {
      startToCloseTimeout: '7230s',
      heartbeatTimeout: '5s',
      retry: { ...patient, initialInterval: '200ms', maximumInterval: '2s' },
    },
    askHeartbeatMilliseconds: 1_500,
    askGraceMilliseconds: 2_000,
    /** Attempts per question, including those of workers that died. */
    askTries: 3,
    /** Delay before a failing provider is asked again. */
    askAgainMilliseconds: 500,
    /** Circuit breaker: consecutive failed jobs that open it, and its back-off. */
    breaker: { failures: 5, restMilliseconds: 15_000, longestRestMilliseconds: 120_000 },
  },
  'make-export': {
    /** The queue with the drawing threads. Exports and brands of a workspace share its fairness weight. */
    taskQueue: taskQueues.design,
    /** The export's id, so that starting it twice has no effect. */
    workflowId: (exportId: string) => `make-export/${exportId}`,
    workflowTaskTimeout: '10s',
    /** Claim, draw, store; long enough for all its draws. A worker that died is noticed by its missing heartbeat. */
    step: {
      startToCloseTimeout: '210s',
      heartbeatTimeout: '10s',
      retry: { ...patient, initialInterval: '200ms', maximumInterval: '5s' },
    },
    heartbeatMilliseconds: 3_000,
    /** Time limit for one export; most take one to three seconds. */
    drawMilliseconds: 60_000,
    /** Claims before it fails, including those of workers that died. */
    attempts: 3,
    /** Exports that the dispatcher starts per poll. */
    startsPerLook: 50,
  },
  'export-workspace': {
    taskQueue: taskQueues.upkeep,
    /** The archive's id, so that starting it twice has no effect. */
    workflowId: (archiveId: string) => `export-workspace/${archiveId}`,
    workflowTaskTimeout: '10s',
    /**
     * Claim, read, store; long enough for the largest archive. A worker that died is noticed by its missing heartbeat.
     */
    step: { startToCloseTimeout: '1h', heartbeatTimeout: '30s', retry: patient },
    heartbeatMilliseconds: 5_000,
    /** Claims before it fails, including those of workers that died. */
    attempts: 3,
    /** The accepting process starts the workflow at once; after this time the sweep checks that it runs. */
    firstLookSeconds: 30,
    /** The sweep then checks at this interval until the archive has ended. */
    nextLookSeconds: 600,
  },
  'deliver-event': {
    taskQueue: taskQueues.deliver,
    /** Each resend is a separate run. */
    workflowId: (eventId: string, run: number) => `deliver-event/${eventId}/${run}`,
    workflowTaskTimeout: '10s',
    attemptStep,
  },
  'recover-deliveries': {
    taskQueue: taskQueues.upkeep,
    workflowId: (workspaceId: string, environment: string) =>
      `recover-deliveries/${workspaceId}/${environment}`,
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '60s', retry: patient },
    /** Events sent again by one step, and steps before the workflow continues as new. */
    batchEvents: 50,
    batchesPerRun: 100,
    /** Pause between two batches, so that a recovery does not delay new events. */
    pauseMilliseconds: 1_000,
  },
  'report-usage': {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'report-usage',
    workflowTaskTimeout: '10s',
    /** A worker that died is noticed by its missing heartbeat: one comes with every group. */
    step: { startToCloseTimeout: '60s', heartbeatTimeout: '15s', retry: { ...patient, maximumAttempts: 3 } },
    executionTimeout: '10m',
    scheduleId: 'report-usage',
    interval: '1m',
    /** Ledger rows with which one step begins to count closed minutes; it takes the minutes of these whole. */
    assignRows: 10_000,
    /**
     * Reports claimed by one step, sent in groups of this size: four groups at the provider's deadline fit the step.
     */
    batchRows: 200,
    groupRows: 50,
    /** A run ends when nothing is left, or after this many batches. */
    batchesPerRun: 100,
    /** How long a claim lasts: longer than the activity, and far shorter than the provider remembers ids. */
    leaseSeconds: 120,
    /** Reports of a rejected workspace that are postponed at once. */
    restRows: 5_000,
  },
  'check-subscriptions': {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'check-subscriptions',
    workflowTaskTimeout: '10s',
    /** A worker that died is noticed by its missing heartbeat: one comes with every group. */
    step: { startToCloseTimeout: '150s', heartbeatTimeout: '15s', retry: { ...patient, maximumAttempts: 3 } },
    executionTimeout: '10m',
    scheduleId: 'check-subscriptions',
    interval: '10m',
    /** Customers claimed by one step, checked in groups of this size: the provider limits requests per second. */
    batchRows: 200,
    groupRows: 10,
    batchesPerRun: 20,
    /** How long a claim lasts. */
    leaseSeconds: 600,
  },
  'purge-project': {
    taskQueue: taskQueues.upkeep,
    /** Starting the purge of a project twice has no effect. */
    workflowId: (projectId: string) => `purge-project/${projectId}`,
    /** Short, so that a dead worker's workflow task is given to another one soon. */
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '30s', retry: patient },
    /** Rows erased in one transaction: short enough that no lock is held for long. */
    batchRows: 1_000,
    /** Jobs in progress that are ended in one transaction. */
    cancelBatch: 100,
    /**
     * While only pending events about the deletion remain, the purge checks again after this time, then less and less often.
     */
    firstWaitSeconds: 30,
    longestWaitSeconds: 600,
    /** Batches before the workflow continues as new, so that its history stays small at any size of project. */
    batchesPerRun: 200,
  },
  'purge-workspace': {
    taskQueue: taskQueues.upkeep,
    /** Starting the purge of a workspace twice has no effect. */
    workflowId: (workspaceId: string) => `purge-workspace/${workspaceId}`,
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '60s', retry: patient },
    /** Rows erased in one transaction: short enough that no lock is held for long. */
    batchRows: 1_000,
    /** Batches before the workflow continues as new, so that its history stays small at any size of workspace. */
    batchesPerRun: 200,
    /** Once everything is erased, the workflow checks again after this time for work that was still in progress. */
    settleSeconds: 20,
    /** How long the subscription is kept for usage that is still to be reported. */
    reportWaitSeconds: 3_600,
  },
  sweep: {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'sweep',
    workflowTaskTimeout: '10s',
    /** The sweep runs again soon, so an activity gives up early instead of delaying the next one. */
    step: { startToCloseTimeout: '70s', retry: { ...patient, maximumAttempts: 3 } },
    executionTimeout: '10m',
    scheduleId: 'sweep',
    interval: '1m',
    /** A deleted project's purge is started at once; after this time the sweep checks that it runs. */
    firstLookSeconds: 30,
    /** The sweep then checks at this interval until the project is erased. */
    nextLookSeconds: 120,
    /**
     * Purges started per sweep, and deliveries claimed at a time; a sweep continues with deliveries while there are any.
     */
    startsPerRun: 500,
    /** Time limit; the rest waits for the next sweep. */
    maxMilliseconds: 40_000,
    /** A pending event whose attempt is overdue by this much has lost its workflow. */
    eventGraceSeconds: 300,
    /** Deleting expired rows in short statements. */
    expiry: {
      /** An export may have megabytes, so batches are smaller than for other tables. */
      exportRows: 100,
      /** One row per workspace and day; a sweep every minute handles more than a day can produce. */
      costRows: 1_000,
      sandboxRows: 1_000,
      brandRows: 1_000,
      /** An operator can restore a deleted brand for this long. */
      deletedBrandDays: 30,
      /** Projects checked together, and batches per project before the next. */
      sandboxProjects: 200,
      batchesPerProject: 10,
      /** Minimum interval between sweeps of one project. Its expired rows live up to this much longer. */
      pauseMilliseconds: 3_600_000,
    },
  },
} as const;

/** Starts workflows of jobs that a crash, an outage or a burst left behind; every upkeep worker runs one. */
export const dispatcherOptions = {
  /** Polling interval. */
  everyMilliseconds: 1_000,
  /**
   * The process that accepts a job starts its workflow immediately; the dispatcher checks after this time.
   */
  firstLookSeconds: 5,
  /** Delay after a failed start, and lease against other dispatchers. */
  nextLookSeconds: 15,
  /** A job that has not ended this long after its workflow started has lost the workflow. */
  lostAfterSeconds: 900,
  /** Jobs claimed per poll, round-robin over the workspaces of the most overdue jobs. */
  batchJobs: 200,
  windowJobs: 5_000,
  /** While more activities than this wait on the design queue, few are added: a burst waits in the database, not in Temporal. */
  maxBacklog: 300,
  /** Always start at least this many, round-robin, so that a full backlog cannot starve the remaining jobs. */
  minJobs: 20,
  /** Concurrent calls to Temporal per process. */
  startsAtOnce: 16,
  /** Concurrent calls per workspace, so that the others always find a slot. */
  startsAtOnceOfOne: 4,
  /**
   * Consecutive failed calls after which a process considers Temporal unavailable and leaves waiting starts to the
   * dispatcher.
   */
  failuresInARow: 4,
  /** Starts that may queue inside an API process; the rest is left to the dispatcher. */
  maxWaiting: 2_000,
  /** Queued starts per workspace, so that one burst does not affect the others. */
  maxWaitingOfOne: 200,
} as const;
