/** Workflows whose last step has run. */
let finished = 0;

export const baselineActivities = {
  async first(): Promise<void> {},
  async second(): Promise<void> {
    finished += 1;
  },
};

export const finishedWorkflows = (): number => finished;
