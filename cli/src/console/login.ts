import { defaultProfile, readProfiles, type StoredLogin } from '../credentials.ts';
import { dashboardUrlOf } from '../dashboard-url.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import type { Settings } from '../settings.ts';
import { callConsole, type ConsoleRequest, type HttpMethod } from './call-console.ts';

/** Options of every command that needs a login. */
export interface LoginChoice {
  readonly profile?: string;
  readonly live?: boolean;
  readonly json?: boolean;
}

/** A stored login: a person in one workspace. */
export interface Login {
  readonly environment: 'sandbox' | 'live';
  readonly url: string;
  /** `path` is relative to the environment. With a leading `/`, it is relative to the workspace. */
  call<Answer = undefined>(method: HttpMethod, path: string, request: ConsoleRequest): Promise<Answer>;
}

export function openLogin(settings: Settings, { profile, live }: LoginChoice): Login {
  const name = profile ?? settings.profile ?? defaultProfile;
  const stored = readProfiles(settings.configFolder)[name];
  const advice = `Run "blazon login${name === defaultProfile ? '' : ` --profile ${name}`}".`;
  const refuse = (message: string) =>
    new CommandError(message, { exitCode: exitCodes.authentication, advice });
  if (stored === undefined)
    throw refuse(name === defaultProfile ? 'You are not logged in.' : `There is no profile "${name}".`);
  if (stored.login === undefined)
    throw refuse(`This command needs a login, and the profile "${name}" has only an API key.`);
  if (stored.login.expires_at * 1000 <= Date.now()) throw refuse('The login has expired.');
  return createLogin(stored.login, dashboardUrlOf(settings, stored), live === true ? 'live' : 'sandbox');
}

export function createLogin(
  { token, workspace_id: workspace }: Pick<StoredLogin, 'token' | 'workspace_id'>,
  url: string,
  environment: Login['environment'],
): Login {
  const root = `/api/workspaces/${workspace}`;
  return {
    environment,
    url,
    call: (method, path, request) =>
      callConsole(
        { url, token },
        method,
        path.startsWith('/') ? `${root}${path}` : `${root}/${environment}/${path}`,
        request,
      ),
  };
}
