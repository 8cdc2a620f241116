import { expect, it } from 'vitest';
import { links } from './links.ts';
import { createFixtureRepository } from './fixture-repository.ts';

const tree = {
  'package.json': JSON.stringify({ scripts: { check: '' }, workspaces: ['server'] }),
  'server/package.json': JSON.stringify({ scripts: { 'dev:server': '' } }),
  'server/http/app.ts': '',
  'server/http/v1/create-project.ts': '',
  'docs/other.md': '# A heading: with `code`, and more\n\n## Twice\n\n## Twice\n',
};
function check(text: string) {
  return links.run(createFixtureRepository({ ...tree, 'docs/page.md': text }));
}

it('the links check passes for existing targets and for words that are not paths', async () => {
  const problems = await check(
    [
      '# Page',
      '[other](other.md) [heading](other.md#a-heading-with-code-and-more) [second](./other.md#twice-1) [up](../server)',
      '[here](#page) [site](https://example.org/a.md#b) [route](/docs/errors) ![mail](mailto:a@example.org)',
      '`server/http/app.ts` `server/http/` `server/http/app.ts:12` `http/app.ts` `app.ts` `node server/http/app.ts --port 1`',
      '`server/http/*.ts` `server/{http,store}/app.ts` `server/http/v1/<operation>.ts` `docs/decisions/NNNN-title.md`',
      '`/v1/projects` `application/json` `POST /v1/brands/generate` `and/or` `.data/` `@blazon/contract/ids.ts`',
      '`npm run check` and `npm run dev:server`.',
      '```sh\nnode server/http/app.ts\nnpm run check -- types\n```',
      '```ts\nimport { verify } from "./my-verify.ts";\n```',
    ].join('\n\n'),
  );
  expect(problems).toEqual([]);
});

it('the links check reports missing link targets, headings, paths and scripts with their lines', async () => {
  const problems = await check(
    [
      '[gone](gone.md)',
      '[heading](other.md#gone) [third](other.md#twice-2)',
      '[here](#gone)',
      '`server/processes/api.ts` and `http/gone.ts` and `gone.ts` and `server/store/*.ts`',
      'Run `npm run gone`',
      '```sh',
      'node server/processes/worker.ts',
      '```',
      '[definition]: gone.md',
    ].join('\n'),
  );
  expect(problems).toEqual([
    'docs/page.md:1: the link to gone.md leads nowhere',
    'docs/page.md:2: docs/other.md has no heading #gone',
    'docs/page.md:2: docs/other.md has no heading #twice-2',
    'docs/page.md:3: docs/page.md has no heading #gone',
    'docs/page.md:9: the link to gone.md leads nowhere',
    'docs/page.md:4: there is no server/processes/api.ts',
    'docs/page.md:4: there is no http/gone.ts',
    'docs/page.md:4: there is no gone.ts',
    'docs/page.md:4: there is no server/store/*.ts',
    'docs/page.md:7: there is no server/processes/worker.ts',
    'docs/page.md:5: no package.json has a script called gone',
  ]);
});
