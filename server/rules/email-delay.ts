/** An e-mail that the mail server did not accept is tried again soon at first: whoever waits for a link is watching. */
const firstSeconds = 2;
const longestSeconds = 300;

/** Seconds until the next try after so many. */
export function emailDelaySeconds(tries: number): number {
  return Math.min(firstSeconds * 2 ** Math.min(Math.max(0, tries - 1), 20), longestSeconds);
}
