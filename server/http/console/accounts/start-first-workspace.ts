import type { FirstWorkspace } from '@blazon/contract/console/people.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { insertMember, listMembershipsInTransaction, lockPerson } from '../../../store/members.ts';
import { insertProject } from '../../../store/projects.ts';
import { insertWorkspace } from '../../../store/workspaces.ts';
import { listWorkspacesElsewhere } from '../cells/workspaces-elsewhere.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';

const firstProjectName = 'First project';

/**
 * Creates a workspace with a sandbox project for a new person, so that they can describe a brand right away. If the
 * person already has a workspace, returns it, so that two tabs never create two.
 */
export const startFirstWorkspace = defineOperation(
  { method: 'POST', path: '/api/start', action: 'signed-in' },
  async (deps, { person, requestId, headers, address }): Promise<FirstWorkspace> => {
    const elsewhere = await listWorkspacesElsewhere(deps, { person, headers, address });
    const existing = elsewhere?.workspaces[0]?.id ?? elsewhere?.unreachable[0];
    if (existing !== undefined) return { workspace_id: existing, project_id: null };
    const { database, clock } = deps;
    const scope: Scope = { workspaceId: clock.newId('workspace'), environment: 'sandbox' };
    const { workspaceId } = scope;
    const createdAt = clock.now();
    return database.transaction(scope, async (transaction): Promise<FirstWorkspace> => {
      await lockPerson(transaction, person.id);
      const [membership] = await listMembershipsInTransaction(transaction, person.id);
      if (membership !== undefined) return { workspace_id: membership.workspace.id, project_id: null };
      const name = createWorkspaceName(person.name);
      await insertWorkspace(transaction, { id: workspaceId, name, plan: 'free', createdAt });
      await insertMember(transaction, workspaceId, { personId: person.id, role: 'owner', createdAt });
      const projectId = clock.newId('project');
      await insertProject(transaction, scope, {
        id: projectId,
        object: 'project',
        workspace_id: workspaceId,
        name: firstProjectName,
        description: null,
        status: 'active',
        created_at: Math.floor(createdAt.getTime() / 1000),
      });
      const workspaceEntry = {
        action: 'workspace.create',
        subject: workspaceId,
        details: { name, plan: 'free' },
      };
      await insertAuditEntry(
        transaction,
        workspaceId,
        createPersonAuditEntry(deps, { person, requestId }, workspaceEntry),
      );
      const projectEntry = {
        action: 'project.create',
        subject: projectId,
        details: { name: firstProjectName },
      };
      await insertAuditEntry(transaction, workspaceId, {
        ...createPersonAuditEntry(deps, { person, requestId }, projectEntry),
        environment: scope.environment,
      });
      return { workspace_id: workspaceId, project_id: projectId };
    });
  },
);

const nameSuffix = '’s workspace';

function createWorkspaceName(person: string): string {
  return [...person.trim()].slice(0, limits.nameLength - nameSuffix.length).join('') + nameSuffix;
}
