/** Returns the path to open after sign-in: `return_to` from the URL, or `start` without it. */
export function findRedirectPath(start = '/'): string {
  const requested = new URLSearchParams(window.location.search).get('return_to') ?? start;
  const url = URL.parse(requested, window.location.origin);
  // Never leaves this site: `//elsewhere` and `/\elsewhere` would be URLs of other sites.
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** Loads a new page, so that no data of the previous person stays in memory. */
export function redirectAfterSignIn(path = findRedirectPath()): void {
  window.location.replace(path);
}

/** Reads the token from the URL fragment, which is not sent to a server. */
export function readTokenFromUrlFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
