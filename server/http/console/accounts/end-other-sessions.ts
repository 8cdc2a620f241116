import { deleteAllCliTokens } from '../../../store/cli-tokens.ts';
import { endOtherSessions } from '../../../store/persons.ts';
import { defineOperation } from '../operation.ts';

/** Ends all other sessions of the person, including CLI logins. */
export const endOtherSessionsOperation = defineOperation(
  { method: 'POST', path: '/api/me/sessions/end-others', action: 'signed-in' },
  async ({ database }, { person }) => {
    await endOtherSessions(database, person.id, person.sessionId);
    await deleteAllCliTokens(database, person.id);
    return undefined;
  },
);
