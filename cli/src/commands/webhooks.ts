import type {
  ConsoleEndpoint,
  ConsoleEndpoints,
  ConsoleSecretState,
  RevealedSecret,
  SentEvent,
} from '@blazon/contract/console/webhooks.ts';
import { type SendingOptions, showSentEvent } from '../console/await-attempt.ts';
import type { Login } from '../console/login.ts';
import { CommandError, exitCodes, Interrupted, usageError } from '../exit-codes.ts';
import { confirm } from '../terminal/ask.ts';
import { formatDateTime, printNote, print, printJson, styleOutput, formatTable } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';

interface JsonOption {
  readonly json?: boolean;
}

export async function showWebhooks(login: Login, options: JsonOption, signal: AbortSignal): Promise<void> {
  const [{ data: endpoints }, secret] = await Promise.all([
    readEndpoints(login, signal),
    login.call<ConsoleSecretState>('GET', '/webhooks/secret', { signal }),
  ]);
  if (options.json) return printJson({ environment: login.environment, endpoints, secret });
  if (endpoints.length === 0)
    printNote(`The ${login.environment} environment has no endpoint: "blazon webhooks set <url>" adds one.`);
  else print(formatEndpoints(endpoints));
  const age = secret.created_at === null ? 'not created yet' : `created ${formatDateTime(secret.created_at)}`;
  const before =
    secret.previous_until === null
      ? ''
      : `; the previous one keeps signing until ${formatDateTime(secret.previous_until)}`;
  print(`\nSigning secret: ${age}${before}`);
}

function readEndpoints(login: Login, signal: AbortSignal): Promise<ConsoleEndpoints> {
  return login.call<ConsoleEndpoints>('GET', 'webhooks/endpoints', { signal });
}

function formatEndpoints(endpoints: readonly ConsoleEndpoint[]): string {
  const rows = endpoints.map((one) => [
    one.id,
    formatDateTime(one.created_at),
    one.is_default ? 'default' : '',
    toPrintable(one.url),
  ]);
  const [head = '', ...lines] = formatTable([['ID', 'CREATED', '', 'URL'], ...rows]).split('\n');
  return [styleOutput('dim', head), ...lines].join('\n');
}

/** Changes the URL of the default endpoint, or adds the first endpoint. */
export async function setEndpoint(
  login: Login,
  url: string,
  options: JsonOption,
  signal: AbortSignal,
): Promise<void> {
  const { data: endpoints } = await readEndpoints(login, signal);
  const before = endpoints.find((one) => one.is_default);
  const endpoint = await saveEndpoint(login, url, { endpoints, before }, signal);
  if (options.json) return printJson(endpoint);
  const instead =
    before === undefined || before.url === endpoint.url ? '' : `, no longer to ${toPrintable(before.url)}`;
  print(`Events in the ${login.environment} environment now go to ${toPrintable(endpoint.url)}${instead}.`);
  printNote('Run "blazon webhooks test" to send a test event.');
}

async function saveEndpoint(
  login: Login,
  url: string,
  { endpoints, before }: { endpoints: readonly ConsoleEndpoint[]; before: ConsoleEndpoint | undefined },
  signal: AbortSignal,
): Promise<ConsoleEndpoint> {
  const existing = endpoints.find((one) => one.url === url);
  if (existing?.is_default) return existing;
  if (existing) {
    await login.call('POST', `webhooks/endpoints/${existing.id}/default`, { signal });
    return { ...existing, is_default: true };
  }
  return before === undefined
    ? login.call<ConsoleEndpoint>('POST', 'webhooks/endpoints', { body: { url }, signal })
    : login.call<ConsoleEndpoint>('PATCH', `webhooks/endpoints/${before.id}`, { body: { url }, signal });
}

export async function removeEndpoint(
  login: Login,
  id: string,
  options: JsonOption & { readonly yes?: boolean },
  signal: AbortSignal,
): Promise<void> {
  if (!options.yes) {
    if (!process.stdin.isTTY || options.json)
      throw usageError('A removed endpoint receives no more events.', 'Add --yes to confirm it.');
    if (!(await confirm(`Remove the endpoint ${toPrintable(id)}?`, signal))) throw new Interrupted();
  }
  await login.call('DELETE', `webhooks/endpoints/${encodeURIComponent(id)}`, { signal });
  if (options.json) printJson({ id, removed: true });
  else print(`Removed ${toPrintable(id)}.`);
}

export async function testEndpoint(
  login: Login,
  id: string | undefined,
  options: SendingOptions,
  signal: AbortSignal,
): Promise<void> {
  const endpoint = id ?? (await findDefaultEndpoint(login, signal));
  const path = `webhooks/endpoints/${encodeURIComponent(endpoint)}/test`;
  await showSentEvent(login, await login.call<SentEvent>('POST', path, { signal }), options, signal);
}

async function findDefaultEndpoint(login: Login, signal: AbortSignal): Promise<string> {
  const { data } = await readEndpoints(login, signal);
  const endpoint = data.find((one) => one.is_default);
  if (endpoint) return endpoint.id;
  throw new CommandError(`The ${login.environment} environment has no endpoint.`, {
    exitCode: exitCodes.notFound,
    advice: 'Run "blazon webhooks set <url>" first.',
  });
}

/** Rotates the secret and prints the new one once. Both secrets sign until the overlap ends. */
export async function rotateSecret(
  login: Login,
  options: JsonOption & { readonly overlap: number; readonly yes?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const { overlap } = options;
  if (!options.yes) {
    if (!process.stdin.isTTY || options.json)
      throw usageError('Rotating changes the secret of both environments.', 'Add --yes to confirm it.');
    const old = overlap === 0 ? 'stops signing immediately' : `keeps signing for ${overlap} hours`;
    const question = `Rotate the secret of both environments? The current one ${old}.`;
    if (!(await confirm(question, signal))) throw new Interrupted();
  }
  const rotated = await login.call<RevealedSecret>('POST', '/webhooks/secret/rotate', {
    body: { overlap_hours: overlap },
    signal,
  });
  if (options.json) return printJson(rotated);
  print(rotated.secret);
  printNote(
    rotated.previous === null
      ? 'Events are now signed with this secret only.'
      : `Events are signed with both secrets until ${formatDateTime(rotated.previous.until)}.`,
  );
}
