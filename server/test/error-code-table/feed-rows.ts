import { limits } from '@blazon/contract/limits.ts';
import { type FeedClient, listen } from '../support/feed-client.ts';
import { createWorkspace } from '../support/workspaces.ts';
import { errorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

export function feedRows(world: () => ErrorTableFixtures): void {
  const ask = (headers: Record<string, string>) =>
    world().suite.clients[0].call({
      path: '/v1/listen',
      environment: 'sandbox',
      key: world().workspace.keys.sandbox,
      headers,
    });

  errorCodeRow('test_key_required', 'a Live key at the live feed', () => world().call('GET', '/v1/listen'), {
    message: 'The live feed carries sandbox events and needs a Test key (`sk_test_…`).',
  });
  errorCodeRow('invalid_cursor', 'text that is not an id of the feed', () => ask({ 'last-event-id': 'x' }), {
    param: 'Last-Event-ID',
  });
  errorCodeRow(
    'too_many_connections',
    'one connection too many',
    async () => {
      const { keys } = await createWorkspace(world().owner);
      const port = world().suite.ports[0]?.https ?? 0;
      const open: FeedClient[] = [];
      try {
        for (let index = 0; index < limits.feedConnections; index += 1)
          open.push(await listen(port, keys.sandbox));
        return await world().suite.clients[1].call({
          path: '/v1/listen',
          environment: 'sandbox',
          key: keys.sandbox,
        });
      } finally {
        for (const client of open) client.close();
      }
    },
    { headers: { 'retry-after': '15' } },
  );
}
