import { Blazon } from '../../sdk/src/client.ts';
import { hosts } from '../../sdk/src/generated.ts';
import { defaultProfile, type Profile, readProfiles } from './credentials.ts';
import { requireSafeUrl } from './checked-url.ts';
import { CommandError, exitCodes } from './exit-codes.ts';
import { fetchOverNode } from './http.ts';
import type { Settings } from './settings.ts';

/** Options of every command that calls the API. */
export interface SessionOptions {
  readonly json?: boolean;
  readonly profile?: string;
  readonly baseUrl?: string;
}

/** An API key, the service it is for, and the client that uses it. */
export interface Session {
  readonly apiKey: string;
  readonly environment: 'sandbox' | 'live';
  readonly baseUrl: string;
  readonly dashboardUrl: string | undefined;
  /** Null if the key comes from an environment variable. */
  readonly profile: string | null;
  readonly blazon: Blazon;
}

/**
 * Opens a session. A profile named on the command line takes precedence over BLAZON_API_KEY, which takes precedence
 * over the default profile.
 */
export function openSession(settings: Settings, options: SessionOptions): Session {
  if (options.profile === undefined && settings.apiKey !== undefined)
    return createSession({ api_key: settings.apiKey }, null, settings, options);
  const name = options.profile ?? settings.profile ?? defaultProfile;
  const profile = readProfiles(settings.configFolder)[name];
  if (profile === undefined)
    throw new CommandError(
      name === defaultProfile ? 'You are not logged in.' : `There is no profile "${name}".`,
      {
        exitCode: exitCodes.authentication,
        advice: `Run "blazon login${name === defaultProfile ? '' : ` --profile ${name}`}", or set BLAZON_API_KEY.`,
      },
    );
  return createSession(profile, name, settings, options);
}

export function createSession(
  stored: Profile,
  profile: string | null,
  settings: Settings,
  options: SessionOptions,
): Session {
  const { api_key: apiKey } = stored;
  if (apiKey === undefined)
    throw new CommandError('This command needs an API key, and this login has none.', {
      exitCode: exitCodes.authentication,
      advice: 'API keys need Pro or Agency. After upgrading the workspace, run "blazon login" again.',
    });
  const environment = detectEnvironment(apiKey);
  const baseUrl = requireSafeUrl(
    options.baseUrl ?? settings.baseUrl ?? stored.base_url ?? hosts[environment],
    'The API',
  ).replace(/\/$/, '');
  return {
    apiKey,
    environment,
    baseUrl,
    dashboardUrl: settings.dashboardUrl ?? stored.dashboard_url,
    profile,
    blazon: new Blazon({ apiKey, baseUrl, fetch: fetchOverNode }),
  };
}

function detectEnvironment(apiKey: string): 'sandbox' | 'live' {
  if (/^sk_test_[\w-]{1,200}$/.test(apiKey)) return 'sandbox';
  if (/^sk_live_[\w-]{1,200}$/.test(apiKey)) return 'live';
  throw new CommandError('This is not an API key: keys begin with sk_test_ or sk_live_.', {
    exitCode: exitCodes.authentication,
    advice: 'Copy the whole key from the dashboard, under Settings, API keys.',
  });
}
