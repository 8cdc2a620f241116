/** What people may do in a workspace. Each role includes the rights of the previous one. */
export const roles = ['viewer', 'developer', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The lowest role for each action; the console checks nothing else. */
const least = {
  /** Projects, brands, keys without their secrets, deliveries, usage, requests. */
  'workspace.read': 'viewer',
  'projects.write': 'developer',
  'brands.generate': 'developer',
  /** To show a brand to people without an account. */
  'brands.share': 'developer',
  'keys.manage': 'developer',
  'webhooks.manage': 'developer',
  /** Shows the webhook signing secret. */
  'webhooks.reveal': 'developer',
  /** Rotating the secret can break every receiver. */
  'webhooks.rotate': 'admin',
  /** What a project may cost in a month. */
  'budgets.manage': 'admin',
  'members.read': 'viewer',
  'workspace.leave': 'viewer',
  'members.manage': 'admin',
  'workspace.rename': 'admin',
  'audit.read': 'admin',
  'billing.read': 'admin',
  'billing.manage': 'owner',
  /** Requires a second factor of all members. */
  'workspace.secure': 'owner',
  'workspace.delete': 'owner',
  /** Downloads the whole workspace as an archive. */
  'workspace.export': 'owner',
} as const satisfies Record<string, Role>;

export type Permission = keyof typeof least;
export const permissions = Object.keys(least) as Permission[];

export function isPermitted(role: Role, action: Permission): boolean {
  return hasRoleAtLeast(role, least[action]);
}

export function hasRoleAtLeast(role: Role, other: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(other);
}

/**
 * Whether somebody may give a member this role, or remove them (`next` undefined): nobody may act on a role above
 * their own, or grant one.
 */
export function canChangeMember(actor: Role, target: Role, next?: Role): boolean {
  return (
    isPermitted(actor, 'members.manage') &&
    hasRoleAtLeast(actor, target) &&
    hasRoleAtLeast(actor, next ?? 'viewer')
  );
}
