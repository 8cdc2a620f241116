import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { settingsRoute } from '../../shell/roots.tsx';

const membersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'members',
  component: lazyScreen(() => import('./members.tsx'), 'MembersScreen'),
});

const generalRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'general',
  component: lazyScreen(() => import('./general.tsx'), 'GeneralScreen'),
});

export const membersRoutes = [membersRoute, generalRoute] as const;
