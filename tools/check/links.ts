/** Checks that links, anchors, paths and `npm run` scripts in the Markdown documents exist. */
import { posix } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { type MarkdownDocument, readMarkdown } from './markdown.ts';
import { readPackageManifests, readText, listRepositoryFiles } from './repository.ts';
import { findMissingPaths } from './repository-paths.ts';

export const links: Check = {
  name: 'links',
  run: async (root) => {
    const files = listRepositoryFiles(root);
    const scripts = new Set(
      readPackageManifests(root).flatMap(({ manifest }) => Object.keys(manifest.scripts ?? {})),
    );
    const texts = new Map(
      files.filter((file) => file.endsWith('.md')).map((file) => [file, readText(root, file)]),
    );
    const documents = new Map([...texts].map(([file, text]) => [file, readMarkdown(text)]));
    return [...documents].flatMap(([file, document]) => [
      ...findBrokenLinks(file, document, files, documents),
      ...findMissingPaths(file, document, files),
      ...findUnknownScripts(file, texts.get(file) ?? '', scripts),
    ]);
  },
};

function findBrokenLinks(
  file: string,
  document: MarkdownDocument,
  files: readonly string[],
  documents: ReadonlyMap<string, MarkdownDocument>,
): ProblemList {
  return document.links.flatMap(({ line, text: target }) => {
    // Skips URLs of other sites and absolute paths, which are pages of the running service.
    if (/^[a-z][a-z0-9+.-]*:|^\//i.test(target)) return [];
    const [path = '', anchor] = target.split('#', 2);
    const linked = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '');
    if (!files.some((known) => known === linked || known.startsWith(`${linked}/`)) && linked !== '.') {
      return [`${file}:${line}: the link to ${target} leads nowhere`];
    }
    const missing = anchor !== undefined && documents.get(linked)?.anchors.has(decodeURI(anchor)) === false;
    return missing ? [`${file}:${line}: ${linked} has no heading #${anchor}`] : [];
  });
}

function findUnknownScripts(file: string, text: string, scripts: ReadonlySet<string>): ProblemList {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\bnpm run ([a-z][\w:.-]*[\w])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${file}:${index + 1}: no package.json has a script called ${name}`),
  );
}
