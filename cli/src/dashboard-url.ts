import type { Profile } from './credentials.ts';
import { requireSafeUrl } from './checked-url.ts';
import type { Settings } from './settings.ts';

/** The dashboard that belongs to the SDK's default API. */
export const defaultDashboardUrl = 'https://console.blazon.localhost:8453';

/** Returns the dashboard's address. An environment variable takes precedence over the address stored at login. */
export function dashboardUrlOf(settings: Settings, stored: Pick<Profile, 'dashboard_url'>): string {
  const url = settings.dashboardUrl ?? stored.dashboard_url ?? defaultDashboardUrl;
  return requireSafeUrl(url, 'The dashboard').replace(/\/$/, '');
}
