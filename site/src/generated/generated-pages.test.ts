import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorCodes, errors, failureCodes } from '@blazon/contract/errors.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { describe, expect, test } from 'vitest';
import { changelogPage } from './changelog-page.ts';
import { errorPages } from './error-pages.ts';
import { referencePages } from './reference-pages.ts';
import { repositoryPages } from './repository-pages.ts';

const root = new URL('../../../', import.meta.url);

test('the site has a page with advice for every error code, and a page that lists them all', () => {
  const [list, ...pages] = errorPages();
  expect(pages.map(({ id }) => id)).toEqual(errorCodes.map((code) => `errors/${code}`));
  for (const code of errorCodes) {
    const page = pages.find(({ title }) => title === code);
    expect(page?.body).toContain(errors[code].advice);
    expect(page?.body).toContain(`/docs/errors/${code}/`);
    // The anchor to which `doc_url` points if there is no site.
    expect(list?.body).toContain(`id="${code}"`);
  }
  for (const code of Object.keys(failureCodes)) expect(list?.body).toContain(`\`${code}\``);
});

test('the reference has every operation, with its path and errors', () => {
  const text = referencePages()
    .map(({ body }) => body)
    .join('\n');
  for (const { method, path, summary, errors: codes } of Object.values<Operation>(operations)) {
    expect(text).toContain(`## ${summary}\n\n\`\`\`http\n${method} ${path}\n`);
    for (const code of codes) expect(text).toContain(`/docs/errors/${code}/`);
  }
});

test("pages made from the repository's documents have no links to files outside the site", () => {
  const pages = repositoryPages(root);
  expect(pages.length).toBeGreaterThan(20);
  for (const { id, title, body } of pages) {
    expect({ id, title }).toMatchObject({ title: expect.stringMatching(/\S/) });
    const targets = [...body.matchAll(/\]\(([^()\s]+)\)|\ssrc="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source,
    );
    for (const target of targets)
      expect({ id, target }).toMatchObject({ target: expect.stringMatching(/^(?:\/|#|https:)/) });
  }
});

describe('the changelog', () => {
  test('lists every changeset of the repository', () => {
    const { body } = changelogPage(root);
    expect(body).toContain('## TypeScript SDK');
    expect(body).toContain('### Next release');
    expect(body).toContain('[`project_budget_exceeded`](/docs/errors/project_budget_exceeded/)');
  });

  test('sorts changes by package and size, and keeps earlier releases below', () => {
    const folder = mkdtempSync(join(tmpdir(), 'changelog-'));
    try {
      const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
      for (const name of ['.changeset', 'sdk']) mkdirSync(join(folder, name));
      write('.changeset/README.md', '# Changesets\n');
      write('.changeset/a.md', "---\n'@blazon/sdk': patch\n---\n\nOne line,\nand another.\n");
      write('.changeset/b.md', '---\n"@blazon/sdk": major\n"@blazon/cli": minor\n---\n\nBoth.\n');
      write(
        'sdk/CHANGELOG.md',
        '# @blazon/sdk\n\n## 0.1.0\n\n### Minor Changes\n\n- 1a2b3c4: The first release.\n',
      );
      const { body } = changelogPage(pathToFileURL(`${folder}/`));
      expect(body.slice(body.indexOf('## '))).toBe(
        [
          '## TypeScript SDK\n\n`@blazon/sdk` on npm.',
          '### Next release\n\n**Breaking changes**\n\n- Both.\n\n**Fixed**\n\n- One line,\n  and another.',
          '### 0.1.0\n\n#### Minor Changes\n\n- The first release.',
          '## Command line and MCP server\n\n`@blazon/cli` on npm.',
          '### Next release\n\n**New**\n\n- Both.\n',
        ].join('\n\n'),
      );
      expect(body).not.toContain('Python');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
