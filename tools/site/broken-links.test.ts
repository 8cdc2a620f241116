import { expect, test } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';

const pages = [
  {
    path: '/docs/',
    html: `<h1 id="top">Home</h1>
      <a href="/docs/guides/">a page</a> <a href="guides/#rules">an anchor</a> <a href="#top">here</a>
      <img src="/docs/logo.svg"> <a href="https://example.com/">elsewhere</a> <a href="/docs/try/">the reference</a>
      <script>const text = ' href="/docs/in-a-script/"';</script>`,
  },
  { path: '/docs/guides/', html: '<h1>Guides</h1><h2 id="rules">Rules</h2><a href="../">up</a>' },
];
const files = new Set(['/docs/', '/docs/guides/', '/docs/logo.svg']);
const exists = (path: string): boolean => files.has(path);

test('findBrokenLinks counts valid links and reports none of them', () => {
  expect(findBrokenLinks(pages, exists)).toEqual({ checked: 5, broken: [] });
});

test.each([
  ['a page that is not there', '<a href="/docs/nothing/">'],
  ['a page without its slash', '<a href="/docs/guides">'],
  ['an address outside of the site', '<a href="/guides/">'],
  ['a picture that is not there', '<img src="/docs/lost.svg">'],
  ['an anchor that is not there', '<a href="/docs/guides/#nothing">'],
])('findBrokenLinks finds %s', (_what, html) => {
  const { broken } = findBrokenLinks([...pages, { path: '/docs/new/', html }], exists);
  expect(broken).toHaveLength(1);
});
