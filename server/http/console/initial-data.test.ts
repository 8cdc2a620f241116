import { expect, test } from 'vitest';
import { createPreloadLinkHeader, listInitialPaths } from './initial-data.ts';

const workspaceId = 'ws_01k9x2m4n6p8q0r2s4t6v8w0x2';
const cookie = '__Host-session=x';

test('an overview is rendered with the person and the data of the overview', () => {
  const root = `/api/workspaces/${workspaceId}/live`;
  expect(listInitialPaths(`/w/${workspaceId}/live/overview?from=mail`, cookie)).toEqual([
    '/api/me',
    `${root}/first-steps`,
    `${root}/health`,
    `${root}/brands?limit=8`,
  ]);
});

test('sign-in is rendered with its options, with and without a cookie', () => {
  for (const address of ['/sign-in', '/sign-in?return_to=/account'])
    for (const sent of [undefined, cookie])
      expect(listInitialPaths(address, sent)).toEqual(['/api/sign-in-options']);
});

test('an overview is not rendered for a visitor without a cookie', () => {
  expect(listInitialPaths(`/w/${workspaceId}/live/overview`, undefined)).toBeUndefined();
});

test.each([
  '/',
  '/account',
  '/sign-in/link',
  `/w/${workspaceId}/live/overviews`,
  `/w/${workspaceId}/other/overview`,
  '/w/WS_1/live/overview',
  '/w/ws_1/../live/overview',
])('the path %s is not rendered', (address) => expect(listInitialPaths(address, cookie)).toBeUndefined());

test('a page of a workspace preloads the person', () => {
  for (const rest of ['live/keys', 'settings/plan', ''])
    expect(createPreloadLinkHeader(`/w/${workspaceId}/${rest}`)).toBe(
      '</api/me>; rel=preload; as=fetch; crossorigin',
    );
});

test.each(['/', '/sign-in', '/account', '/w/ws_1', '/w/WS_1/live/overview'])(
  'the path %s preloads nothing',
  (address) => expect(createPreloadLinkHeader(address)).toBeUndefined(),
);
