import { encodeId } from '@blazon/contract/ids.ts';
import type { Project } from '@blazon/contract/resources.ts';
import type { Statement, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { insertProject } from './projects.ts';
import { scopeValues } from './scope-values.ts';

// Live and sandbox projects are separate. The counterpart of a project is the project with the same name in the other
// environment.

/** How many of the newest projects are searched for the name. */
const maxProjectsCompared = 500;

export function findProjectByNameStatement(scope: Scope, name: string): Statement {
  return {
    name: 'find-project-by-name',
    text: `SELECT id FROM (
             SELECT id, name FROM projects
             WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NULL
             ORDER BY id DESC LIMIT ${maxProjectsCompared}
           ) AS newest WHERE name = $3 ORDER BY id DESC LIMIT 1`,
    values: [...scopeValues(scope), name],
  };
}

/** Returns the newest project with this name, or creates it. Two concurrent requests create only one project. */
export async function findOrCreateProject(
  transaction: Transaction,
  scope: Scope,
  project: Project,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  await transaction.query({
    name: 'lock-project-name',
    text: `SELECT pg_advisory_xact_lock(hashtextextended(concat('counterpart ', $1::uuid, $2::text, ' ', $3::text), 0))`,
    values: [...scopeValues(scope), project.name],
  });
  const [row] = await transaction.query<{ id: string }>(findProjectByNameStatement(scope, project.name));
  if (row !== undefined) return { id: encodeId('project', row.id), isNew: false };
  await insertProject(transaction, scope, project);
  return { id: project.id, isNew: true };
}
