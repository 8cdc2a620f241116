import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { readWebhookSearch } from './webhook-search.ts';

const webhooks = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks',
  validateSearch: readWebhookSearch,
  component: lazyRouteComponent(() => import('./webhooks.tsx'), 'WebhooksScreen'),
});

const event = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks/events/$event',
  component: lazyRouteComponent(() => import('./event.tsx'), 'EventScreen'),
});

export const webhooksRoutes = [webhooks, event] as const;
