import type { Me, MemberRole, MyWorkspace } from '@blazon/contract/console/people.ts';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { callConsole } from './call.ts';
import { readLastWorkspace } from './last-workspace.ts';

export type EnvironmentName = 'live' | 'sandbox';

export const meQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: ({ signal }) => callConsole<Me>('GET', '/api/me', undefined, signal),
  staleTime: 60_000,
});

export function useMe() {
  return useQuery(meQuery);
}

export interface WorkspaceContext {
  readonly me: Me;
  readonly workspace: MyWorkspace;
  readonly environment: EnvironmentName;
  /** Such as `/api/workspaces/ws_...`. */
  readonly workspacePath: string;
  /** Such as `/api/workspaces/ws_.../live`. */
  readonly environmentPath: string;
  /**
   * Whether the person's role is at least this one. The console enforces roles; this only hides what would be
   * rejected.
   */
  readonly isAtLeast: (role: MemberRole) => boolean;
}

const rolesByRank: readonly MemberRole[] = ['viewer', 'developer', 'admin', 'owner'];

/**
 * The current workspace and environment. Only for screens below /w/$workspace, whose existence the shell has checked.
 */
export function usePlace(): WorkspaceContext {
  const { data: me } = useSuspenseQuery(meQuery);
  const params = useParams({ strict: false });
  const workspace = me.workspaces.find(({ id }) => id === params.workspace);
  if (workspace === undefined) throw new Error('usePlace is for screens inside a workspace.');
  const environment = chooseEnvironment(params.environment);
  const workspacePath = `/api/workspaces/${workspace.id}`;
  return {
    me,
    workspace,
    environment,
    workspacePath,
    environmentPath: `${workspacePath}/${environment}`,
    isAtLeast: (role) => rolesByRank.indexOf(workspace.role) >= rolesByRank.indexOf(role),
  };
}

/** The environment in the path. Paths of workspace settings have none: there, the one opened last applies. */
function chooseEnvironment(fromPath: string | undefined): EnvironmentName {
  if (fromPath === 'live' || fromPath === 'sandbox') return fromPath;
  return readLastWorkspace()?.environment ?? 'live';
}
