/** E-mails about leaked keys are retried with growing delays for about two days. */
const firstDelaySeconds = 60;
const maxDelaySeconds = 6 * 3600;
const maxTries = 16;

/** Returns the seconds until the next attempt, given the number of attempts so far. */
export function computeLeakEmailDelaySeconds(tries: number): number {
  return Math.min(firstDelaySeconds * 2 ** Math.max(0, tries - 1), maxDelaySeconds);
}

export function isFinalLeakEmailAttempt(tries: number): boolean {
  return tries >= maxTries;
}
