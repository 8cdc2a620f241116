import { type MyWorkspace, SecondFactorRuleBody } from '@blazon/contract/console/people.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { setSecondFactorRequired } from '../../../store/workspaces.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { toWorkspaceView } from './workspace-view.ts';

/** Sets whether members need a second factor to open the workspace. Only owners may set it. API keys are not affected. */
export const setSecondFactorPolicy = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/second-factor',
    action: 'workspace.secure',
    recentSignIn: true,
    body: SecondFactorRuleBody,
  },
  async (
    deps,
    { scope, workspace, role, body, person, requestId },
  ): Promise<MyWorkspace | ConsoleFailure> => {
    const { required } = body;
    // Whoever sets this must have a second factor. Otherwise the owners could lock themselves out for good.
    if (required && !person.hasSecondFactor) return createConsoleFailure('second_factor_first');
    await deps.database.transaction(scope, async (transaction) => {
      if (!(await setSecondFactorRequired(transaction, workspace.id, required))) return;
      const action = required ? 'workspace.require_second_factor' : 'workspace.release_second_factor';
      const entry = { action, subject: workspace.id, details: {} };
      await insertAuditEntry(
        transaction,
        workspace.id,
        createPersonAuditEntry(deps, { person, requestId }, entry),
      );
    });
    return toWorkspaceView({ workspace: { ...workspace, secondFactorRequired: required }, role });
  },
);
