import type { SearchResults } from '@blazon/contract/console/search.ts';
import { FlaskConical, Folder, Hash, History, type LucideIcon, Plus, Shapes, Sparkles } from 'lucide-react';
import type { EnvironmentName } from '../../api/use-me.ts';
import type { RecentDestination } from './recent-destinations.ts';
import { listDocuments, listScreens } from './searchable-screens.ts';
import { t } from '../text.ts';

/** One search result. */
export interface Destination {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  /** Shown beside the title, less prominent. */
  readonly detail?: string;
  readonly icon: LucideIcon;
  /** A path inside the dashboard, or an external URL. */
  readonly href: string;
  readonly isOutside?: true;
}

export interface SearchContext {
  readonly workspaceId: string;
  readonly environment: EnvironmentName;
  readonly otherEnvironment: EnvironmentName;
  readonly docsUrl: string;
  readonly isAdmin: boolean;
  readonly isDeveloper: boolean;
  /** What was opened from the search before, newest first. */
  readonly recent: readonly RecentDestination[];
}

const idPattern = /\b(brand|proj|evt|req|job|mem)_[0-9a-z]{26}\b/;

const pagesByIdPrefix: Readonly<Record<string, { readonly path: string; readonly kind: string }>> = {
  brand: { path: '/brands/', kind: 'brand' },
  proj: { path: '/projects/', kind: 'project' },
  evt: { path: '/webhooks/events/', kind: 'event' },
  req: { path: '/requests/', kind: 'request' },
  job: { path: '/story/', kind: 'job' },
  mem: { path: '/story/', kind: 'memory' },
};

/**
 * Returns all matches of a text, best first: an id, projects and brands, screens, actions, documents. Without a text,
 * recent destinations and actions come first.
 */
export function findDestinations(
  text: string,
  context: SearchContext,
  found: SearchResults | undefined,
): Destination[] {
  const searchText = text.trim().toLowerCase();
  const base = `/w/${context.workspaceId}`;
  const inEnvironment = (path: string) => `${base}/${context.environment}${path}`;
  const actions = createActions(context)
    .filter(({ title, words }) => matchesAllWords(searchText, title, words))
    .map(({ words: _words, ...action }): Destination => ({ ...action, group: t('searchResults.actions') }));
  return [
    ...findIdDestinations(text, inEnvironment),
    ...(searchText === '' ? [...createRecentDestinations(context.recent), ...actions] : []),
    ...(searchText === '' || found === undefined ? [] : createFoundDestinations(found, inEnvironment)),
    ...listScreens()
      .filter(({ isForAdmins }) => isForAdmins !== true || context.isAdmin)
      .filter(({ title, words }) => matchesAllWords(searchText, title, words))
      .map(({ title, path, icon }): Destination => {
        const href = path.startsWith('/') ? inEnvironment(path) : `${base}/${path}`;
        return {
          key: `screen ${path}`,
          group: t('searchResults.screens'),
          title,
          icon,
          href,
        };
      }),
    ...(searchText === '' ? [] : actions),
    ...listDocuments()
      .filter(({ title, words }) => matchesAllWords(searchText, title, words))
      .map(
        ({ title, path, icon }): Destination => ({
          key: `document ${path}`,
          group: t('searchResults.documentation'),
          title,
          icon,
          href: `${context.docsUrl}${path}`,
          isOutside: true,
        }),
      ),
  ];
}

type Action = Omit<Destination, 'group'> & { readonly words: string };

function createActions(context: SearchContext): readonly Action[] {
  const { workspaceId, environment, otherEnvironment, isDeveloper } = context;
  const base = `/w/${workspaceId}`;
  const forDevelopers: readonly Action[] = [
    {
      key: 'action draw',
      title: t('searchResults.drawABrand'),
      words: t('searchResults.wordsForDrawABrand'),
      icon: Sparkles,
      href: `${base}/${environment}/projects`,
    },
    {
      key: 'action key',
      title: t('searchResults.createKey'),
      words: t('searchResults.wordsForCreateKey'),
      icon: Plus,
      href: `${base}/${environment}/keys?create=true`,
    },
  ];
  return [
    ...(isDeveloper ? forDevelopers : []),
    {
      key: 'action switch',
      title: t('searchResults.switchTo', { environment: otherEnvironment }),
      words: t('searchResults.wordsForSwitch'),
      icon: FlaskConical,
      href: `${base}/${otherEnvironment}/overview`,
    },
  ];
}

function createRecentDestinations(recent: readonly RecentDestination[]): Destination[] {
  return recent.map(({ title, href }) => ({
    key: `recent ${href}`,
    group: t('searchResults.recent'),
    title,
    icon: History,
    href,
  }));
}

function findIdDestinations(text: string, inEnvironment: (path: string) => string): Destination[] {
  const [id, prefix = ''] = idPattern.exec(text) ?? [];
  const page = pagesByIdPrefix[prefix];
  if (id === undefined || page === undefined) return [];
  const title = t('searchResults.openId', { kind: page.kind });
  return [
    {
      key: id,
      group: t('searchResults.goTo'),
      title,
      detail: id,
      icon: Hash,
      href: inEnvironment(`${page.path}${id}`),
    },
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
        icon: Folder,
        href: inEnvironment(`/projects/${id}`),
      }),
    ),
    ...found.brands.map(
      ({ id, name, prompt, project_name: project }): Destination => ({
        key: id,
        group: t('searchResults.brands'),
        title: name ?? prompt,
        detail: name === null ? project : prompt,
        icon: Shapes,
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
