import { createRoute } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readWebhookSearch } from './webhook-search.ts';

const webhooksRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks',
  validateSearch: readWebhookSearch,
  component: lazyScreen(() => import('./webhooks.tsx'), 'WebhooksScreen'),
});

const eventRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks/events/$event',
  component: lazyScreen(() => import('./event.tsx'), 'EventScreen'),
});

export const webhooksRoutes = [webhooksRoute, eventRoute] as const;
