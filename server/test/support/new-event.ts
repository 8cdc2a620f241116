import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { createFailedEventBody } from '../../domain/terminal-event.ts';
import { createTestEvent } from '../../domain/test-event.ts';
import { insertEvent, type NewEvent } from '../../store/events.ts';

const clock = systemClock();

/** Inserts a pending success event of a project through the store instead of a job. Returns its id. */
export async function addEvent(
  database: Database,
  scope: Scope,
  event: Partial<NewEvent> & { readonly projectId: string },
): Promise<string> {
  const sample = createTestEvent({ endpointId: clock.newId('webhookEndpoint') }, clock.now(), clock.newId);
  const { endpointId: _, ...success } = sample;
  const newEvent: NewEvent = { ...success, isTest: false, ...event };
  await database.transaction(scope, (transaction) => insertEvent(transaction, scope, newEvent));
  return newEvent.id;
}

/** Inserts a pending failure event through the store. Returns its id. */
export function addFailedEvent(
  database: Database,
  scope: Scope,
  projectId: string,
  url: string,
): Promise<string> {
  const ids = { id: clock.newId('event'), jobId: clock.newId('job') };
  const code = 'project_deleted';
  const body = createFailedEventBody({
    eventId: ids.id,
    jobId: ids.jobId,
    projectId,
    now: clock.now(),
    code,
  });
  return addEvent(database, scope, {
    ...ids,
    projectId,
    memoryId: null,
    type: 'generation.failed',
    body,
    webhookUrl: url,
  });
}
