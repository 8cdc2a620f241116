import { createRoute } from '@tanstack/react-router';
import { prefetchOverview } from '../../api/use-overview.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { environmentRoute } from '../../shell/roots.tsx';

const overviewRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'overview',
  loader: ({ context, params: { workspace, environment } }) =>
    prefetchOverview(context.queryClient, `/api/workspaces/${workspace}/${environment}`),
  component: lazyScreen(() => import('./overview.tsx'), 'OverviewScreen'),
});

export const overviewRoutes = [overviewRoute] as const;
