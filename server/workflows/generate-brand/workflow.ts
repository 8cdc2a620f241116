import { continueAsNew, isCancellation, proxyActivities, sleep } from '@temporalio/workflow';
import type { GenerationStart } from '../../integrations/temporal-client.ts';
import { workflowOptions, taskQueues } from '../../domain/workflow-options.ts';
import { runDelivery } from '../deliver-event/run-delivery.ts';
import type { AskResult, askDirectorActivities, DirectorQuestion } from './ask-director.ts';
import type { generateBrandActivities } from './activities.ts';

type GenerateBrandActivities = ReturnType<typeof generateBrandActivities>;
const { makeStep, askStep, askGraceMilliseconds, goOnPriority } = workflowOptions['generate-brand'];

const { makeBrand } = proxyActivities<GenerateBrandActivities>({ ...makeStep, taskQueue: taskQueues.design });
const { makeBrand: goOn } = proxyActivities<GenerateBrandActivities>({
  ...makeStep,
  taskQueue: taskQueues.design,
  priority: goOnPriority,
});

/**
 * Takes an accepted job to a delivered event: one activity records the result, then delivery attempts follow with
 * timers between them. If the art director is consulted, the activity returns to wait for answers and runs again,
 * until there are no more questions.
 */
export async function generateBrand(start: GenerationStart): Promise<void> {
  let made = await makeBrand(start);
  while (!('eventId' in made)) {
    if ('asks' in made || 'ask' in made) {
      const settled = await Promise.all(('asks' in made ? made.asks : [made.ask]).map(consultDirector));
      made = await goOn(start, settled.includes(true) ? undefined : 'enough');
    } else {
      await sleep(made.waitMilliseconds);
      made = await makeBrand(start);
    }
  }
  const { eventId } = made;
  // A job that was erased with its project has no event.
  if (eventId === null) return;
  // The next run finds that the job has ended, and continues with its event.
  if (!(await runDelivery({ scope: start.scope, eventId, run: 1 })))
    await continueAsNew<typeof generateBrand>(start);
}

/**
 * Returns whether the question ended, with or without an answer. If no worker serves the queue, the question fails
 * when the budget runs out.
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
 * Schedules the activity with the remaining budget as its timeout, so that a queue without workers never takes longer
 * than the budget.
 */
function askOnce(ask: DirectorQuestion): Promise<AskResult> {
  const { askDirector } = proxyActivities<ReturnType<typeof askDirectorActivities>>({
    ...askStep,
    taskQueue: taskQueues.direct,
    scheduleToCloseTimeout: Math.max(ask.deadline - Date.now(), 0) + askGraceMilliseconds,
  });
  return askDirector(ask);
}
