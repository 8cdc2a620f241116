/** The first retries come soon, because somebody may be waiting for a link. */
const firstDelaySeconds = 2;
const maxDelaySeconds = 300;

/** Returns the seconds until the next attempt, given the number of attempts so far. */
export function computeEmailRetryDelaySeconds(tries: number): number {
  return Math.min(firstDelaySeconds * 2 ** Math.min(Math.max(0, tries - 1), 20), maxDelaySeconds);
}
