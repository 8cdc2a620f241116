import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import type { GenerationStart } from '../../outside/temporal.ts';
import { flows, taskQueues } from '../../rules/flows.ts';
import { deliver } from '../deliver-event/deliver.ts';
import type { generateBrandSteps } from './steps.ts';

const { makeBrand } = proxyActivities<ReturnType<typeof generateBrandSteps>>({
  ...flows['generate-brand'].makeStep,
  taskQueue: taskQueues.design,
});

/** From an accepted job to a delivered event: one step up to the recorded result, then attempts with timers between. */
export async function generateBrand(start: GenerationStart): Promise<void> {
  let made = await makeBrand(start);
  while ('waitMilliseconds' in made) {
    await sleep(made.waitMilliseconds);
    made = await makeBrand(start);
  }
  const { eventId } = made;
  // A job that was erased with its project has nobody to tell.
  if (eventId === null) return;
  // The next run finds the job ended, and goes on with its event.
  if (!(await deliver({ scope: start.scope, eventId, run: 1 })))
    await continueAsNew<typeof generateBrand>(start);
}
