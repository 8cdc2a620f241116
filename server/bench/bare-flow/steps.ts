/** Flows whose last step has run. */
let finished = 0;

export const bareSteps = {
  async first(): Promise<void> {},
  async second(): Promise<void> {
    finished += 1;
  },
};

export const finishedFlows = (): number => finished;
