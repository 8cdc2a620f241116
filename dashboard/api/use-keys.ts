import type {
  ChangeKeyBody,
  ConsoleKey,
  ConsoleKeys,
  CreatedKey,
  CreateKeyBody,
  MemberKeys,
} from '@blazon/contract/console/keys.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useList, appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Lists all active keys of the open environment in one page: a workspace has at most a hundred. */
export function useActiveKeys() {
  const path = useKeysPath();
  return useQuery({
    queryKey: [path, 'active'],
    queryFn: ({ signal }) => callConsole<ConsoleKeys>('GET', path, undefined, signal),
  });
}

export function useRevokedKeys() {
  const path = useKeysPath();
  return useList<ConsoleKey>(path, { filters: { state: 'revoked' } });
}

const maxReportedShown = 3;

/** Lists the latest keys that were found in public. */
export function useReportedKeys() {
  const path = useKeysPath();
  return useQuery({
    queryKey: [path, 'reported'],
    queryFn: ({ signal }) =>
      callConsole<ConsoleKeys>(
        'GET',
        appendQuery(path, { state: 'reported', limit: maxReportedShown }),
        undefined,
        signal,
      ),
  });
}

export function useCreateKey() {
  const path = useKeysPath();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateKeyBody) => callConsole<CreatedKey>('POST', path, body),
    // The response contains the secret, so it is discarded with the dialog that shows it.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

export function useChangeKey(keyId: string) {
  const path = useKeysPath();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeKeyBody) => callConsole<ConsoleKey>('PATCH', `${path}/${keyId}`, body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

export function useRevokeKey() {
  const path = useKeysPath();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (key: ConsoleKey) => callConsole<ConsoleKey>('POST', `${path}/${key.id}/revoke`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

/** Lists the active keys that a member created, in both environments. */
export function useMemberKeys(personId: string) {
  const path = `${useWorkspaceContext().workspacePath}/members/${personId}/keys`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<MemberKeys>('GET', path, undefined, signal),
    // Always fetched again, because the decision to revoke keys depends on it.
    staleTime: 0,
  });
}

function useKeysPath(): string {
  return `${useWorkspaceContext().environmentPath}/keys`;
}
