import { hosts } from '../../../sdk/src/generated.ts';
import { defaultDashboardUrl } from '../dashboard-url.ts';
import { CommandError, exitCodes, usageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import { print, printJson } from '../terminal/output.ts';
import { startBrowser } from '../terminal/start-browser.ts';
import { readWorkspaceId } from './account.ts';

const dashboardPathByTarget: Readonly<Record<string, string>> = {
  dashboard: 'overview',
  projects: 'projects',
  brands: 'brands',
  keys: 'keys',
  webhooks: 'webhooks',
  requests: 'requests',
};
export const openTargets = [...Object.keys(dashboardPathByTarget), 'docs'];

export async function open(
  session: Session,
  settings: Settings,
  what: string,
  options: { readonly browser: boolean; readonly json?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const url = await findAddress(session, what, signal);
  if (options.json) return printJson({ url });
  print(url);
  if (options.browser && process.stdout.isTTY && !settings.isContinuousIntegration) startBrowser(url);
}

async function findAddress(session: Session, what: string, signal: AbortSignal): Promise<string> {
  if (what === 'docs') return `${session.baseUrl}/docs`;
  const path = findPath(what);
  const isDefaultApi = session.baseUrl === hosts.live || session.baseUrl === hosts.sandbox;
  const dashboard = session.dashboardUrl ?? (isDefaultApi ? defaultDashboardUrl : undefined);
  if (dashboard === undefined)
    throw new CommandError('The address of the dashboard of this service is unknown.', {
      exitCode: exitCodes.usage,
      advice: 'Set BLAZON_DASHBOARD_URL, or log in again with --dashboard-url.',
    });
  const workspace = await readWorkspaceId(session, signal);
  const root = dashboard.replace(/\/$/, '');
  // Without a workspace, the dashboard opens the last one used.
  return workspace === null ? `${root}/` : `${root}/w/${workspace}/${session.environment}/${path}`;
}

function findPath(what: string): string {
  const namedPath = dashboardPathByTarget[what];
  if (namedPath !== undefined) return namedPath;
  const [, kind = ''] = /^(brand|proj|evt|req|job|mem)_[0-9a-z]{1,40}$/.exec(what) ?? [];
  if (kind === 'brand') return `brands/${what}`;
  if (kind === 'proj') return `projects/${what}`;
  if (kind === 'evt') return `webhooks/events/${what}`;
  if (kind === 'req') return `requests/${what}`;
  if (kind !== '') return `story/${what}`;
  throw usageError(
    `"${what}" is not a page of the dashboard.`,
    `Pass an id, or one of: ${openTargets.join(', ')}.`,
  );
}
