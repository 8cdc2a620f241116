import type { DefinedOperation } from '../operation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { cancelMyEmailChange, startEmailChange } from './change-email.ts';
import { changeRole } from './change-role.ts';
import { reauthenticate } from './reauthenticate.ts';
import { createInvitation } from './create-invitation.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteAccount, getAccountDeletionPreview } from './delete-account.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { endOtherSessionsOperation } from './end-other-sessions.ts';
import { endSessionOperation } from './end-session.ts';
import { getAccount } from './get-account.ts';
import { getMe } from './get-current-person.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { listInvitationsOperation } from './list-invitations.ts';
import { listMembersOperation } from './list-members.ts';
import { listSessionsOperation } from './list-sessions.ts';
import { removeMember } from './remove-member.ts';
import { renameWorkspaceOperation } from './rename-workspace.ts';
import { setSecondFactorPolicy } from './set-second-factor-policy.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { startFirstWorkspace } from './start-first-workspace.ts';

/** Operations on the signed-in person, their workspaces, and other members. */
export const peopleOperations: readonly DefinedOperation[] = [
  getMe,
  getAccount,
  reauthenticate,
  startEmailChange,
  cancelMyEmailChange,
  getAccountDeletionPreview,
  deleteAccount,
  listSessionsOperation,
  endSessionOperation,
  endOtherSessionsOperation,
  createWorkspace,
  startFirstWorkspace,
  renameWorkspaceOperation,
  setSecondFactorPolicy,
  deleteWorkspace,
  leaveWorkspace,
  listMembersOperation,
  changeRole,
  removeMember,
  listInvitationsOperation,
  createInvitation,
  resendInvitation,
  revokeInvitation,
  acceptInvitation,
];
