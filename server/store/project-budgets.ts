import { decodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { scopeValues } from './scope-values.ts';

interface Budget {
  /** Live generations per month; null if there is no limit. */
  readonly budget: number | null;
}

/** Returns undefined if the project does not exist. */
export async function readProjectBudget(
  database: Database,
  scope: Scope,
  projectId: string,
): Promise<Budget | undefined> {
  const project = decodeId('project', projectId);
  if (project === undefined) return undefined;
  const [row] = await database.scoped<Budget>(scope, {
    name: 'read-project-budget',
    text: `SELECT monthly_budget AS budget FROM projects
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL`,
    values: [...scopeValues(scope), project],
  });
  return row;
}

/** Returns the previous budget, or undefined if the project does not exist. */
export async function setMonthlyBudget(
  transaction: Transaction,
  scope: Scope,
  projectId: string,
  budget: number | null,
): Promise<Budget | undefined> {
  const project = decodeId('project', projectId);
  if (project === undefined) return undefined;
  const [row] = await transaction.query<Budget>({
    name: 'set-project-budget',
    text: `UPDATE projects p SET monthly_budget = $4
           FROM (SELECT id, monthly_budget FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL FOR UPDATE) before
           WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = before.id
           RETURNING before.monthly_budget AS budget`,
    values: [...scopeValues(scope), project, budget],
  });
  return row;
}
