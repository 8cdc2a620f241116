import { expect, test } from 'vitest';
import { createPreloadLinkHeader } from './page-preloads.ts';

const workspaceId = 'ws_01k9x2m4n6p8q0r2s4t6v8w0x2';

test('an overview page preloads the person and the data of the overview', () => {
  const root = `/api/workspaces/${workspaceId}/live`;
  expect(createPreloadLinkHeader(`/w/${workspaceId}/live/overview?from=mail`)).toBe(
    ['/api/me', `${root}/first-steps`, `${root}/health`, `${root}/brands?limit=8`]
      .map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`)
      .join(', '),
  );
});

test('any other page of a workspace preloads only the person', () => {
  for (const rest of ['live/keys', 'settings/plan', 'live/overviews', ''])
    expect(createPreloadLinkHeader(`/w/${workspaceId}/${rest}`)).toBe(
      '</api/me>; rel=preload; as=fetch; crossorigin',
    );
});

test.each([
  '/',
  '/sign-in',
  '/account',
  '/w/ws_1',
  '/w/WS_1/live/overview',
  '/w/ws_1%0d%0aset-cookie:x/live/overview',
])('the path %s preloads nothing', (address) => expect(createPreloadLinkHeader(address)).toBeUndefined());
