import type { JobView } from '@blazon/contract/console/generations.ts';

export type StepState = 'done' | 'now' | 'later' | 'failed' | 'kept';

export interface JobStep {
  readonly name: string;
  readonly state: StepState;
  /** How long it took, or its result. */
  readonly detail: string;
}

/** The steps of a job so far, from the queue to its receiver. */
export function stepsOf(job: JobView, now: number): JobStep[] {
  const { created_ms: created, started_ms: started, finished_ms: finished, status } = job;
  const queued: JobStep = {
    name: 'Queued',
    state: started === null && finished === null ? 'now' : 'done',
    detail: span((started ?? finished ?? now) - created),
  };
  const processing: JobStep = {
    name: 'Processing',
    state: processingState(job),
    detail: started === null ? '' : span((finished ?? now) - started),
  };
  if (status === 'failed')
    return [
      queued,
      processing,
      { name: 'Failed', state: 'failed', detail: job.failure?.code ?? '' },
      deliveryStep(job),
    ];
  const isDrawn = status === 'succeeded';
  return [
    queued,
    processing,
    { name: 'Drawn', state: isDrawn ? 'done' : 'later', detail: '' },
    { name: 'Recorded', state: isDrawn ? 'done' : 'later', detail: '' },
    deliveryStep(job),
  ];
}

function processingState({ started_ms: started, finished_ms: finished }: JobView): StepState {
  if (finished !== null) return 'done';
  return started === null ? 'later' : 'now';
}

function deliveryStep({ delivery }: JobView): JobStep {
  if (delivery === null) return { name: 'Delivery', state: 'later', detail: '' };
  switch (delivery.state) {
    case 'delivered':
      return {
        name: 'Delivered',
        state: 'done',
        detail: delivery.attempts > 1 ? `at attempt ${delivery.attempts}` : '',
      };
    case 'undeliverable':
      return {
        name: 'Event kept',
        state: 'kept',
        detail: delivery.reason === 'no_endpoint' ? 'no endpoint' : 'no attempt succeeded',
      };
    case 'stopped':
      return { name: 'Stopped', state: 'kept', detail: 'project deleted' };
    case 'pending':
      return {
        name: 'Delivery',
        state: 'now',
        detail: delivery.attempts === 0 ? 'sending' : `attempt ${delivery.attempts + 1} to come`,
      };
    default:
      return delivery.state satisfies never;
  }
}

function span(milliseconds: number): string {
  // The clocks of browser and server may differ slightly.
  const seconds = Math.max(0, milliseconds) / 1000;
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
