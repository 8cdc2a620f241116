/** The number of workflows whose last activity has run. */
let finished = 0;

export const baselineActivities = {
  async first(): Promise<void> {},
  async second(): Promise<void> {
    finished += 1;
  },
};

export function finishedWorkflows(): number {
  return finished;
}
