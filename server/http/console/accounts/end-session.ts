import { endSession } from '../../../store/persons.ts';
import { createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** Ends one session. Takes effect at the next request of that device. */
export const endSessionOperation = defineOperation(
  { method: 'DELETE', path: '/api/me/sessions/{session_id}', action: 'signed-in' },
  async ({ database }, { person, params }) =>
    (await endSession(database, person.id, params['session_id'] ?? ''))
      ? undefined
      : createConsoleFailure('not_found'),
);
