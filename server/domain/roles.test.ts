import { expect, it } from 'vitest';
import { permissions, hasRoleAtLeast, canChangeMember, isPermitted, roles } from './roles.ts';

it('each role has all permissions of the role below it', () => {
  for (const action of permissions) {
    const may = roles.map((role) => isPermitted(role, action));
    expect(may).toEqual(may.toSorted((one, other) => Number(one) - Number(other)));
    expect(isPermitted('owner', action)).toBe(true);
  }
});

it('viewers can only read and leave', () => {
  expect(permissions.filter((action) => isPermitted('viewer', action)).toSorted()).toEqual([
    'members.read',
    'workspace.leave',
    'workspace.read',
  ]);
});

it('nobody can change or grant a role above their own', () => {
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
