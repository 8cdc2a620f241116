import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../check/repository.ts';

export const siteFolder = join(repositoryRoot, 'site/dist');
/** The path at which the service serves the site. */
export const sitePath = '/docs/';

export interface BuiltPage {
  /** The path of its URL, such as `/docs/guides/webhooks/`. */
  readonly path: string;
  readonly html: string;
}

export function readPages(): BuiltPage[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => ({
      path: sitePath + file.replace(/(^|\/)index\.html$/, '$1'),
      html: readFileSync(join(siteFolder, file), 'utf8'),
    }));
}

/** Returns the file that is served at a path of the site, if there is one. */
export function findFile(path: string): string | undefined {
  const inside = decodeURI(path).slice(sitePath.length);
  const candidate = join(siteFolder, path.endsWith('/') ? join(inside, 'index.html') : inside);
  return existsSync(candidate) && statSync(candidate).isFile() ? candidate : undefined;
}
