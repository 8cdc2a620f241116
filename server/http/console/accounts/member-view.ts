import type { Invitation, Member } from '@blazon/contract/console/people.ts';
import type { NamedInvitation } from '../../../store/invitations.ts';
import type { MemberProfile } from '../../../store/members.ts';

export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function toMemberView(member: MemberProfile): Member {
  return {
    person_id: member.personId,
    name: member.name,
    email: member.email,
    role: member.role,
    second_factor: member.hasSecondFactor,
    created_at: toSeconds(member.createdAt),
  };
}

export function toInvitationView(invitation: Omit<NamedInvitation, 'workspaceName'>, now: Date): Invitation {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.inviterName,
    created_at: toSeconds(invitation.createdAt),
    expires_at: toSeconds(invitation.expiresAt),
    is_expired: invitation.expiresAt <= now,
  };
}
