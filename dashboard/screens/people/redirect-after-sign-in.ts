/** Where to go once signed in: a path of ours that was asked for before, else the start of a visit. */
export function wayOn(start = '/'): string {
  const asked = new URLSearchParams(window.location.search).get('return_to') ?? start;
  const url = URL.parse(asked, window.location.origin);
  // `//elsewhere` and `/\elsewhere` are addresses of other sites.
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** With a load of the page: nothing of whoever was here before stays in memory. */
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
