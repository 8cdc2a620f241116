import { usageError } from './exit-codes.ts';

/** Checks an address. Keys and tokens are sent there, so it must use https, except on this machine. */
export function requireSafeUrl(text: string, what: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:') return text;
  if (url?.protocol === 'http:' && isThisMachine(url.hostname)) return text;
  throw usageError(`${what} cannot be at "${text}".`, 'Use an https address.');
}

function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}
