import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { settingsRoute } from '../../shell/roots.tsx';

const usageRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'usage',
  validateSearch: (search: Record<string, unknown>): { readonly month?: string } =>
    typeof search['month'] === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(search['month'])
      ? { month: search['month'] }
      : {},
  component: lazyScreen(() => import('./usage.tsx'), 'UsageScreen'),
});

const planRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'plan',
  /** Whether the person finished or left the page of the payment provider. */
  validateSearch: (search: Record<string, unknown>): { readonly visit?: 'done' | 'left' } => {
    const { visit } = search;
    return visit === 'done' || visit === 'left' ? { visit } : {};
  },
  component: lazyScreen(() => import('./plan.tsx'), 'PlanScreen'),
});

export const usageRoutes = [usageRoute, planRoute] as const;
