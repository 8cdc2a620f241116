import type { JobView } from '@blazon/contract/console/generations.ts';
import { t } from './text.ts';

/** `kept`: the event was not delivered, but is stored and can be sent later. */
export type StepState = 'done' | 'now' | 'later' | 'failed' | 'kept';

export interface JobStep {
  readonly name: string;
  readonly state: StepState;
  /** The duration of the step, or its result. */
  readonly detail: string;
}

/**
 * Returns all steps of a job, from the queue to the receiver, with their states. A brand counts as drawn when its
 * drawing is on the screen.
 */
export function createJobSteps(job: JobView, now: number, isPainted = true): JobStep[] {
  const { created_ms: created, started_ms: started, finished_ms: finished, status } = job;
  const queued: JobStep = {
    name: t('jobSteps.queued'),
    state: started === null && finished === null ? 'now' : 'done',
    detail: formatDuration((started ?? finished ?? now) - created),
  };
  const processing: JobStep = {
    name: t('jobSteps.processing'),
    state: findProcessingState(job),
    detail: started === null ? '' : formatDuration((finished ?? now) - started),
  };
  if (status === 'failed')
    return [
      queued,
      processing,
      // The notice below the steps shows the code.
      { name: t('jobSteps.failed'), state: 'failed', detail: '' },
      createDeliveryStep(job),
    ];
  const isDrawn = status === 'succeeded';
  return [
    queued,
    processing,
    { name: t('jobSteps.drawn'), state: findDrawnState(isDrawn, isPainted), detail: '' },
    { name: t('jobSteps.recorded'), state: isDrawn ? 'done' : 'later', detail: '' },
    createDeliveryStep(job),
  ];
}

function findDrawnState(isDrawn: boolean, isPainted: boolean): StepState {
  if (!isDrawn) return 'later';
  return isPainted ? 'done' : 'now';
}

function findProcessingState({ started_ms: started, finished_ms: finished }: JobView): StepState {
  if (finished !== null) return 'done';
  return started === null ? 'later' : 'now';
}

function createDeliveryStep({ delivery }: JobView): JobStep {
  if (delivery === null) return { name: t('jobSteps.delivery'), state: 'later', detail: '' };
  switch (delivery.state) {
    case 'delivered':
      return {
        name: t('jobSteps.delivered'),
        state: 'done',
        detail: delivery.attempts > 1 ? t('jobSteps.atAttempt', { attempts: delivery.attempts }) : '',
      };
    case 'undeliverable':
      return {
        name: t('jobSteps.eventKept'),
        state: 'kept',
        // A missing endpoint is explained below the steps.
        detail: delivery.reason === 'no_endpoint' ? '' : t('jobSteps.noAttemptSucceeded'),
      };
    case 'stopped':
      return { name: t('jobSteps.stopped'), state: 'kept', detail: t('jobSteps.projectDeleted') };
    case 'pending':
      return {
        name: t('jobSteps.delivery'),
        state: 'now',
        detail:
          delivery.attempts === 0
            ? t('jobSteps.sending')
            : t('jobSteps.attemptToCome', { attempts: delivery.attempts + 1 }),
      };
    default:
      return delivery.state satisfies never;
  }
}

export function formatDuration(milliseconds: number): string {
  // The clocks of the browser and the server may differ slightly.
  const seconds = Math.max(0, milliseconds) / 1000;
  return t('jobSteps.seconds', { seconds: seconds < 100 ? seconds.toFixed(1) : String(Math.round(seconds)) });
}
