import { createRoute } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readRequestSearch } from './request-search.ts';

const requests = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests',
  validateSearch: readRequestSearch,
  component: lazyScreen(() => import('./requests.tsx'), 'RequestsScreen'),
});

const request = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'requests/$request',
  component: lazyScreen(() => import('./request.tsx'), 'RequestScreen'),
});

export const requestsRoutes = [requests, request] as const;
