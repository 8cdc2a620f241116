import { expect, it } from 'vitest';
import { permissions, hasRoleAtLeast, canChangeMember, isPermitted, roles } from './roles.ts';

it('gives each role all that the one before it has', () => {
  for (const action of permissions) {
    const may = roles.map((role) => isPermitted(role, action));
    expect(may).toEqual(may.toSorted((one, other) => Number(one) - Number(other)));
    expect(isPermitted('owner', action)).toBe(true);
  }
});

it('lets viewers read and leave, and nothing else', () => {
  expect(permissions.filter((action) => isPermitted('viewer', action)).toSorted()).toEqual([
    'members.read',
    'workspace.leave',
    'workspace.read',
  ]);
});

it('lets nobody change or grant a higher role', () => {
  for (const actor of roles) {
    for (const target of roles) {
      for (const next of [...roles, undefined]) {
        const isAllowed =
          hasRoleAtLeast(actor, 'admin') &&
          hasRoleAtLeast(actor, target) &&
          (next === undefined || hasRoleAtLeast(actor, next));
        expect(canChangeMember(actor, target, next)).toBe(isAllowed);
      }
    }
  }
  expect(canChangeMember('admin', 'developer', 'owner')).toBe(false);
  expect(canChangeMember('admin', 'owner')).toBe(false);
  expect(canChangeMember('developer', 'viewer')).toBe(false);
  expect(canChangeMember('owner', 'owner', 'viewer')).toBe(true);
});
