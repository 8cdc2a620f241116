/** Runs of a delivery count from 1. Answers of local receivers stand in the same history, in a run of their own. */
export const localRunNumber = 0;

export const isLocalAttempt = ({ run }: { readonly run: number }): boolean => run === localRunNumber;
