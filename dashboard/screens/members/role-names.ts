import type { MemberRole } from '@blazon/contract/console/people.ts';

export const roleNames: Readonly<Record<MemberRole, string>> = {
  viewer: 'Viewer',
  developer: 'Developer',
  admin: 'Admin',
  owner: 'Owner',
};

/** What each role may do, in one sentence. */
export const roleMeanings: Readonly<Record<MemberRole, string>> = {
  viewer: 'Sees everything but secrets, and changes nothing.',
  developer: 'Makes projects, brands, API keys and webhooks.',
  admin: 'Does what developers do, manages members, and sees bills and the audit log.',
  owner: 'Does what admins do, changes the plan, and makes other owners.',
};

const roleOrder: readonly MemberRole[] = ['viewer', 'developer', 'admin', 'owner'];

/** Nobody can grant more than they have. */
export function rolesUpTo(role: MemberRole): readonly MemberRole[] {
  return roleOrder.slice(0, roleOrder.indexOf(role) + 1);
}
