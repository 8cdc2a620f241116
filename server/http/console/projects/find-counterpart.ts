import type { ProjectCounterpart } from '@blazon/contract/console/projects.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { toOtherEnvironment, type Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { findOrCreateProject, findProjectByNameStatement } from '../../../store/project-counterparts.ts';
import { getProject } from '../../../store/projects.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

const counterpartPath = '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/counterpart';

/** Finds the project with the same name in the other environment. */
export const findCounterpart = defineOperation(
  { method: 'GET', path: counterpartPath, action: 'workspace.read' },
  async (deps, { scope, params }): Promise<ProjectCounterpart | ConsoleFailure> => {
    const project = await getProject(deps.database, scope, params['project_id'] ?? '');
    if (project === undefined) return createConsoleFailure('not_found');
    const other = toOtherEnvironment(scope);
    const [row] = await deps.database.scoped<{ id: string }>(
      other,
      findProjectByNameStatement(other, project.name),
    );
    return { project_id: row ? encodeId('project', row.id) : null };
  },
);

/**
 * Finds the project with the same name in the other environment, or creates it, so that switching the environment
 * keeps the project.
 */
export const ensureCounterpart = defineOperation(
  { method: 'POST', path: counterpartPath, action: 'projects.write' },
  async (deps, { scope, params, person, requestId }): Promise<ProjectCounterpart | ConsoleFailure> => {
    const project = await getProject(deps.database, scope, params['project_id'] ?? '');
    if (project === undefined) return createConsoleFailure('not_found');
    const other = toOtherEnvironment(scope);
    const projectId = await deps.database.transaction(other, (transaction) =>
      ensureProjectByName(deps, transaction, other, { name: project.name, person, requestId }),
    );
    return { project_id: projectId };
  },
);

/** Returns the id of the project with this name. If there is none, creates it and writes an audit entry. */
export async function ensureProjectByName(
  deps: Pick<ConsoleDeps, 'clock'>,
  transaction: Transaction,
  scope: Scope,
  project: { readonly name: string; readonly person: Pick<Person, 'id'>; readonly requestId: string },
): Promise<string> {
  const now = deps.clock.now();
  const { id, isNew } = await findOrCreateProject(transaction, scope, {
    id: deps.clock.newId('project'),
    object: 'project',
    workspace_id: scope.workspaceId,
    name: project.name,
    description: null,
    status: 'active',
    created_at: Math.floor(now.getTime() / 1000),
  });
  if (!isNew) return id;
  await insertAuditEntry(transaction, scope.workspaceId, {
    id: deps.clock.newId('auditEntry'),
    environment: scope.environment,
    createdAt: now,
    actor: project.person.id,
    action: 'project.create',
    subject: id,
    requestId: project.requestId,
    details: { name: project.name },
  });
  return id;
}
