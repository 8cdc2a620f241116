import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { settingsRoute } from '../../shell/roots.tsx';

const members = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'members',
  component: lazyScreen(() => import('./members.tsx'), 'MembersScreen'),
});

const general = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'general',
  component: lazyScreen(() => import('./general.tsx'), 'GeneralScreen'),
});

export const membersRoutes = [members, general] as const;
