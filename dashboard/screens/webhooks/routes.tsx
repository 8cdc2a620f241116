import { createRoute } from '@tanstack/react-router';
import { environmentRoute } from '../../shell/roots.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readWebhookSearch } from './webhook-search.ts';

const webhooks = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks',
  validateSearch: readWebhookSearch,
  component: lazyScreen(() => import('./webhooks.tsx'), 'WebhooksScreen'),
});

const event = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'webhooks/events/$event',
  component: lazyScreen(() => import('./event.tsx'), 'EventScreen'),
});

export const webhooksRoutes = [webhooks, event] as const;
