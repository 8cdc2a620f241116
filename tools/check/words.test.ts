import { expect, it } from 'vitest';
import { createFixtureRepository } from './fixture-repository.ts';
import { registries, words } from './words.ts';

function check(files: Readonly<Record<string, string>>) {
  return words.run(createFixtureRepository(files));
}

it('the words check finds American spellings and names the British ones', async () => {
  const problems = await check({
    'docs/page.md': [
      '# Colors',
      'The behavior of the organization is centered on its license.',
      'It was canceled; gray catalogs were prioritized and analyzed.',
    ].join('\n'),
  });
  expect(problems.map((problem) => problem.replace('docs/page.md:', '')).toSorted()).toEqual([
    '1: Colors: write Colours',
    '2: behavior: write behaviour',
    '2: centered: write centred',
    '2: license: write licence',
    '2: organization: write organisation',
    '3: analyzed: write analysed',
    '3: canceled: write cancelled',
    '3: catalogs: write catalogues',
    '3: gray: write grey',
    '3: prioritized: write prioritised',
  ]);
});

it('the words check ignores code, addresses, names and correct words', async () => {
  const problems = await check({
    'docs/page.md': [
      'The field `primary_color` and primary_color; the Apache License; to license it; licensed; a licence.',
      'Size, prize, colour, analysis, enter, centre, literal, Authorization, label, modelled, cancelled.',
      '[spec](https://example.org/color-behavior) and https://example.org/center <span color="gray">text</span>',
      '```css\ncolor: gray;\n```',
      '<!-- color -->',
    ].join('\n'),
    'server/colour.ts': '// color\n',
  });
  expect(problems).toEqual([]);
});

it('the words check finds the host of a package registry in any file', async () => {
  const problems = await check(
    Object.fromEntries(
      registries.map((host, place) => [`deploy/${place}.yaml`, `a: 1\nurl: https://${host}/`]),
    ),
  );
  expect(problems).toEqual(
    registries.map((host, place) => `deploy/${place}.yaml:2: names the package registry ${host}`),
  );
});
