import type { MemberRole } from '@blazon/contract/console/people.ts';
import { t } from './text.ts';

export const roleNames: Readonly<Record<MemberRole, string>> = {
  viewer: t('roleNames.viewer'),
  developer: t('roleNames.developer'),
  admin: t('roleNames.admin'),
  owner: t('roleNames.owner'),
};

/** What each role may do, in one sentence that needs no other. */
export const roleMeanings: Readonly<Record<MemberRole, string>> = {
  viewer: t('roleNames.canSeeButNotChange'),
  developer: t('roleNames.canCreateProjectsBrandsApi'),
  admin: t('roleNames.canDoWhatDevelopersCan'),
  owner: t('roleNames.canDoWhatAdminsCan'),
};

const roleOrder: readonly MemberRole[] = ['viewer', 'developer', 'admin', 'owner'];

/** The roles that a person with this role can grant: nobody can grant more than they have. */
export function rolesUpTo(role: MemberRole): readonly MemberRole[] {
  return roleOrder.slice(0, roleOrder.indexOf(role) + 1);
}
