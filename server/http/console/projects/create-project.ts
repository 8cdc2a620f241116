import { NewProjectBody, type ProjectView } from '@blazon/contract/console/projects.ts';
import type { Project } from '@blazon/contract/resources.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import type { Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { insertProject } from '../../../store/projects.ts';
import { runIdempotently } from '../../checks/idempotency.ts';
import { isFailure } from '../../failure.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createDashboardIdempotency } from './dashboard-idempotency.ts';

export const createProject = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/projects',
    action: 'projects.write',
    body: NewProjectBody,
  },
  async (deps, { scope, body, person, requestId }): Promise<ProjectView | ConsoleFailure> => {
    const result = await runIdempotently(
      deps.database,
      scope,
      createDashboardIdempotency('projects', body),
      async (transaction) => {
        const project = await writeProject(deps, transaction, { scope, body, person, requestId });
        return { status: 201, body: JSON.stringify(project), projectId: project.id };
      },
    );
    if (isFailure(result))
      return createConsoleFailure(result.code === 'resource_not_found' ? 'not_found' : 'conflict');
    return JSON.parse(result.body) as ProjectView;
  },
);

async function writeProject(
  deps: ConsoleDeps,
  transaction: Transaction,
  creation: {
    readonly scope: Scope;
    readonly body: NewProjectBody;
    readonly person: Person;
    readonly requestId: string;
  },
): Promise<ProjectView> {
  const { scope, body, person, requestId } = creation;
  const now = deps.clock.now();
  const project: Project = {
    id: deps.clock.newId('project'),
    object: 'project',
    workspace_id: scope.workspaceId,
    name: body.name,
    description: body.description ?? null,
    status: 'active',
    created_at: Math.floor(now.getTime() / 1000),
  };
  await insertProject(transaction, scope, project);
  await insertAuditEntry(transaction, scope.workspaceId, {
    id: deps.clock.newId('auditEntry'),
    environment: scope.environment,
    createdAt: now,
    actor: person.id,
    action: 'project.create',
    subject: project.id,
    requestId,
    details: {},
  });
  const { id, name, description, created_at } = project;
  return { id, name, description, created_at, brands: 0, has_more_brands: false, latest_brand: null };
}
