import { createRoute } from '@tanstack/react-router';
import { settingsRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readAuditSearch } from './audit-search.ts';

const auditRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyScreen(() => import('./audit.tsx'), 'AuditScreen'),
});

export const auditRoutes = [auditRoute] as const;
