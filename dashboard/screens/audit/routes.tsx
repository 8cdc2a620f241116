import { createRoute } from '@tanstack/react-router';
import { settingsRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readAuditSearch } from './audit-search.ts';

const audit = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyScreen(() => import('./audit.tsx'), 'AuditScreen'),
});

export const auditRoutes = [audit] as const;
