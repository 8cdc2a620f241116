import type { MySession } from '@blazon/contract/console/people.ts';
import { listSessions } from '../../../store/persons.ts';
import { defineOperation } from '../operation.ts';
import { toSeconds } from './member-view.ts';

export const listSessionsOperation = defineOperation(
  { method: 'GET', path: '/api/me/sessions', action: 'signed-in' },
  async ({ database, clock }, { person }): Promise<{ data: MySession[]; next_cursor: null }> => {
    const sessions = await listSessions(database, person.id, clock.now());
    const data = sessions.map((session) => ({
      id: session.id,
      is_current: session.id === person.sessionId,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      created_at: toSeconds(session.createdAt),
      expires_at: toSeconds(session.expiresAt),
    }));
    return { data, next_cursor: null };
  },
);
