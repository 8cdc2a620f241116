import { sitePath, type BuiltPage, findFile } from './built-site.ts';

/** Paths that the API process serves itself. */
const pathsServedByApi = new Set(['/docs/try/', '/openapi.json']);

export interface LinkReport {
  readonly checked: number;
  readonly broken: readonly string[];
}

/** Checks that the target and the anchor of every `href` and `src` exist. External URLs are not checked. */
export function findBrokenLinks(
  pages: readonly BuiltPage[],
  exists: (path: string) => boolean = (path) => findFile(path) !== undefined,
): LinkReport {
  const anchors = new Map(pages.map(({ path, html }) => [path, findIds(html)]));
  let checked = 0;
  const broken = pages.flatMap(({ path, html }) =>
    [...new Set(findTargets(html))].flatMap((target) => {
      const address = new URL(target, `https://site.invalid${path}`);
      if (address.host !== 'site.invalid' || pathsServedByApi.has(address.pathname)) return [];
      checked += 1;
      return targetExists(address, anchors, exists) ? [] : [`${path}: ${target}`];
    }),
  );
  return { checked, broken };
}

function targetExists(
  { pathname, hash }: URL,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): boolean {
  if (!pathname.startsWith(sitePath) || !exists(pathname)) return false;
  const ids = anchors.get(pathname);
  return hash === '' || ids === undefined || ids.has(decodeURIComponent(hash.slice(1)));
}

function findTargets(html: string): string[] {
  const withoutCode = html.replaceAll(/<script\b[^]*?<\/script>/g, '');
  return [...withoutCode.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  );
}

function findIds(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
