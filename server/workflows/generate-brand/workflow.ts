import { continueAsNew, isCancellation, proxyActivities, sleep } from '@temporalio/workflow';
import type { GenerationStart } from '../../integrations/temporal-client.ts';
import { workflowOptions, taskQueues } from '../../domain/workflow-options.ts';
import { runDelivery } from '../deliver-event/run-delivery.ts';
import type { AskResult, askDirectorActivities, DirectorQuestion } from './ask-director.ts';
import type { generateBrandActivities } from './activities.ts';

type GenerateBrandActivities = ReturnType<typeof generateBrandActivities>;
const { makeStep, askStep, askGraceMilliseconds, goOnPriority } = workflowOptions['generate-brand'];

const { makeBrand } = proxyActivities<GenerateBrandActivities>({ ...makeStep, taskQueue: taskQueues.design });
/** `makeBrand` for a job that is under way, with a higher priority than jobs that have not started yet. */
const { makeBrand: continueBrand } = proxyActivities<GenerateBrandActivities>({
  ...makeStep,
  taskQueue: taskQueues.design,
  priority: goOnPriority,
});

/**
 * Designs the brand of an accepted job, then delivers the event that reports it. If the art director is consulted,
 * makeBrand returns questions; it runs again with the answers until it has no more questions.
 */
export async function generateBrand(start: GenerationStart): Promise<void> {
  let made = await makeBrand(start);
  while (!('eventId' in made)) {
    if ('asks' in made || 'ask' in made) {
      const haveEnded = await Promise.all(('asks' in made ? made.asks : [made.ask]).map(consultDirector));
      made = await continueBrand(start, haveEnded.includes(true) ? undefined : 'enough');
    } else {
      await sleep(made.waitMilliseconds);
      made = await makeBrand(start);
    }
  }
  const { eventId } = made;
  // A job that was erased with its project has no event.
  if (eventId === null) return;
  // After the workflow continues as new, makeBrand finds that the job has ended and returns the event again.
  if (!(await runDelivery({ scope: start.scope, eventId, run: 1 })))
    await continueAsNew<typeof generateBrand>(start);
}

/**
 * Returns true if the question ended, with or without an answer; false if its activity failed, for example because no
 * worker took it before its deadline.
 */
async function consultDirector(ask: DirectorQuestion): Promise<boolean> {
  try {
    let asked = await askOnce(ask);
    while (!asked.done) {
      await sleep(asked.waitMilliseconds);
      asked = await askOnce(ask);
    }
    return true;
  } catch (error) {
    if (isCancellation(error)) throw error;
    return false;
  }
}

/**
 * Schedules the activity with the remaining budget as its timeout, so that a question never takes longer than the
 * budget, even if its queue has no workers.
 */
function askOnce(ask: DirectorQuestion): Promise<AskResult> {
  const { askDirector } = proxyActivities<ReturnType<typeof askDirectorActivities>>({
    ...askStep,
    taskQueue: taskQueues.direct,
    scheduleToCloseTimeout: Math.max(ask.deadline - Date.now(), 0) + askGraceMilliseconds,
  });
  return askDirector(ask);
}
