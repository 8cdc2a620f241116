import type { CliLogin } from '@blazon/contract/console/cli.ts';
import { openLogin } from '../console/login.ts';
import { defaultProfile, type Profile, readProfiles, removeProfile } from '../credentials.ts';
import { CommandError, exitCodes, usageError } from '../exit-codes.ts';
import { openSession, type Session, type SessionOptions } from '../session.ts';
import type { Settings } from '../settings.ts';
import { formatDateTime, printNote, print, printJson, formatTable } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { endStoredLogin } from './end-login.ts';

export function chooseProfileName(settings: Settings, { profile }: SessionOptions): string {
  const name = profile ?? settings.profile ?? defaultProfile;
  if (!/^[\w.-]{1,64}$/.test(name) || name === '__proto__')
    throw usageError(
      `"${name}" is not a valid profile name.`,
      'Use letters, digits, dots, dashes and underscores.',
    );
  return name;
}

export async function logout(
  settings: Settings,
  options: SessionOptions,
  signal: AbortSignal,
): Promise<void> {
  const name = chooseProfileName(settings, options);
  const profile = readProfiles(settings.configFolder)[name];
  const isEnded = await endStoredLogin(settings, profile, signal);
  const isRemoved = removeProfile(settings.configFolder, name);
  if (options.json) printJson({ profile: name, removed: isRemoved, revoked: isEnded && hasLogin(profile) });
  else if (!isRemoved) print('Not logged in.');
  else if (!hasLogin(profile)) print('Logged out. The key itself still works: revoke it in the dashboard.');
  else print('Logged out.');
  if (!isEnded)
    printNote(
      'The service could not be reached. End the login in the dashboard under Account, and revoke its key.',
    );
  if (settings.apiKey !== undefined) printNote('BLAZON_API_KEY is still set and is still used.');
}

function hasLogin(profile: Profile | undefined): boolean {
  return profile?.login !== undefined;
}

export async function whoami(
  settings: Settings,
  options: SessionOptions,
  signal: AbortSignal,
): Promise<void> {
  const name = chooseProfileName(settings, options);
  const profile = readProfiles(settings.configFolder)[name];
  const login = hasLogin(profile)
    ? await openLogin(settings, { profile: name }).call<CliLogin>('GET', '/cli-login', { signal })
    : null;
  // On a plan without API access, a login has no key.
  const hasKey = profile?.api_key !== undefined || settings.apiKey !== undefined || login === null;
  const session = hasKey ? openSession(settings, options) : null;
  const account = {
    workspace_id: login?.workspace.id ?? (session && (await readWorkspaceId(session, signal))),
    environment: session?.environment ?? null,
    key: session && maskKey({ api_key: session.apiKey }),
    profile: session === null ? name : session.profile,
    api: session?.baseUrl ?? null,
    login: login && {
      id: login.id,
      person: login.person,
      workspace: login.workspace,
      role: login.role,
      expires_at: login.expires_at,
    },
  };
  if (options.json) return printJson(account);
  print(
    formatTable([
      ...(login
        ? [
            ['person', `${toPrintable(login.person.name)} <${toPrintable(login.person.email)}>`],
            [
              'workspace',
              `${toPrintable(login.workspace.name)} (${login.workspace.id}), ${login.workspace.plan}`,
            ],
            ['role', login.role],
            ['expires', formatDateTime(login.expires_at)],
          ]
        : [['workspace', account.workspace_id ?? 'not known until it has a project']]),
      ...(session
        ? [
            ['environment', session.environment],
            ['key', account.key ?? ''],
            ['from', session.profile === null ? 'BLAZON_API_KEY' : `profile ${session.profile}`],
            ['api', session.baseUrl],
          ]
        : [['key', 'none']]),
    ]),
  );
  const others = Object.keys(readProfiles(settings.configFolder)).filter((each) => each !== account.profile);
  if (others.length > 0) printNote(`Other profiles: ${others.join(', ')}`);
}

export function maskKey({ api_key: key }: Pick<Profile, 'api_key'>): string | null {
  return key === undefined ? null : `${key.slice(0, 8)}…${key.slice(-4)}`;
}

/**
 * Reads the workspace's id, which the API returns only with a project. This also shows whether the key is accepted.
 */
export async function readWorkspaceId({ blazon }: Session, signal: AbortSignal): Promise<string | null> {
  const { data } = await blazon.projects.list({ limit: 1, signal });
  return data[0]?.workspace_id ?? null;
}

/** Requires a Test key, for commands that must never be metered. */
export function requireTestKey({ environment }: Session, what: string): void {
  if (environment === 'live')
    throw new CommandError(`${what} works in the sandbox, and this is a Live key.`, {
      exitCode: exitCodes.authentication,
      advice: 'Log in with a Test key: "blazon login --profile test", then add --profile test.',
    });
}
