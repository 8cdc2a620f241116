import type { Me } from '@blazon/contract/console/people.ts';
import { listMemberships } from '../../../store/members.ts';
import { defineOperation } from '../operation.ts';
import { toWorkspaceView } from './workspace-view.ts';

export const getMe = defineOperation(
  { method: 'GET', path: '/api/me', action: 'signed-in' },
  async (deps, { person }): Promise<Me> => {
    const memberships = await listMemberships(deps.database, person.id);
    return {
      person: {
        id: person.id,
        name: person.name,
        email: person.email,
        second_factor: person.hasSecondFactor,
      },
      workspaces: memberships.map(toWorkspaceView),
      sandbox_days: deps.sandboxDays,
      art_director: deps.artDirector,
      docs_url: deps.docsUrl,
    };
  },
);
