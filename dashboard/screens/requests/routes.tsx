import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { readRequestSearch } from './request-search.ts';

const requests = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests',
  validateSearch: readRequestSearch,
  component: lazyRouteComponent(() => import('./requests.tsx'), 'RequestsScreen'),
});

const request = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests/$request',
  component: lazyRouteComponent(() => import('./request.tsx'), 'RequestScreen'),
});

export const requestsRoutes = [requests, request] as const;
