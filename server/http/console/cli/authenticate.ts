import { createHash } from 'node:crypto';
import { readCliToken, isWellFormedCliToken } from '../../../domain/cli-token.ts';
import { findCliTokenHolder, recordCliTokenUse } from '../../../store/cli-tokens.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';

/** Tokens are random, so a plain hash is enough. */
export function hashCliToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** Finds the person that a CLI token acts for. Cookies are ignored. */
export async function findPersonOfCliToken(
  { peopleDatabase, clock }: Pick<ConsoleDeps, 'peopleDatabase' | 'clock'>,
  authorization: string,
): Promise<Person | undefined> {
  const token = readCliToken(authorization);
  if (token === undefined || !isWellFormedCliToken(token)) return undefined;
  const now = clock.now();
  const holder = await findCliTokenHolder(peopleDatabase, hashCliToken(token), now);
  if (holder === undefined) return undefined;
  const { id, workspaceId, createdAt } = holder.token;
  await recordCliTokenUse(peopleDatabase, id, now);
  // Approving a login requires a recent sign-in, so a new login counts as a recent sign-in.
  return { ...holder.person, sessionId: id, provedAt: createdAt, cliToken: { id, workspaceId, createdAt } };
}

/** Returns the detail that marks audit entries of actions made with the CLI. */
export function createCliTokenDetail({ cliToken }: Pick<Person, 'cliToken'>): {
  readonly cli_token?: string;
} {
  return cliToken === undefined ? {} : { cli_token: cliToken.id };
}
