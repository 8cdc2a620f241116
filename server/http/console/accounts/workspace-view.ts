import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import type { Membership } from '../../../store/members.ts';

/** Converts a workspace to what the dashboard shows to a member. */
export function toWorkspaceView({ workspace, role }: Pick<Membership, 'workspace' | 'role'>): MyWorkspace {
  const { id, name, plan, unpaidSince, secondFactorRequired } = workspace;
  const unpaid = unpaidSince === null ? null : Math.floor(unpaidSince.getTime() / 1000);
  return { id, name, plan, role, unpaid_since: unpaid, second_factor_required: secondFactorRequired };
}
