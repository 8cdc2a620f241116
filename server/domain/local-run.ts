/** Delivery runs count from 1. Responses of local receivers are stored in the same history, as a run of their own. */
export const localRunNumber = 0;

export function isLocalAttempt({ run }: { readonly run: number }): boolean {
  return run === localRunNumber;
}
