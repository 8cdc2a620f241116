import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from '../../shell/roots.tsx';
import { readAuditSearch } from './audit-search.ts';

const audit = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit.tsx'), 'AuditScreen'),
});

export const auditRoutes = [audit] as const;
