import { errorCodes, errors, failureCodes } from '@blazon/contract/errors.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { expect, test } from 'vitest';
import { errorPages } from './error-pages.ts';
import { referencePages } from './reference-pages.ts';
import { repositoryPages } from './repository-pages.ts';

const root = new URL('../../../', import.meta.url);

test('every error code has a page with its advice, and a line in the list', () => {
  const [list, ...pages] = errorPages();
  expect(pages.map(({ id }) => id)).toEqual(errorCodes.map((code) => `errors/${code}`));
  for (const code of errorCodes) {
    const page = pages.find(({ title }) => title === code);
    expect(page?.body).toContain(errors[code].advice);
    expect(page?.body).toContain(`/docs/errors/${code}/`);
    // The target of `doc_url` without a site.
    expect(list?.body).toContain(`id="${code}"`);
  }
  for (const code of Object.keys(failureCodes)) expect(list?.body).toContain(`\`${code}\``);
});

test('every operation is in the reference, with its path and its errors', () => {
  const text = referencePages()
    .map(({ body }) => body)
    .join('\n');
  for (const { method, path, summary, errors: codes } of Object.values<Operation>(operations)) {
    expect(text).toContain(`## ${summary}\n\n\`\`\`http\n${method} ${path}\n`);
    for (const code of codes) expect(text).toContain(`/docs/errors/${code}/`);
  }
});

test('documents of the repository keep no link that leads out of the site', () => {
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
