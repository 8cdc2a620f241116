import type { SearchResults } from '@blazon/contract/console/search.ts';
import { t } from '../text.ts';

/** One search result. */
export interface Destination {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  /** Shown beside the title, less prominent. */
  readonly detail?: string;
  /** A path inside the dashboard, or an external URL. */
  readonly href: string;
  readonly isOutside?: true;
}

export interface SearchContext {
  readonly workspaceId: string;
  readonly environment: 'live' | 'sandbox';
  readonly docsUrl: string;
  readonly isAdmin: boolean;
}

interface SearchableScreen {
  readonly title: string;
  /** Words under which the screen is also found. */
  readonly words: string;
  readonly path: string;
  readonly isForAdmins?: true;
}

/** Paths in an environment begin with a slash, and paths of the workspace with `settings`. */
const screens = (): readonly SearchableScreen[] => [
  { title: t('searchResults.overview'), words: t('searchResults.homeStartDashboard'), path: '/overview' },
  { title: t('searchResults.projects'), words: t('searchResults.newPlaygroundGenerate'), path: '/projects' },
  { title: t('searchResults.allBrands'), words: t('searchResults.logosIdentitiesGallery'), path: '/brands' },
  { title: t('searchResults.requests'), words: t('searchResults.logCallsErrorsApi'), path: '/requests' },
  { title: t('searchResults.apiKeys'), words: t('searchResults.secretTokenCreateRevoke'), path: '/keys' },
  { title: t('searchResults.webhooks'), words: t('searchResults.deliveriesEvents'), path: '/webhooks' },
  {
    title: t('searchResults.webhookEndpointsAndSecret'),
    words: t('searchResults.signingUrlRotate'),
    path: '/webhooks?tab=endpoints',
  },
  {
    title: t('searchResults.signatureDebugger'),
    words: t('searchResults.verifyHmacWebhook'),
    path: '/webhooks?tab=debugger',
  },
  { title: t('searchResults.storyOfAnId'), words: t('searchResults.traceTimelineJob'), path: '/story' },
  {
    title: t('searchResults.usage'),
    words: t('searchResults.quotaGenerationsMonth'),
    path: 'settings/usage',
  },
  {
    title: t('searchResults.plan'),
    words: t('searchResults.billingInvoiceUpgradePayment'),
    path: 'settings/plan',
  },
  {
    title: t('searchResults.members'),
    words: t('searchResults.peopleTeamInviteRoles'),
    path: 'settings/members',
  },
  {
    title: t('searchResults.auditLog'),
    words: t('searchResults.historyWhoChanged'),
    path: 'settings/audit',
    isForAdmins: true,
  },
  {
    title: t('searchResults.settings'),
    words: t('searchResults.workspaceNameDeleteExport'),
    path: 'settings/general',
  },
];

const documents = () => [
  {
    title: t('searchResults.apiReference'),
    words: t('searchResults.docsDocumentationOpenapiOperations'),
    path: '',
  },
  {
    title: t('searchResults.errors'),
    words: t('searchResults.docsDocumentationCodesMessages'),
    path: '/errors',
  },
];

const idPattern = /\b(brand|proj|evt|req|job|mem)_[0-9a-z]{26}\b/;

const pagesByIdPrefix: Readonly<Record<string, { readonly path: string; readonly kind: string }>> = {
  brand: { path: '/brands/', kind: 'brand' },
  proj: { path: '/projects/', kind: 'project' },
  evt: { path: '/webhooks/events/', kind: 'event' },
  req: { path: '/requests/', kind: 'request' },
  job: { path: '/story/', kind: 'job' },
  mem: { path: '/story/', kind: 'memory' },
};

/** Returns all matches of a text, best first: an id, then projects and brands, then screens and documents. */
export function findDestinations(
  text: string,
  place: SearchContext,
  found: SearchResults | undefined,
): Destination[] {
  const searchText = text.trim().toLowerCase();
  const base = `/w/${place.workspaceId}`;
  const inEnvironment = (path: string) => `${base}/${place.environment}${path}`;
  return [
    ...findIdDestinations(text, inEnvironment),
    ...(searchText === '' || found === undefined ? [] : createFoundDestinations(found, inEnvironment)),
    ...screens()
      .filter(({ isForAdmins }) => isForAdmins !== true || place.isAdmin)
      .filter(({ title, words }) => matchesAllWords(searchText, title, words))
      .map(({ title, path }): Destination => {
        const href = path.startsWith('/') ? inEnvironment(path) : `${base}/${path}`;
        return {
          key: `screen ${path}`,
          group: t('searchResults.screens'),
          title,
          href,
        };
      }),
    ...documents()
      .filter(({ title, words }) => matchesAllWords(searchText, title, words))
      .map(
        ({ title, path }): Destination => ({
          key: `document ${path}`,
          group: t('searchResults.documentation'),
          title,
          href: `${place.docsUrl}${path}`,
          isOutside: true,
        }),
      ),
  ];
}

function findIdDestinations(text: string, inEnvironment: (path: string) => string): Destination[] {
  const [id, prefix = ''] = idPattern.exec(text) ?? [];
  const page = pagesByIdPrefix[prefix];
  if (id === undefined || page === undefined) return [];
  const title = t('searchResults.openId', { kind: page.kind });
  return [
    { key: id, group: t('searchResults.goTo'), title, detail: id, href: inEnvironment(`${page.path}${id}`) },
  ];
}

function createFoundDestinations(
  found: SearchResults,
  inEnvironment: (path: string) => string,
): Destination[] {
  return [
    ...found.projects.map(
      ({ id, name }): Destination => ({
        key: id,
        group: t('searchResults.projects'),
        title: name,
        href: inEnvironment(`/projects/${id}`),
      }),
    ),
    ...found.brands.map(
      ({ id, name, prompt, project_name: project }): Destination => ({
        key: id,
        group: t('searchResults.brands'),
        title: name ?? prompt,
        detail: name === null ? project : prompt,
        href: inEnvironment(`/brands/${id}`),
      }),
    ),
  ];
}

/** Whether every word of the text starts a word of the title or of a synonym. */
function matchesAllWords(searchText: string, title: string, words: string): boolean {
  const known = `${title} ${words}`.toLowerCase().split(/\s+/);
  return searchText.split(/\s+/).every((word) => known.some((one) => one.startsWith(word)));
}
