import { expect, it } from 'vitest';
import { actions, isAtLeast, mayChangeMember, mayDo, roles } from './roles.ts';

it('gives each role all that the one before it has', () => {
  for (const action of actions) {
    const may = roles.map((role) => mayDo(role, action));
    expect(may).toEqual(may.toSorted((one, other) => Number(one) - Number(other)));
    expect(mayDo('owner', action)).toBe(true);
  }
});

it('lets viewers read and leave, and nothing else', () => {
  expect(actions.filter((action) => mayDo('viewer', action)).toSorted()).toEqual([
    'members.read',
    'workspace.leave',
    'workspace.read',
  ]);
});

it('lets nobody act on a higher role, nor give one', () => {
  for (const actor of roles) {
    for (const target of roles) {
      for (const next of [...roles, undefined]) {
        const isAllowed =
          isAtLeast(actor, 'admin') &&
          isAtLeast(actor, target) &&
          (next === undefined || isAtLeast(actor, next));
        expect(mayChangeMember(actor, target, next)).toBe(isAllowed);
      }
    }
  }
  expect(mayChangeMember('admin', 'developer', 'owner')).toBe(false);
  expect(mayChangeMember('admin', 'owner')).toBe(false);
  expect(mayChangeMember('developer', 'viewer')).toBe(false);
  expect(mayChangeMember('owner', 'owner', 'viewer')).toBe(true);
});
