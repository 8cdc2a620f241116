import { expect, it } from 'vitest';
import { createWorkspaceRoom } from './workspace-room.ts';

it('gives each workspace so many places, whatever the others have', () => {
  const room = createWorkspaceRoom(2);
  const [first, second, third] = [room.enter('a'), room.enter('a'), room.enter('a')];
  expect([first, second].every((leave) => leave !== undefined)).toBe(true);
  expect(third).toBeUndefined();
  expect(room.enter('b')).toBeDefined();
});

it('gets a place back once, and forgets who is gone', () => {
  const room = createWorkspaceRoom(2);
  const [first, second] = [room.enter('a'), room.enter('a')];
  first?.();
  first?.();
  expect(room.enter('a')).toBeDefined();
  expect(room.enter('a')).toBeUndefined();
  second?.();
  expect(room.size).toBe(1);
});
