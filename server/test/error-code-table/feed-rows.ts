import { limits } from '@blazon/contract/limits.ts';
import { type FeedClient, openFeedClient } from '../support/feed-client.ts';
import { createWorkspace } from '../support/workspaces.ts';
import { defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

export function defineFeedRows(fixtures: () => ErrorTableFixtures): void {
  const callFeed = (headers: Record<string, string>) =>
    fixtures().suite.clients[0].call({
      path: '/v1/listen',
      environment: 'sandbox',
      key: fixtures().workspace.keys.sandbox,
      headers,
    });

  defineErrorCodeRow(
    'test_key_required',
    'a Live key at the live feed',
    () => fixtures().call('GET', '/v1/listen'),
    {
      message: 'The live feed carries sandbox events and needs a Test key (`sk_test_…`).',
    },
  );
  defineErrorCodeRow(
    'invalid_cursor',
    'text that is not an id of the feed',
    () => callFeed({ 'last-event-id': 'x' }),
    {
      param: 'Last-Event-ID',
    },
  );
  defineErrorCodeRow(
    'too_many_connections',
    'one connection too many',
    async () => {
      const { keys } = await createWorkspace(fixtures().owner);
      const port = fixtures().suite.ports[0]?.https ?? 0;
      const open: FeedClient[] = [];
      try {
        for (let index = 0; index < limits.feedConnections; index += 1)
          open.push(await openFeedClient(port, keys.sandbox));
        return await fixtures().suite.clients[1].call({
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
