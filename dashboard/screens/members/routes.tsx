import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from '../../shell/roots.tsx';

const members = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'members',
  component: lazyRouteComponent(() => import('./members.tsx'), 'MembersScreen'),
});

const general = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'general',
  component: lazyRouteComponent(() => import('./general.tsx'), 'GeneralScreen'),
});

export const membersRoutes = [members, general] as const;
