import type { DefinedOperation } from '../operation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { cancelAddressChange, startAddressChange } from './change-address.ts';
import { changeRole } from './change-role.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { createInvitation } from './create-invitation.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteAccount, getLeaving } from './delete-account.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { endOtherSessionsOperation } from './end-other-sessions.ts';
import { endSessionOperation } from './end-session.ts';
import { getAccount } from './get-account.ts';
import { getMe } from './get-me.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { listInvitationsOperation } from './list-invitations.ts';
import { listMembersOperation } from './list-members.ts';
import { listSessionsOperation } from './list-sessions.ts';
import { removeMember } from './remove-member.ts';
import { renameWorkspaceOperation } from './rename-workspace.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

/** Who is signed in, their workspaces, and who else is in them. */
export const peopleOperations: readonly DefinedOperation[] = [
  getMe,
  getAccount,
  confirmSignIn,
  startAddressChange,
  cancelAddressChange,
  getLeaving,
  deleteAccount,
  listSessionsOperation,
  endSessionOperation,
  endOtherSessionsOperation,
  createWorkspace,
  renameWorkspaceOperation,
  requireSecondFactor,
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
