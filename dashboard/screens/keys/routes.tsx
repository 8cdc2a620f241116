import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { environmentRoute } from '../../shell/roots.tsx';

interface KeySearch {
  readonly state?: 'revoked';
  /** Opens the dialog that creates a key, for links from other screens. */
  readonly create?: true;
}

const keysRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'keys',
  validateSearch: ({ state, create }: Record<string, unknown>): KeySearch => {
    if (create === true) return { create };
    return state === 'revoked' ? { state } : {};
  },
  component: lazyScreen(() => import('./keys.tsx'), 'KeysScreen'),
});

export const keysRoutes = [keysRoute] as const;
