import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import type {
  Account,
  Invitation,
  LeavingView,
  Member,
  MySession,
  SignInOptions,
} from '@blazon/contract/console/people.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { type Passkey, passkeysPath } from './passkeys.ts';

interface All<Row> {
  readonly data: readonly Row[];
}

function pathQuery<Answer>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => call<Answer>('GET', path, undefined, signal),
  });
}

export const accountPath = '/api/me/account';
export const sessionsPath = '/api/me/sessions';
export const cliLoginsPath = '/api/me/cli-logins';

export const useSignInOptions = () => useQuery(pathQuery<SignInOptions>('/api/sign-in-options'));
export const useAccount = () => useQuery(pathQuery<Account>(accountPath));
export const useLeaving = () => useQuery(pathQuery<LeavingView>('/api/me/leaving'));
export const useSessions = () => useQuery(pathQuery<All<MySession>>(sessionsPath));
export const useCliLogins = () => useQuery(pathQuery<All<MyCliLogin>>(cliLoginsPath));
export const usePasskeys = () => useQuery(pathQuery<readonly Passkey[]>(passkeysPath));

export const useMembers = (workspacePath: string) =>
  useQuery(pathQuery<All<Member>>(`${workspacePath}/members`));

export const useInvitations = (workspacePath: string, enabled: boolean) =>
  useQuery({ ...pathQuery<All<Invitation>>(`${workspacePath}/invitations`), enabled });
