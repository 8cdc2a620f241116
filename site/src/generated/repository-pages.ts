import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import pages from '../repository-pages.json' with { type: 'json' };
import type { GeneratedPage } from './generated-page.ts';

interface Source {
  readonly file: string;
  readonly id: string;
  readonly description: string;
}

const decisions = 'docs/decisions';

/** Builds pages from documents of the repository, so that each text is written only once. */
export function repositoryPages(root: URL): GeneratedPage[] {
  const records = readdirSync(new URL(`${decisions}/`, root))
    .toSorted()
    .map((name) => ({
      file: `${decisions}/${name}`,
      id: `internals/decisions/${name.replace(/\.md$/, '')}`,
      description:
        'A decision that somebody may question: context, decision, trade-offs, when to reconsider.',
    }));
  const sources: readonly Source[] = [...pages, ...records];
  const addresses = new Map(sources.map(({ file, id }) => [file, `/docs/${id}/`]));
  return sources.map(({ file, id, description }, index) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    const [, title = id, body = text] = /^# (.+)\n([^]*)$/.exec(text) ?? [];
    return {
      id,
      title: title.replaceAll('`', ''),
      description,
      sidebar: { order: index + 1 },
      body: relinked(body, file, addresses),
    };
  });
}

const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/**
 * Points links to the pages of the site. A link to a file that is not on the site becomes plain text, or inline code if
 * the link text is a path.
 */
function relinked(body: string, file: string, addresses: ReadonlyMap<string, string>): string {
  const pictures = body.replaceAll(/(<img\b[^>]*\ssrc=")(?=pictures\/)/g, '$1/docs/');
  return pictures.replaceAll(link, (whole, picture: string, words: string, target: string) => {
    if (/^(?:[a-z]+:|\/|#)/.test(target)) return whole;
    const [path = '', anchor] = target.split('#', 2);
    const linked = posix.join(posix.dirname(file), path);
    if (picture !== '') return `![${words}](/docs/${linked.replace(/^docs\//, '')})`;
    const address = addresses.get(linked) ?? writtenHere(linked);
    if (address === undefined) return /^[\w.-]+\/[\w./-]+$/.test(words) ? `\`${words}\`` : words;
    return `[${words}](${address}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Returns the path of a page that is written by hand, in site/src/content/docs. */
function writtenHere(file: string): string | undefined {
  const [, id] = /^site\/src\/content\/docs\/(.+)\.mdx?$/.exec(file) ?? [];
  return id === undefined ? undefined : `/docs/${id}/`;
}
