import { endOtherSessions } from '../../../store/persons.ts';
import { defineOperation } from '../operation.ts';

export const endOtherSessionsOperation = defineOperation(
  { method: 'POST', path: '/api/me/sessions/end-others', action: 'signed-in' },
  async ({ database }, { person }) => {
    await endOtherSessions(database, person.id, person.sessionId);
    return undefined;
  },
);
