/** The roles of people in a workspace. Each role includes the permissions of the previous one. */
export const roles = ['viewer', 'developer', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The lowest role that has each permission. */
const lowestRoleByPermission = {
  /** Reading projects, brands, keys without their secrets, deliveries, usage and requests. */
  'workspace.read': 'viewer',
  'projects.write': 'developer',
  'brands.generate': 'developer',
  /** Showing a brand to people without an account. */
  'brands.share': 'developer',
  'keys.manage': 'developer',
  'webhooks.manage': 'developer',
  /** Showing the webhook signing secret. */
  'webhooks.reveal': 'developer',
  /** Rotating the secret can break every receiver. */
  'webhooks.rotate': 'admin',
  /** Setting the monthly budget of a project. */
  'budgets.manage': 'admin',
  'members.read': 'viewer',
  'workspace.leave': 'viewer',
  'members.manage': 'admin',
  'workspace.rename': 'admin',
  'audit.read': 'admin',
  'billing.read': 'admin',
  'billing.manage': 'owner',
  /** Requiring a second factor from all members. */
  'workspace.secure': 'owner',
  'workspace.delete': 'owner',
  /** Downloading the whole workspace as an archive. */
  'workspace.export': 'owner',
} as const satisfies Record<string, Role>;

export type Permission = keyof typeof lowestRoleByPermission;
export const permissions = Object.keys(lowestRoleByPermission) as Permission[];

export function isPermitted(role: Role, action: Permission): boolean {
  return hasRoleAtLeast(role, lowestRoleByPermission[action]);
}

export function hasRoleAtLeast(role: Role, other: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(other);
}

/**
 * Whether the actor may give a member this role or, if `next` is undefined, remove them. Nobody may change a member
 * whose role is above their own, or grant such a role.
 */
export function canChangeMember(actor: Role, target: Role, next?: Role): boolean {
  return (
    isPermitted(actor, 'members.manage') &&
    hasRoleAtLeast(actor, target) &&
    hasRoleAtLeast(actor, next ?? 'viewer')
  );
}
