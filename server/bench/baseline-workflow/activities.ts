/** The number of workflows whose last activity has run. */
let finishedCount = 0;

export const baselineActivities = {
  async first(): Promise<void> {},
  async second(): Promise<void> {
    finishedCount += 1;
  },
};

export function countFinishedWorkflows(): number {
  return finishedCount;
}
