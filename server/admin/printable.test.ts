import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('what a receiver sends cannot steer the terminal', () => {
  expect(printable('ok\u001b[2J\r\n\u0007\u202Eevil\u2028')).toBe('ok·[2J····evil·');
  expect(printable('Rösterei ☕ ブランド')).toBe('Rösterei ☕ ブランド');
});

test('it is cut between characters', () => {
  expect(printable('🦊🦊🦊', 2)).toBe('🦊🦊…');
  expect(printable('a'.repeat(1_000_000))).toHaveLength(201);
});
