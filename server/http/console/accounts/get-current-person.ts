import type { Me } from '@blazon/contract/console/people.ts';
import { listWorkspacesElsewhere } from '../cells/workspaces-elsewhere.ts';
import { listMemberships } from '../../../store/members.ts';
import { defineOperation } from '../operation.ts';
import { toWorkspaceView } from './workspace-view.ts';

export const getMe = defineOperation(
  { method: 'GET', path: '/api/me', action: 'signed-in' },
  async (deps, { person, headers, address }): Promise<Me> => {
    const [memberships, elsewhere] = await Promise.all([
      listMemberships(deps.database, person.id),
      listWorkspacesElsewhere(deps, { person, headers, address }),
    ]);
    const localWorkspaces = memberships.map(toWorkspaceView);
    const otherWorkspaces =
      elsewhere?.workspaces.filter(({ id }) => !localWorkspaces.some((one) => one.id === id)) ?? [];
    return {
      person: {
        id: person.id,
        name: person.name,
        email: person.email,
        second_factor: person.hasSecondFactor,
      },
      // Ids contain the creation time, so sorting by id puts the oldest workspace first.
      workspaces: [...localWorkspaces, ...otherWorkspaces].toSorted((one, other) =>
        one.id < other.id ? -1 : 1,
      ),
      ...(elsewhere && { unreachable_workspaces: elsewhere.unreachable.length }),
      sandbox_days: deps.sandboxDays,
      art_director: deps.artDirector,
      docs_url: deps.docsUrl,
    };
  },
);
