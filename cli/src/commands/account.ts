import {
  credentialsFile,
  defaultProfile,
  type Profile,
  readProfiles,
  removeProfile,
  saveProfile,
} from '../credentials.ts';
import { CommandError, exitCodes, usageError } from '../exit-codes.ts';
import { openSession, type Session, sessionOf, type SessionOptions } from '../session.ts';
import type { Settings } from '../settings.ts';
import { askSecret, readLine } from '../terminal/ask.ts';
import { note, print, printJson, table } from '../terminal/output.ts';

export interface LoginOptions extends SessionOptions {
  readonly key?: string;
  readonly dashboardUrl?: string;
  readonly json?: boolean;
}

function nameOf(settings: Settings, { profile }: SessionOptions): string {
  const name = profile ?? settings.profile ?? defaultProfile;
  if (!/^[\w.-]{1,64}$/.test(name) || name === '__proto__')
    throw usageError(
      `"${name}" is no name for a profile.`,
      'Use letters, digits, dots, dashes and underscores.',
    );
  return name;
}

/** Keeps a key once the API has accepted it. */
export async function login(settings: Settings, options: LoginOptions, signal: AbortSignal): Promise<void> {
  const name = nameOf(settings, options);
  const baseUrl = options.baseUrl ?? settings.baseUrl;
  const dashboardUrl = options.dashboardUrl ?? settings.dashboardUrl;
  const profile: Profile = {
    api_key: options.key ?? (await askKey()),
    ...(baseUrl !== undefined && { base_url: baseUrl }),
    ...(dashboardUrl !== undefined && { dashboard_url: dashboardUrl }),
  };
  const session = sessionOf(profile, name, settings, options);
  const workspaceId = await workspaceOf(session, signal);
  saveProfile(settings.configFolder, name, profile);
  const account = describe(session, workspaceId);
  if (options.json) return printJson({ ...account, file: credentialsFile(settings.configFolder) });
  print(`Logged in to the ${session.environment === 'live' ? 'live environment' : 'sandbox'}.`);
  note(`The key is kept in ${credentialsFile(settings.configFolder)}, which only you can read.`);
}

function askKey(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  note(
    'Create a key in the dashboard, under API keys. Test keys begin with sk_test_, Live keys with sk_live_.',
  );
  return askSecret('API key: ');
}

export function logout(settings: Settings, options: SessionOptions): void {
  const name = nameOf(settings, options);
  const isRemoved = removeProfile(settings.configFolder, name);
  if (options.json) printJson({ profile: name, removed: isRemoved });
  else
    print(
      isRemoved ? 'Logged out. The key itself still works: revoke it in the dashboard.' : 'Not logged in.',
    );
  if (settings.apiKey !== undefined) note('BLAZON_API_KEY is still set and goes on being used.');
}

export async function whoami(
  settings: Settings,
  options: SessionOptions,
  signal: AbortSignal,
): Promise<void> {
  const session = openSession(settings, options);
  const account = describe(session, await workspaceOf(session, signal));
  if (options.json) return printJson(account);
  print(
    table([
      ['workspace', account.workspace_id ?? 'not known until it has a project'],
      ['environment', account.environment],
      ['key', account.key],
      ['from', account.profile === null ? 'BLAZON_API_KEY' : `profile ${account.profile}`],
      ['api', account.api],
    ]),
  );
  const others = Object.keys(readProfiles(settings.configFolder)).filter((name) => name !== account.profile);
  if (others.length > 0) note(`Other profiles: ${others.join(', ')}`);
}

function describe(session: Session, workspaceId: string | null) {
  return {
    workspace_id: workspaceId,
    environment: session.environment,
    key: `${session.apiKey.slice(0, 8)}…${session.apiKey.slice(-4)}`,
    profile: session.profile,
    api: session.baseUrl,
  };
}

/** The API tells it with every project, and nowhere else. Also shows whether the key is accepted. */
export async function workspaceOf({ blazon }: Session, signal: AbortSignal): Promise<string | null> {
  const { data } = await blazon.projects.list({ limit: 1, signal });
  return data[0]?.workspace_id ?? null;
}

/** Whether the key is for tests, for what must never be metered. */
export function requireTestKey({ environment }: Session, what: string): void {
  if (environment === 'live')
    throw new CommandError(`${what} works in the sandbox, and this is a Live key.`, {
      exitCode: exitCodes.authentication,
      advice: 'Log in with a Test key: "blazon login --profile test", then add --profile test.',
    });
}
