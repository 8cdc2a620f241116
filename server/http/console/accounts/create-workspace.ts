import { type MyWorkspace, WorkspaceBody } from '@blazon/contract/console/people.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { countOwnedWorkspaces, insertMember, lockPerson } from '../../../store/members.ts';
import { insertWorkspace } from '../../../store/workspaces.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';

/** More than anybody needs, and few enough that nobody can fill the database. */
const maxOwnedWorkspaces = 20;

export const createWorkspace = defineOperation(
  { method: 'POST', path: '/api/workspaces', action: 'signed-in', body: WorkspaceBody },
  async (deps, { person, body, requestId }): Promise<MyWorkspace | ConsoleFailure> => {
    const { database, clock } = deps;
    const id = clock.newId('workspace');
    const name = body.name.trim();
    const createdAt = clock.now();
    return database.transaction({ workspaceId: id, environment: 'live' }, async (transaction) => {
      // Two concurrent requests must not both create the last allowed workspace.
      await lockPerson(transaction, person.id);
      if ((await countOwnedWorkspaces(transaction, person.id)) >= maxOwnedWorkspaces)
        return createConsoleFailure('too_many_workspaces');
      await insertWorkspace(transaction, { id, name, plan: 'free', createdAt });
      await insertMember(transaction, id, { personId: person.id, role: 'owner', createdAt });
      const entry = { action: 'workspace.create', subject: id, details: { name, plan: 'free' } };
      await insertAuditEntry(transaction, id, createPersonAuditEntry(deps, { person, requestId }, entry));
      return { id, name, plan: 'free', role: 'owner', unpaid_since: null, second_factor_required: false };
    });
  },
);
