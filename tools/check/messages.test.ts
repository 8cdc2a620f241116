import { expect, it } from 'vitest';
import { createFixtureRepository } from './fixture-repository.ts';
import { messages } from './messages.ts';

function check(files: Readonly<Record<string, string>>) {
  return messages.run(createFixtureRepository(files));
}

/** The module that opens the catalogue of a folder. */
const writeCatalogueModule = (area: string): string =>
  `export const { t } = openCatalogue('${area}', messages);`;

const writeCatalogue = (texts: Readonly<Record<string, string>>): string => JSON.stringify(texts);

it('the messages check accepts texts from the catalogue, and strings that people never see', async () => {
  const problems = await check({
    'dashboard/messages/en/keys.json': writeCatalogue({
      'keys.title': 'API keys',
      'keys.count': '{count, plural, one {# key} other {# keys}} of <link>{name}</link>',
    }),
    'dashboard/screens/keys/text.ts': writeCatalogueModule('keys'),
    'dashboard/screens/keys/keys.tsx': `
      import { rich, t } from './text.ts';
      const route = getRouteApi('/keys');
      export function Keys({ count, name }) {
        if (name === 'Enter') throw new Error('Nobody is called Enter.');
        return (
          <Page title={t('keys.title')} className="flex items-center gap-2 Mono">
            {rich('keys.count', { count, name, link: (children) => <a href="/x">{children}</a> })} · 404
          </Page>
        );
      }`,
  });
  expect(problems).toEqual([]);
});

it('the messages check finds texts in JSX, in attributes and in strings', async () => {
  const problems = await check({
    'dashboard/messages/en/keys.json': writeCatalogue({}),
    'dashboard/screens/keys/keys.tsx': `
      const names = { live: 'Live keys' };
      export const Keys = ({ count }) => <p title="all">{\`You have \${count}\`} keys</p>;`,
  });
  expect(problems).toEqual([
    'dashboard/screens/keys/keys.tsx:2: “Live keys” belongs in dashboard/messages',
    'dashboard/screens/keys/keys.tsx:3: “all” belongs in dashboard/messages',
    'dashboard/screens/keys/keys.tsx:3: “You have …” belongs in dashboard/messages',
    'dashboard/screens/keys/keys.tsx:3: “keys” belongs in dashboard/messages',
  ]);
});

it('the messages check finds unused messages, wrong values and messages read while a module loads', async () => {
  const problems = await check({
    'dashboard/messages/en/parts.json': writeCatalogue({
      'copy.old': 'Copy',
      'copy.of': 'Copy {what}',
      'copy.done': 'Copied',
    }),
    'dashboard/parts/text.ts': writeCatalogueModule('parts'),
    'dashboard/parts/copy.tsx': `
      import { t } from './text.ts';
      const done = t('copy.done');
      export const label = (name) => t('copy.of', { name });`,
  });
  expect(problems).toEqual([
    'dashboard/messages/en/parts.json: copy.old: no file uses this message',
    'dashboard/parts/copy.tsx:4: copy.of: passes {name}, the message has {what}',
    'dashboard/parts/copy.tsx:3: read the message in a function, not when the module loads',
  ]);
});

it('the messages check finds messages of a translation that differ from English in keys or placeholders', async () => {
  const problems = await check({
    'dashboard/messages/en/parts.json': writeCatalogue({ 'copy.of': 'Copy {what}', 'copy.done': 'Copied' }),
    'dashboard/messages/fr/parts.json': writeCatalogue({
      'copy.of': 'Copier {quoi}',
      'copy.done': 'Copié {',
      'copy.gone': 'Parti',
    }),
    'dashboard/parts/text.ts': writeCatalogueModule('parts'),
    'dashboard/parts/copy.tsx': `import { t } from './text.ts';
      export const label = (what) => t('copy.of', { what }) + t('copy.done');`,
  });
  expect(problems).toEqual([
    'dashboard/messages/fr/parts.json: copy.of: has {quoi}, the source has {what}',
    expect.stringContaining('dashboard/messages/fr/parts.json: copy.done: '),
    'dashboard/messages/fr/parts.json: copy.gone: en has no such message',
  ]);
});
