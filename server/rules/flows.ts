/**
 * Every durable flow: its name, its queue, how long it may take and how it is retried. Workers, starters and the
 * flows themselves read it here, so that a name or a policy stands in one place.
 */

export const taskQueues = {
  /** Housekeeping: purges and the sweep. Nothing on it is urgent; it never takes a place from customers' work. */
  upkeep: 'upkeep',
} as const;

/** A step that meets a broken part waits and tries again for as long as its flow lives. */
const patient = { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' } as const;

export const flows = {
  'purge-project': {
    taskQueue: taskQueues.upkeep,
    /** Starting the same project's purge twice is one purge. */
    workflowId: (projectId: string) => `purge-project/${projectId}`,
    /** Short, so that a dead worker's workflow task is given to another one soon. */
    workflowTaskTimeout: '10s',
    step: { startToCloseTimeout: '30s', retry: patient },
    /** Rows erased in one transaction: short enough that no lock is held for long. */
    batchRows: 1_000,
    /** Batches before the flow continues as new, so that its history stays small at any size of project. */
    batchesPerRun: 200,
  },
  sweep: {
    taskQueue: taskQueues.upkeep,
    workflowId: () => 'sweep',
    workflowTaskTimeout: '10s',
    /** The sweep comes again by itself, so a step gives up early instead of holding the next one up. */
    step: { startToCloseTimeout: '70s', retry: { ...patient, maximumAttempts: 3 } },
    executionTimeout: '10m',
    scheduleId: 'sweep',
    interval: '1m',
    /** A hidden project's purge is started at once; the sweep looks after so long whether that worked. */
    firstLookSeconds: 30,
    /** And again after so long, until the project is erased. */
    nextLookSeconds: 120,
    /** Purges started by one sweep; the rest waits for the next. */
    startsPerRun: 500,
  },
} as const;
