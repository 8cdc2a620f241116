import type { CliLogin } from '@blazon/contract/console/cli.ts';
import { findMembership } from '../../../store/members.ts';
import { findAccount } from '../../../store/persons.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/** Describes the person and workspace of a login. Returns undefined if the person has just left the workspace. */
export async function describeLogin(
  { database, apiUrls }: Pick<ConsoleDeps, 'database' | 'apiUrls'>,
  login: {
    readonly id: string;
    readonly personId: string;
    readonly workspaceId: string;
    readonly expiresAt: Date;
  },
): Promise<CliLogin | undefined> {
  const { id, personId, workspaceId, expiresAt } = login;
  const [account, membership] = await Promise.all([
    findAccount(database, personId),
    findMembership(database, workspaceId, personId),
  ]);
  if (account === undefined || membership === undefined) return undefined;
  const { name, plan } = membership.workspace;
  return {
    id,
    person: { id: personId, name: account.name, email: account.email },
    workspace: { id: workspaceId, name, plan },
    role: membership.role,
    expires_at: toUnixSeconds(expiresAt),
    api_urls: apiUrls,
  };
}
