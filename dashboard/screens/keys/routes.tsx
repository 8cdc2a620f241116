import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';

const keys = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'keys',
  validateSearch: ({ state }: Record<string, unknown>): { readonly state?: 'revoked' } =>
    state === 'revoked' ? { state } : {},
  component: lazyRouteComponent(() => import('./keys.tsx'), 'KeysScreen'),
});

export const keysRoutes = [keys] as const;
