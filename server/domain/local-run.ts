/**
 * The run number of attempts that the CLI forwarded to a local receiver. They are stored in the same history as
 * deliveries, whose runs count from 1.
 */
export const localRunNumber = 0;

export function isLocalAttempt({ run }: { readonly run: number }): boolean {
  return run === localRunNumber;
}
