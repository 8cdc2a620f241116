import type { ConsoleKey, CreatedKey } from '@blazon/contract/console/keys.ts';
import type { Login } from '../console/login.ts';
import { readPage } from '../console/read-page.ts';
import { Interrupted, usageError } from '../exit-codes.ts';
import { confirm } from '../terminal/ask.ts';
import { formatDateTime, printNote, print, printJson } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { type ListingOptions, showList } from './lists.ts';

export function listKeys(
  login: Login,
  { revoked, ...options }: ListingOptions & { readonly revoked?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const query = { state: revoked ? 'revoked' : 'active' };
  return showList<ConsoleKey>((page) => readPage(login, 'keys', query, page), options, signal, {
    head: ['id', 'key', 'created', revoked ? 'revoked' : 'last used', 'name'],
    row: (key) => [
      key.id,
      `${key.environment === 'live' ? 'sk_live' : 'sk_test'}_…${key.last_four}`,
      formatDateTime(key.created_at),
      formatDateOrDash(revoked ? key.revoked_at : key.last_used_at),
      toPrintable(key.label) + (key.exposed_at === null ? '' : ' (exposed over plain HTTP: replace it)'),
    ],
  });
}

function formatDateOrDash(seconds: number | null): string {
  return seconds === null ? '–' : formatDateTime(seconds);
}

/** Prints only the secret to standard output, so that it can be piped into a secret store. */
export async function createKey(
  login: Login,
  label: string,
  options: { readonly json?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const created = await login.call<CreatedKey>('POST', 'keys', { body: { label }, signal });
  if (options.json) return printJson(created);
  print(created.secret);
  printNote(`The key is shown only once. Its id is ${created.key.id}.`);
}

export async function revokeKey(
  login: Login,
  id: string,
  options: { readonly json?: boolean; readonly yes?: boolean },
  signal: AbortSignal,
): Promise<void> {
  if (!options.yes) {
    if (!process.stdin.isTTY || options.json)
      throw usageError('A revoked key never works again.', 'Add --yes to confirm it.');
    const question = `Revoke ${toPrintable(id)}? Programs that use it stop working immediately.`;
    if (!(await confirm(question, signal))) throw new Interrupted();
  }
  const key = await login.call<ConsoleKey>('POST', `keys/${encodeURIComponent(id)}/revoke`, { signal });
  if (options.json) printJson(key);
  else print(`Revoked ${key.id}: ${toPrintable(key.label)}.`);
}
