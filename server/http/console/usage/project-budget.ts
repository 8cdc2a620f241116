import { BudgetBody, type ProjectBudget } from '@blazon/contract/console/usage.ts';
import type { Scope } from '../../../domain/environment.ts';
import { startOfNextMonth, toUtcMonth } from '../../../domain/utc-calendar.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { readProjectBudget, setMonthlyBudget } from '../../../store/project-budgets.ts';
import { readProjectUsage } from '../../../store/usage-details.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

/** The sandbox is not metered, so only live projects have a budget. */
const budgetPath = '/api/workspaces/{workspace_id}/live/projects/{project_id}/budget';

export const getProjectBudget = defineOperation(
  { method: 'GET', path: budgetPath, action: 'workspace.read' },
  async (deps, { scope, params }): Promise<ProjectBudget | ConsoleFailure> =>
    createBudgetView(deps, scope, params['project_id'] ?? ''),
);

/**
 * Sets a budget, which takes effect at the next generation. A budget below the current usage blocks the project until
 * the next month.
 */
export const setProjectBudget = defineOperation(
  { method: 'PATCH', path: budgetPath, action: 'budgets.manage', body: BudgetBody },
  async (deps, { scope, params, body, person, requestId }): Promise<ProjectBudget | ConsoleFailure> => {
    const projectId = params['project_id'] ?? '';
    const budget = body.monthly_budget ?? null;
    await deps.database.transaction(scope, async (transaction) => {
      const before = await setMonthlyBudget(transaction, scope, projectId, budget);
      if (before === undefined || before.budget === budget) return;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: deps.clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: deps.clock.now(),
        actor: person.id,
        action: 'project.budget',
        subject: projectId,
        requestId,
        details: { from: formatBudget(before.budget), to: formatBudget(budget) },
      });
    });
    return createBudgetView(deps, scope, projectId);
  },
);

async function createBudgetView(
  { database, clock }: ConsoleDeps,
  scope: Scope,
  projectId: string,
): Promise<ProjectBudget | ConsoleFailure> {
  const found = await readProjectBudget(database, scope, projectId);
  if (found === undefined) return createConsoleFailure('not_found');
  const month = toUtcMonth(clock.now());
  return {
    project_id: projectId,
    monthly_budget: found.budget,
    used: await readProjectUsage(database, scope, projectId, month),
    resets_at: Date.parse(startOfNextMonth(month)) / 1000,
  };
}

function formatBudget(budget: number | null): string {
  return budget === null ? 'none' : String(budget);
}
