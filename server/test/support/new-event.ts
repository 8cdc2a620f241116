import { systemClock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import type { Scope } from '../../rules/environment.ts';
import { failureBody } from '../../rules/terminal-event.ts';
import { makeTestEvent } from '../../rules/test-event.ts';
import { insertEvent, type NewEvent } from '../../store/events.ts';

const clock = systemClock();

/** A success event of a project that comes through the store instead of a job, pending; its id. */
export async function addEvent(
  database: Database,
  scope: Scope,
  event: Partial<NewEvent> & { readonly projectId: string },
): Promise<string> {
  const sample = makeTestEvent({ endpointId: clock.newId('webhookEndpoint') }, clock.now(), clock.newId);
  const { endpointId: _, ...success } = sample;
  const whole: NewEvent = { ...success, isTest: false, ...event };
  await database.transaction(scope, (transaction) => insertEvent(transaction, scope, whole));
  return whole.id;
}

/** The same for a failure. */
export function addFailedEvent(
  database: Database,
  scope: Scope,
  projectId: string,
  url: string,
): Promise<string> {
  const ids = { id: clock.newId('event'), jobId: clock.newId('job') };
  const code = 'project_deleted';
  const body = failureBody({ eventId: ids.id, jobId: ids.jobId, projectId, now: clock.now(), code });
  return addEvent(database, scope, {
    ...ids,
    projectId,
    memoryId: null,
    type: 'generation.failed',
    body,
    webhookUrl: url,
  });
}
