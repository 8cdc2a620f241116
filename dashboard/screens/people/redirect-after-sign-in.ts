/** Where to go after sign-in: the path of ours that was requested before, or the start page. */
export function findRedirectPath(start = '/'): string {
  const asked = new URLSearchParams(window.location.search).get('return_to') ?? start;
  const url = URL.parse(asked, window.location.origin);
  // `//elsewhere` and `/\elsewhere` would be URLs of other sites.
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** Loads a new page, so that no data of the previous person stays in memory. */
export function redirectAfterSignIn(path = findRedirectPath()): void {
  window.location.replace(path);
}

/** Reads the token from the URL fragment, which is not sent to a server. */
export function tokenFromUrlFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
