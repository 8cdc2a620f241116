/** The target after sign-in: our own path that was requested before, or the start page. */
export function wayOn(start = '/'): string {
  const asked = new URLSearchParams(window.location.search).get('return_to') ?? start;
  const url = URL.parse(asked, window.location.origin);
  // `//elsewhere` and `/\elsewhere` are URLs of other sites.
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** With a page load, so that no data of the previous person stays in memory. */
export function redirectAfterSignIn(path = wayOn()): void {
  window.location.replace(path);
}

/** Reads the token from the URL fragment. It reaches no server until it is used. */
export function tokenFromUrlFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
