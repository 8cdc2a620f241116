import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import type {
  Account,
  Invitation,
  AccountDeletionEffects,
  Member,
  MySession,
  SignInOptions,
} from '@blazon/contract/console/people.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { type Passkey, passkeysPath } from './passkeys.ts';

interface AllRows<Row> {
  readonly data: readonly Row[];
}

function createPathQuery<Answer>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<Answer>('GET', path, undefined, signal),
  });
}

export const accountPath = '/api/me/account';
export const sessionsPath = '/api/me/sessions';
export const cliLoginsPath = '/api/me/cli-logins';

export const useSignInOptions = () => useQuery(createPathQuery<SignInOptions>('/api/sign-in-options'));
export const useAccount = () => useQuery(createPathQuery<Account>(accountPath));
export const useDeletionEffects = () => useQuery(createPathQuery<AccountDeletionEffects>('/api/me/leaving'));
export const useSessions = () => useQuery(createPathQuery<AllRows<MySession>>(sessionsPath));
export const useCliLogins = () => useQuery(createPathQuery<AllRows<MyCliLogin>>(cliLoginsPath));
export const usePasskeys = () => useQuery(createPathQuery<readonly Passkey[]>(passkeysPath));

export const useMembers = (workspacePath: string) =>
  useQuery(createPathQuery<AllRows<Member>>(`${workspacePath}/members`));

export const useInvitations = (workspacePath: string, enabled: boolean) =>
  useQuery({ ...createPathQuery<AllRows<Invitation>>(`${workspacePath}/invitations`), enabled });
