import { type MyWorkspace, SecondFactorRuleBody } from '@blazon/contract/console/people.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { setSecondFactorRequired } from '../../../store/workspaces.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { auditEntry } from './audit.ts';
import { showMyWorkspace } from './my-workspace.ts';

/** For people only: API keys work as before. */
export const requireSecondFactor = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/second-factor',
    action: 'workspace.secure',
    recentSignIn: true,
    body: SecondFactorRuleBody,
  },
  async (
    parts,
    { scope, workspace, role, body, person, requestId },
  ): Promise<MyWorkspace | ConsoleFailure> => {
    const { required } = body;
    // Else they would lock themselves out, and with them whoever could take it back.
    if (required && !person.hasSecondFactor) return consoleFail('second_factor_first');
    await parts.database.transaction(scope, async (transaction) => {
      if (!(await setSecondFactorRequired(transaction, workspace.id, required))) return;
      const action = required ? 'workspace.require_second_factor' : 'workspace.release_second_factor';
      const what = { action, subject: workspace.id, details: {} };
      await insertAuditEntry(transaction, workspace.id, auditEntry(parts, { person, requestId }, what));
    });
    return showMyWorkspace({ workspace: { ...workspace, secondFactorRequired: required }, role });
  },
);
