import type { ConsoleParts } from '../console-parts.ts';

/** How often a minute: far more than a person clicks, far less than a script would. */
const mostPerMinute = {
  /** Looks at the secret, by person. */
  reveal: 10,
  /** Test events and resends, by workspace. */
  send: 60,
  /** Signatures explained, by person: each hashes up to 32 MiB, some tens of milliseconds. */
  debug: 20,
} as const;

export async function isTooOften(
  { counter }: Pick<ConsoleParts, 'counter'>,
  what: keyof typeof mostPerMinute,
  who: string,
): Promise<boolean> {
  const { used } = await counter.add(`console-${what}:${who}`);
  return used > mostPerMinute[what];
}
