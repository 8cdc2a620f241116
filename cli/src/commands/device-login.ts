import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeviceCode, NewCliLogin } from '@blazon/contract/console/cli.ts';
import type { CreatedKey } from '@blazon/contract/console/keys.ts';
import { ConnectionError } from '../../../sdk/src/errors.ts';
import { hosts } from '../../../sdk/src/generated.ts';
import { callConsole } from '../console/call-console.ts';
import { ConsoleError } from '../console/console-error.ts';
import { createLogin } from '../console/login.ts';
import type { Profile } from '../credentials.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printNote, styleNote } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { startProgress } from '../terminal/progress.ts';
import { startBrowser } from '../terminal/start-browser.ts';

export interface DeviceLoginOptions {
  /** The URL of the dashboard. */
  readonly url: string;
  readonly opensBrowser: boolean;
  readonly isSilent: boolean;
}

export interface DeviceLogin {
  readonly login: NewCliLogin;
  readonly profile: Profile;
  /** Why no key was created; null if one was. */
  readonly keyProblem: string | null;
}

/**
 * Logs in with the device flow of RFC 8628: shows a code and waits until the person has approved it in the dashboard.
 */
export async function logInThroughBrowser(
  options: DeviceLoginOptions,
  signal: AbortSignal,
): Promise<DeviceLogin> {
  const { url } = options;
  const host = readHostName();
  const code = await callConsole<DeviceCode>({ url }, 'POST', '/api/cli/device-codes', {
    body: { host_name: host },
    signal,
  });
  showCode(code, options);
  const progress = startProgress(options.isSilent);
  progress.say('Waiting for you to approve the code in the browser.');
  const login = await waitForApproval(code, options, signal).finally(() => progress.end());
  const key = await createTestKey(login, options, host, signal);
  const { sandbox } = login.api_urls;
  return {
    login,
    keyProblem: key instanceof ConsoleError ? key.message : null,
    profile: {
      ...(!(key instanceof ConsoleError) && { api_key: key.secret }),
      ...(sandbox !== hosts.sandbox && { base_url: sandbox }),
      dashboard_url: url,
      login: {
        token: login.token,
        workspace_id: login.workspace.id,
        expires_at: login.expires_at,
        ...(!(key instanceof ConsoleError) && { key_id: key.key.id }),
      },
    },
  };
}

/**
 * The name of this machine. The person sees it before approving, so it must not contain characters that change how
 * text is displayed.
 */
function readHostName(): string {
  const name = hostname()
    .replaceAll(/[^ -~]/g, '?')
    .slice(0, 100);
  return name === '' ? 'unknown' : name;
}

function showCode(code: DeviceCode, { url, opensBrowser }: DeviceLoginOptions): void {
  const { user_code: userCode, verification_uri_complete: address } = code;
  // The service chooses the URL, but it must not lead to another site.
  if (!URL.canParse(address) || new URL(address).origin !== new URL(url).origin)
    throw new CommandError(`The service at ${url} returned a URL on another site: ${toPrintable(address)}`);
  printNote(`Your code: ${styleNote('bold', toPrintable(userCode))}`);
  printNote(`Approve it at ${styleNote('cyan', toPrintable(address))}`);
  if (opensBrowser) startBrowser(address);
}

async function waitForApproval(
  code: DeviceCode,
  { url }: DeviceLoginOptions,
  signal: AbortSignal,
): Promise<NewCliLogin> {
  const end = Date.now() + code.expires_in * 1000;
  let seconds = code.interval;
  while (Date.now() < end) {
    await wait(seconds * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
    try {
      return await callConsole<NewCliLogin>({ url }, 'POST', '/api/cli/tokens', {
        body: { device_code: code.device_code },
        signal,
      });
    } catch (error) {
      const reason = error instanceof ConsoleError ? error.code : undefined;
      if (reason === 'access_denied')
        throw new CommandError('The login was denied in the browser.', {
          exitCode: exitCodes.authentication,
          advice: 'If that was a mistake, run "blazon login" again.',
        });
      if (reason === 'expired_token') break;
      if (reason === 'slow_down') seconds += 5;
      else if (reason !== 'authorization_pending' && !isTemporary(error)) throw error;
    }
  }
  throw new CommandError('The code expired before it was approved.', {
    exitCode: exitCodes.authentication,
    advice: 'Run "blazon login" again.',
  });
}

/** Whether the next poll may succeed. */
function isTemporary(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof ConsoleError && [429, 503].includes(error.status))
  );
}

/** Creates the Test key for commands that call the API. All other commands need only the login. */
async function createTestKey(
  { token, workspace }: NewCliLogin,
  { url }: DeviceLoginOptions,
  host: string,
  signal: AbortSignal,
): Promise<CreatedKey | ConsoleError> {
  try {
    return await createLogin({ token, workspace_id: workspace.id }, url, 'sandbox').call<CreatedKey>(
      'POST',
      'keys',
      {
        body: { label: `blazon CLI on ${host}` },
        signal,
      },
    );
  } catch (error) {
    if (error instanceof ConsoleError) return error;
    throw error;
  }
}
