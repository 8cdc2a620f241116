import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { meQuery } from '../api/use-me.ts';
import { readLastWorkspace } from '../api/last-workspace.ts';
import { EnvironmentGate } from './environment.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Root } from './root.tsx';
import { NotFoundInShell } from './route-states.tsx';

/** The parent routes of all areas. */
export const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: Root,
});

/** Replaces the workspace id in the URL if no workspace can be reached and none was opened before. */
const unreachableWorkspaceId = 'unreachable';

/** Redirects to the last open workspace, or the first one. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    const last = readLastWorkspace();
    const known = me.workspaces.find(({ id }) => id === last?.workspace) ?? me.workspaces[0];
    if (known === undefined && (me.unreachable_workspaces ?? 0) === 0)
      return redirect({ to: '/new-workspace', replace: true, throw: true });
    const id = known?.id ?? last?.workspace ?? unreachableWorkspaceId;
    const environment = id === last?.workspace ? last.environment : 'live';
    return redirect({
      throw: true,
      to: '/w/$workspace/$environment/overview',
      params: { workspace: id, environment },
      replace: true,
    });
  },
});

export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/w/$workspace',
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyScreen(() => import('./shell.tsx'), 'Shell'),
  notFoundComponent: NotFoundInShell,
});

/** Workspace-wide screens: /w/$workspace/settings/... */
export const settingsRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: 'settings',
  notFoundComponent: NotFoundInShell,
});

/** Screens of live or sandbox: /w/$workspace/$environment/... */
export const environmentRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '$environment',
  component: EnvironmentGate,
  notFoundComponent: NotFoundInShell,
});
