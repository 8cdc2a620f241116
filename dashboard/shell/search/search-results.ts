import type { SearchResults } from '@blazon/contract/console/search.ts';

/** One search result. */
export interface Destination {
  readonly key: string;
  readonly group: 'Go to' | 'Projects' | 'Brands' | 'Screens' | 'Documentation';
  readonly title: string;
  /** Shown beside the title, less prominent. */
  readonly detail?: string;
  /** A path inside the dashboard, or an external URL. */
  readonly href: string;
  readonly isOutside?: true;
}

export interface SearchPlace {
  readonly workspaceId: string;
  readonly environment: 'live' | 'sandbox';
  readonly docsUrl: string;
  readonly isAdmin: boolean;
}

interface Screen {
  readonly title: string;
  /** Synonyms. */
  readonly words: string;
  readonly path: string;
  readonly isForAdmins?: true;
}

/** Paths of an environment begin with a slash, those of the workspace with `settings`. */
const screens: readonly Screen[] = [
  { title: 'Overview', words: 'home start dashboard', path: '/overview' },
  { title: 'Projects', words: 'new playground generate', path: '/projects' },
  { title: 'All brands', words: 'logos identities gallery', path: '/brands' },
  { title: 'Requests', words: 'log calls errors api', path: '/requests' },
  { title: 'API keys', words: 'secret token create revoke', path: '/keys' },
  { title: 'Webhooks', words: 'deliveries events', path: '/webhooks' },
  { title: 'Webhook endpoints and secret', words: 'signing url rotate', path: '/webhooks?tab=endpoints' },
  { title: 'Signature debugger', words: 'verify hmac webhook', path: '/webhooks?tab=debugger' },
  { title: 'Story of an id', words: 'trace timeline job', path: '/story' },
  { title: 'Usage', words: 'quota generations month', path: 'settings/usage' },
  { title: 'Plan', words: 'billing invoice upgrade payment', path: 'settings/plan' },
  { title: 'Members', words: 'people team invite roles', path: 'settings/members' },
  { title: 'Audit log', words: 'history who changed', path: 'settings/audit', isForAdmins: true },
  { title: 'Settings', words: 'workspace name delete export', path: 'settings/general' },
];

const documents = [
  { title: 'API reference', words: 'docs documentation openapi operations', path: '' },
  { title: 'Errors', words: 'docs documentation codes messages', path: '/errors' },
] as const;

const idShape = /\b(brand|proj|evt|req|job|mem)_[0-9a-z]{26}\b/;

const pagesOfIds: Readonly<Record<string, { readonly path: string; readonly name: string }>> = {
  brand: { path: '/brands/', name: 'brand' },
  proj: { path: '/projects/', name: 'project' },
  evt: { path: '/webhooks/events/', name: 'event' },
  req: { path: '/requests/', name: 'request' },
  job: { path: '/story/', name: 'job' },
  mem: { path: '/story/', name: 'memory node' },
};

/** All matches of a text, best first: an id, then projects and brands, then screens and documents. */
export function destinationsFor(
  text: string,
  place: SearchPlace,
  found: SearchResults | undefined,
): Destination[] {
  const wanted = text.trim().toLowerCase();
  const base = `/w/${place.workspaceId}`;
  const inEnvironment = (path: string) => `${base}/${place.environment}${path}`;
  return [
    ...idDestinations(text, inEnvironment),
    ...(wanted === '' || found === undefined ? [] : foundDestinations(found, inEnvironment)),
    ...screens
      .filter(({ isForAdmins }) => isForAdmins !== true || place.isAdmin)
      .filter(({ title, words }) => answers(wanted, title, words))
      .map(({ title, path }): Destination => {
        const href = path.startsWith('/') ? inEnvironment(path) : `${base}/${path}`;
        return { key: `screen ${path}`, group: 'Screens', title, href };
      }),
    ...documents
      .filter(({ title, words }) => answers(wanted, title, words))
      .map(
        ({ title, path }): Destination => ({
          key: `document ${path}`,
          group: 'Documentation',
          title,
          href: `${place.docsUrl}${path}`,
          isOutside: true,
        }),
      ),
  ];
}

function idDestinations(text: string, inEnvironment: (path: string) => string): Destination[] {
  const [id, prefix = ''] = idShape.exec(text) ?? [];
  const page = pagesOfIds[prefix];
  if (id === undefined || page === undefined) return [];
  const title = `Open ${page.name}`;
  return [{ key: id, group: 'Go to', title, detail: id, href: inEnvironment(`${page.path}${id}`) }];
}

function foundDestinations(found: SearchResults, inEnvironment: (path: string) => string): Destination[] {
  return [
    ...found.projects.map(
      ({ id, name }): Destination => ({
        key: id,
        group: 'Projects',
        title: name,
        href: inEnvironment(`/projects/${id}`),
      }),
    ),
    ...found.brands.map(
      ({ id, name, prompt, project_name: project }): Destination => ({
        key: id,
        group: 'Brands',
        title: name ?? prompt,
        detail: name === null ? project : prompt,
        href: inEnvironment(`/brands/${id}`),
      }),
    ),
  ];
}

/** Every word of the text starts a word of the title or of a synonym. */
function answers(wanted: string, title: string, words: string): boolean {
  const known = `${title} ${words}`.toLowerCase().split(/\s+/);
  return wanted.split(/\s+/).every((word) => known.some((one) => one.startsWith(word)));
}
