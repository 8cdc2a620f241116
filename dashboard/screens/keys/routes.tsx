import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { environmentRoute } from '../../shell/roots.tsx';

const keys = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'keys',
  validateSearch: ({ state }: Record<string, unknown>): { readonly state?: 'revoked' } =>
    state === 'revoked' ? { state } : {},
  component: lazyScreen(() => import('./keys.tsx'), 'KeysScreen'),
});

export const keysRoutes = [keys] as const;
