import type { Plan } from '@blazon/contract/limits.ts';

/**
 * Every workflow with its name, queue, timeouts and retries. Workers, starters and the workflows themselves read
 * these values, so that each name and policy is defined once.
 */

export const taskQueues = {
  /** Drawing brands. Slightly more activities run concurrently than there are drawing threads. */
  design: 'design',
  /** Asking the art director. These activities wait for a model, so many of them run concurrently. */
  direct: 'direct',
  /** Delivery attempts. These activities wait for receivers, so many of them run concurrently. */
  deliver: 'deliver',
  /** Housekeeping, such as purges and the sweep. It is never urgent, and never competes with customers' work. */
  upkeep: 'upkeep',
} as const;

export type TaskQueue = keyof typeof taskQueues;

/** The fairness weight of a workspace, by its plan. */
export const fairnessWeights: Readonly<Record<Plan, number>> = { free: 1, pro: 1, agency: 4 };

/** An activity that needs an unavailable service is retried until its workflow ends. */
const retryForeverPolicy = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' } as const;

/**
 * One attempt takes up to 5 s for the receiver, plus our own reads and writes. A dead worker is detected after this
 * timeout.
 */
const attemptOptions = {
  startToCloseTimeout: '15s',
  retry: { ...retryForeverPolicy, maximumInterval: '10s' },
} as const;

export const workflowOptions = {
  'generate-brand': {
    taskQueue: taskQueues.design,
    /** The workflow id contains the job's id, so that starting it twice has no effect. */
    workflowId: (jobId: string) => `generate-brand/${jobId}`,
    workflowTaskTimeout: '10s',
    /**
     * Claims, designs and records a job. The activity enforces the processing window from the first claim, so time in
     * the queue does not count. A dead worker is detected by its missing heartbeat.
     */
    makeStep: {
      startToCloseTimeout: '150s',
      heartbeatTimeout: '10s',
      retry: { ...retryForeverPolicy, initialInterval: '200ms', maximumInterval: '5s' },
    },
    heartbeatMilliseconds: 3_000,
    /**
     * How many designs are tried before the job fails. A design that timed out is not repeated, but one with the art
     * director's answers is tried again without them.
     */
    designAttempts: 3,
    /** How many designs are tried for all variants of a job together. */
    variantDesigns: 4,
    /**
     * Limits for one design. A design that exceeds either limit is killed. Its job then fails, because a retry would
     * take just as long, unless the design can be tried again without the art director. The CPU limit is five times
     * the promised cost, which leaves room for a slow processor; the limit on elapsed time leaves room for a busy
     * machine.
     */
    designCpuMilliseconds: 10_000,
    designMilliseconds: 60_000,
    /** A design with the art director's answers gets at least this much time, if the job has that much left. */
    directMilliseconds: 30_000,
    /**
     * Jobs that return from the art director run before unstarted jobs, because their processing window is already
     * running.
     */
    goOnPriority: { priorityKey: 1 },
    /**
     * Asks the art director one question. The workflow sets the timeout from the job's remaining budget plus a small
     * margin. A dead worker is detected early, while there is time to ask again.
     */
    askStep: {
      startToCloseTimeout: '7230s',
      heartbeatTimeout: '5s',
      retry: { ...retryForeverPolicy, initialInterval: '200ms', maximumInterval: '2s' },
    },
    askHeartbeatMilliseconds: 1_500,
    askGraceMilliseconds: 2_000,
    /** The number of attempts per question, including those of workers that died. */
    askTries: 3,
    /** The delay before a failing provider is asked again. */
    askAgainMilliseconds: 500,
    /** Settings of the circuit breaker: how many failed jobs in a row open it, and its back-off. */
    breaker: { failures: 5, restMilliseconds: 15_000, longestRestMilliseconds: 120_000 },
  },
  'make-export': {
    /** The queue of the drawing threads. A workspace's exports and brands share its fairness weight. */
    taskQueue: taskQueues.design,
    /** The workflow id contains the export's id, so that starting it twice has no effect. */
    workflowId: (exportId: string) => `make-export/${exportId}`,
    workflowTaskTimeout: '10s',
    /**
     * Claims, draws and stores an export. The timeout is long enough for all attempts to draw. A dead worker is
     * detected by its missing heartbeat.
     */
    step: {
      startToCloseTimeout: '210s',
      heartbeatTimeout: '10s',
      retry: { ...retryForeverPolicy, initialInterval: '200ms', maximumInterval: '5s' },
    },
    heartbeatMilliseconds: 3_000,
    /** The time limit for one export; most take one to three seconds. */
    drawMilliseconds: 60_000,
    /** How many times an export is claimed before it fails, including claims of workers that died. */
    attempts: 3,
    /** How many exports the dispatcher starts per poll. */
    startsPerLook: 50,
  },
  'export-workspace': {
    taskQueue: taskQueues.upkeep,
    /** The workflow id contains the archive's id, so that starting it twice has no effect. */
    workflowId: (archiveId: string) => `export-workspace/${archiveId}`,
    workflowTaskTimeout: '10s',
    /**
     * Claims, reads and stores an archive. The timeout is long enough for the largest archive. A dead worker is
     * detected by its missing heartbeat.
     */
    step: { startToCloseTimeout: '1h', heartbeatTimeout: '30s', retry: retryForeverPolicy },
    heartbeatMilliseconds: 5_000,
    /** How many times an archive is claimed before it fails, including claims of workers that died. */
    attempts: 3,
    /**
     * The process that accepts the request starts the workflow immediately. After this time, the sweep checks that it
     * is running.
     */
    firstLookSeconds: 30,
    /** The sweep then checks at this interval until the archive has ended. */
    nextLookSeconds: 600,
  },
  'deliver-event': {
    taskQueue: taskQueues.deliver,
    /** The workflow id contains the run, because each resend is a separate run. */
    workflowId: (eventId: string, run: number) => `deliver-event/${eventId}/${run}`,
    workflowTaskTimeout: '10s',
    attemptStep: attemptOptions,
  },
  'recover-deliveries': {
    taskQueue: taskQueues.upkeep,
    workflowId: (workspaceId: string, environment: string) =>
      `recover-deliveries/${workspaceId}/${environment}`,
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '60s', retry: retryForeverPolicy },
    /** How many events one step resends. */
    batchEvents: 50,
    /** After this many steps, the workflow continues as new. */
    batchesPerRun: 100,
    /** The pause between two batches, so that a recovery does not delay new events. */
    pauseMilliseconds: 1_000,
  },
  'report-usage': {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'report-usage',
    workflowTaskTimeout: '10s',
    /** Each group of reports sends a heartbeat. A dead worker is detected when the heartbeat is missing. */
    step: {
      startToCloseTimeout: '60s',
      heartbeatTimeout: '15s',
      retry: { ...retryForeverPolicy, maximumAttempts: 3 },
    },
    executionTimeout: '10m',
    scheduleId: 'report-usage',
    interval: '1m',
    /**
     * How many of the oldest ledger rows a step assigns to reports. The step also assigns all other rows of the same
     * minutes.
     */
    assignRows: 10_000,
    /**
     * How many reports one step claims. They are sent in groups of `groupRows`. Four groups fit into one step, even
     * if each takes as long as the provider's timeout.
     */
    batchRows: 200,
    groupRows: 50,
    /** A run ends when nothing is left, or after this many batches. */
    batchesPerRun: 100,
    /**
     * How long a claim lasts: longer than the activity, and much shorter than the time for which the provider
     * remembers identifiers.
     */
    leaseSeconds: 120,
    /** After a rejected report, how many other reports of the workspace are postponed at once. */
    restRows: 5_000,
  },
  'check-subscriptions': {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'check-subscriptions',
    workflowTaskTimeout: '10s',
    /** Each group of customers sends a heartbeat. A dead worker is detected when the heartbeat is missing. */
    step: {
      startToCloseTimeout: '150s',
      heartbeatTimeout: '15s',
      retry: { ...retryForeverPolicy, maximumAttempts: 3 },
    },
    executionTimeout: '10m',
    scheduleId: 'check-subscriptions',
    interval: '10m',
    /**
     * How many customers one step claims. They are checked in groups, because the provider limits requests per
     * second.
     */
    batchRows: 200,
    groupRows: 10,
    batchesPerRun: 20,
    /** How long a claim lasts. */
    leaseSeconds: 600,
  },
  'purge-project': {
    taskQueue: taskQueues.upkeep,
    /** The workflow id contains the project's id, so that starting the purge twice has no effect. */
    workflowId: (projectId: string) => `purge-project/${projectId}`,
    /** Short, so that the workflow task of a dead worker soon goes to another worker. */
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '30s', retry: retryForeverPolicy },
    /** How many rows one transaction erases: few enough that no lock is held for long. */
    batchRows: 1_000,
    /** How many jobs in progress one transaction ends. */
    cancelBatch: 100,
    /**
     * While only pending events about the deletion remain, the purge checks again after this time, and then less and
     * less often.
     */
    firstWaitSeconds: 30,
    longestWaitSeconds: 600,
    /**
     * How many batches run before the workflow continues as new, so that its history stays small for a project of any
     * size.
     */
    batchesPerRun: 200,
  },
  'purge-workspace': {
    taskQueue: taskQueues.upkeep,
    /** The workflow id contains the workspace's id, so that starting the purge twice has no effect. */
    workflowId: (workspaceId: string) => `purge-workspace/${workspaceId}`,
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '60s', retry: retryForeverPolicy },
    /** How many rows one transaction erases: few enough that no lock is held for long. */
    batchRows: 1_000,
    /**
     * How many batches run before the workflow continues as new, so that its history stays small for a workspace of
     * any size.
     */
    batchesPerRun: 200,
    /**
     * After everything is erased, the workflow waits this long and checks for rows written by work that was still in
     * progress.
     */
    settleSeconds: 20,
    /** How long the purge keeps the subscription while the workspace still has unreported usage. */
    reportWaitSeconds: 3_600,
  },
  sweep: {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'sweep',
    workflowTaskTimeout: '10s',
    /** The next sweep starts soon, so an activity gives up early instead of delaying it. */
    step: { startToCloseTimeout: '70s', retry: { ...retryForeverPolicy, maximumAttempts: 3 } },
    executionTimeout: '10m',
    scheduleId: 'sweep',
    interval: '1m',
    /** The purge of a deleted project starts immediately. After this time, the sweep checks that it is running. */
    firstLookSeconds: 30,
    /** The sweep then checks at this interval until the project is erased. */
    nextLookSeconds: 120,
    /**
     * How many purges a sweep starts, and how many deliveries it claims at a time. A sweep continues with deliveries
     * until none are left.
     */
    startsPerRun: 500,
    /** The time limit of a sweep. Remaining work waits for the next sweep. */
    maxMilliseconds: 40_000,
    /** If the attempt of a pending event is overdue by this much, its workflow counts as lost. */
    eventGraceSeconds: 300,
    /**
     * Limits for comparing the directory of cells with this cell's rows: the time per sweep, and the pause between
     * two complete comparisons.
     */
    directory: { maxMilliseconds: 20_000, pauseMilliseconds: 600_000 },
    /** Limits for deleting expired rows in short statements. */
    expiry: {
      /** An export may be megabytes in size, so batches are smaller than for other tables. */
      exportRows: 100,
      /** There is one row per workspace and day. A sweep every minute deletes more rows than a day can produce. */
      costRows: 1_000,
      sandboxRows: 1_000,
      brandRows: 1_000,
      /** How long an operator can restore a deleted brand. */
      deletedBrandDays: 30,
      /** How many projects are read at a time. */
      sandboxProjects: 200,
      /** How many batches of one project are erased before the next project. */
      batchesPerProject: 10,
      /** The minimum interval between sweeps of one project. Expired rows may exist for this much longer. */
      pauseMilliseconds: 3_600_000,
    },
  },
} as const;

/**
 * Starts the workflows of jobs that were not started because of a crash, an outage or a burst. Every upkeep worker
 * runs a dispatcher.
 */
export const dispatcherOptions = {
  /** Polling interval. */
  everyMilliseconds: 1_000,
  /** The process that accepts a job starts its workflow immediately. After this time, the dispatcher checks it. */
  firstLookSeconds: 5,
  /** How long other dispatchers skip a claimed job. This is also the delay after a failed start. */
  nextLookSeconds: 15,
  /** If a job has not ended this long after its workflow started, the workflow counts as lost. */
  lostAfterSeconds: 900,
  /** How many jobs are claimed per poll, round-robin over workspaces. */
  batchJobs: 200,
  /** The jobs of a poll are chosen from this many of the most overdue jobs. */
  windowJobs: 5_000,
  /**
   * While more activities than this are waiting on the design queue, each poll starts only `minJobs` jobs, so that a
   * burst waits in the database and not in Temporal.
   */
  maxBacklog: 300,
  /**
   * Each poll may start at least this many jobs, round-robin, so that a full backlog cannot starve the remaining
   * jobs.
   */
  minJobs: 20,
  /** The maximum number of concurrent calls to Temporal per process. */
  startsAtOnce: 16,
  /** The maximum number of concurrent calls per workspace, so that other workspaces always find a free slot. */
  startsAtOnceOfOne: 4,
  /**
   * After this many failed calls in a row, a process considers Temporal unavailable and leaves waiting starts to the
   * dispatcher.
   */
  failuresInARow: 4,
  /** How many starts may wait inside an API process. The dispatcher starts the rest. */
  maxWaiting: 2_000,
  /** How many starts of one workspace may wait, so that a burst does not affect other workspaces. */
  maxWaitingOfOne: 200,
} as const;
