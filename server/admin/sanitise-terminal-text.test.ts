import { expect, test } from 'vitest';
import { sanitiseForTerminal } from './sanitise-terminal-text.ts';

test("sanitiseForTerminal removes control characters, so that a receiver's text cannot control the terminal", () => {
  expect(sanitiseForTerminal('ok\u001b[2J\r\n\u0007\u202Eevil\u2028')).toBe('ok·[2J····evil·');
  expect(sanitiseForTerminal('Rösterei ☕ ブランド')).toBe('Rösterei ☕ ブランド');
});

test('sanitiseForTerminal truncates a long text without splitting a character', () => {
  expect(sanitiseForTerminal('🦊🦊🦊', 2)).toBe('🦊🦊…');
  expect(sanitiseForTerminal('a'.repeat(1_000_000))).toHaveLength(201);
});
