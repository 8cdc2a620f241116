import type { Me, MemberRole, MyWorkspace } from '@blazon/contract/console/people.ts';
import { useParams } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { readLastWorkspace } from './last-workspace.ts';
import type { EnvironmentName } from './use-me.ts';

export interface WorkspaceContext {
  readonly me: Me;
  readonly workspace: MyWorkspace;
  readonly environment: EnvironmentName;
  /** The environment that is not open. Its data is separate, but people often copy an id from there. */
  readonly otherEnvironment: EnvironmentName;
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

const workspaceContext = createContext<WorkspaceContext | undefined>(undefined);

interface WorkspaceProviderProps {
  readonly me: Me;
  readonly workspace: MyWorkspace;
  readonly children: ReactNode;
}

/** Gives the screens of a workspace what `useWorkspaceContext` returns. */
export function WorkspaceProvider({ me, workspace, children }: WorkspaceProviderProps) {
  const params = useParams({ strict: false });
  const environment = chooseEnvironment(params.environment);
  const value = useMemo((): WorkspaceContext => {
    const workspacePath = `/api/workspaces/${workspace.id}`;
    return {
      me,
      workspace,
      environment,
      otherEnvironment: environment === 'live' ? 'sandbox' : 'live',
      workspacePath,
      environmentPath: `${workspacePath}/${environment}`,
      isAtLeast: (role) => rolesByRank.indexOf(workspace.role) >= rolesByRank.indexOf(role),
    };
  }, [me, workspace, environment]);
  return <workspaceContext.Provider value={value}>{children}</workspaceContext.Provider>;
}

/** The current workspace and environment. Only for screens below /w/$workspace, inside the shell. */
export function useWorkspaceContext(): WorkspaceContext {
  const context = useContext(workspaceContext);
  if (context === undefined) throw new Error('useWorkspaceContext is for screens inside a workspace.');
  return context;
}

/**
 * Returns the environment in the path. Paths of workspace settings have none, so the environment opened last is used.
 */
function chooseEnvironment(fromPath: string | undefined): EnvironmentName {
  if (fromPath === 'live' || fromPath === 'sandbox') return fromPath;
  return readLastWorkspace()?.environment ?? 'live';
}
