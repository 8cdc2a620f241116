import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { auditRoutes } from './screens/audit/routes.tsx';
import { keysRoutes } from './screens/keys/routes.tsx';
import { membersRoutes } from './screens/members/routes.tsx';
import { overviewRoutes } from './screens/overview/routes.tsx';
import { peopleRoutes } from './screens/people/routes.tsx';
import { projectsRoutes } from './screens/projects/routes.tsx';
import { requestsRoutes } from './screens/requests/routes.tsx';
import { usageRoutes } from './screens/usage/routes.tsx';
import { webhooksRoutes } from './screens/webhooks/routes.tsx';
import { environmentRoute, indexRoute, rootRoute, settingsRoute, workspaceRoute } from './shell/roots.tsx';
import { NotFound, RouteError, RoutePending } from './shell/route-states.tsx';

/** All screens. Each area lists its own; shell/roots.tsx contains the parent routes. */
const routeTree = rootRoute.addChildren([
  indexRoute,
  ...peopleRoutes,
  workspaceRoute.addChildren([
    settingsRoute.addChildren([...usageRoutes, ...membersRoutes, ...auditRoutes]),
    environmentRoute.addChildren([
      ...overviewRoutes,
      ...projectsRoutes,
      ...requestsRoutes,
      ...keysRoutes,
      ...webhooksRoutes,
    ]),
  ]),
]);

/** What differs where the console process renders a page. */
interface ServerOptions {
  readonly history: RouterHistory;
  readonly isServer: true;
  readonly scrollRestoration: false;
}

export type DashboardRouter = ReturnType<typeof createDashboardRouter>;

export function createDashboardRouter(queryClient: QueryClient, serverOptions?: ServerOptions) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // Replaces the placeholder as soon as the screen is ready. By default, a placeholder stays for a minimum time.
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...serverOptions,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: DashboardRouter;
  }
}
