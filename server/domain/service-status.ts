/** The public status of the service. It contains no names, no numbers, and nothing about any workspace. */

export type ComponentStatus = 'operational' | 'outage';

export interface ServiceStatus {
  /** `outage` if requests cannot be served; `degraded` if another component is not operational. */
  readonly status: 'operational' | 'degraded' | 'outage';
  readonly components: {
    readonly api: ComponentStatus;
    readonly generation: ComponentStatus;
    readonly webhooks: ComponentStatus;
  };
}

export interface QueueMetrics {
  readonly waiting: number;
  readonly oldestWaitSeconds: number;
  readonly startedPerSecond: number;
  readonly lastPolledAt: Date | null;
}

/** A worker's poll stays open for a minute, so a gap of a minute between polls is normal. */
const maxPollGapSeconds = 150;
/** If a task has waited longer than this and no task is starting, the queue is stuck. */
const maxStalledSeconds = 60;

/**
 * A queue is operational if workers poll it and get tasks. A long queue alone is not an outage: one customer can fill
 * it, and this delays only their own jobs. Undefined means that Temporal did not respond.
 */
export function evaluateQueue(queue: QueueMetrics | undefined, now: Date): ComponentStatus {
  if (queue === undefined || queue.lastPolledAt === null) return 'outage';
  const secondsSincePoll = (now.getTime() - queue.lastPolledAt.getTime()) / 1000;
  const stalled =
    queue.waiting > 0 && queue.oldestWaitSeconds > maxStalledSeconds && queue.startedPerSecond === 0;
  return secondsSincePoll > maxPollGapSeconds || stalled ? 'outage' : 'operational';
}

export function summariseStatus(components: ServiceStatus['components']): ServiceStatus {
  if (components.api === 'outage') return { status: 'outage', components };
  const isAllOperational = Object.values(components).every((status) => status === 'operational');
  return { status: isAllOperational ? 'operational' : 'degraded', components };
}
