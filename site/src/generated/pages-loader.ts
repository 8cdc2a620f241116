import { posix } from 'node:path';
import { docsLoader } from '@astrojs/starlight/loaders';
import type { Loader } from 'astro/loaders';
import { changelogPage } from './changelog-page.ts';
import { errorPages } from './error-pages.ts';
import type { GeneratedPage } from './generated-page.ts';
import { referencePages } from './reference-pages.ts';
import { repositoryPages } from './repository-pages.ts';

/**
 * Loads the hand-written pages and the generated ones. Generated pages always match their sources: the contract and the
 * repository's documents.
 */
export function pagesLoader(): Loader {
  const written = docsLoader();
  return {
    name: 'blazon-pages',
    load: async (context) => {
      await written.load(context);
      const root = new URL('../', context.config.root);
      const made = [...errorPages(), ...referencePages(), ...repositoryPages(root), changelogPage(root)];
      for (const page of made) await add(page, context);
    },
  };
}

async function add(
  { id, body, ...frontmatter }: GeneratedPage,
  { store, config, parseData, renderMarkdown, generateDigest }: Parameters<Loader['load']>[0],
): Promise<void> {
  // Starlight uses the file path of a page. A generated page has no file, so it gets the path that its file would have.
  const fileURL = new URL(`content/docs/${id}.md`, config.srcDir);
  const filePath = posix.relative(config.root.pathname, fileURL.pathname);
  const data = await parseData({ id, data: frontmatter });
  const rendered = await renderMarkdown(body, { fileURL });
  store.set({ id, data, body, rendered, filePath, digest: generateDigest(`${id}\n${body}`) });
}
