/**
 * The run number of responses from local receivers, which are stored in the same history. Delivery runs count from 1.
 */
export const localRunNumber = 0;

export function isLocalAttempt({ run }: { readonly run: number }): boolean {
  return run === localRunNumber;
}
