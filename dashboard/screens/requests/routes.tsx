import { createRoute } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readRequestSearch } from './request-search.ts';

const requestsRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests',
  validateSearch: readRequestSearch,
  component: lazyScreen(() => import('./requests.tsx'), 'RequestsScreen'),
});

const requestRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests/$request',
  component: lazyScreen(() => import('./request.tsx'), 'RequestScreen'),
});

export const requestsRoutes = [requestsRoute, requestRoute] as const;
