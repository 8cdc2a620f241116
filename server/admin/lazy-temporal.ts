import type { WorkflowStarter, TemporalOptions } from '../integrations/temporal-client.ts';
import type { TemporalInspector } from '../integrations/temporal-inspector.ts';
import type { CommandContext } from './command-context.ts';

/** Loads Temporal's client only for commands that need it, because loading takes longer than most commands. */
export function createLazyTemporal(
  options: TemporalOptions,
): Pick<CommandContext, 'temporal' | 'workflowStarter'> & { close(): Promise<void> } {
  let starter: Promise<WorkflowStarter> | undefined;
  let view: Promise<TemporalInspector> | undefined;
  const openStarter = () =>
    (starter ??= import('../integrations/temporal-client.ts').then(({ connectTemporal }) =>
      connectTemporal(options),
    ));
  const openView = () =>
    (view ??= import('../integrations/temporal-inspector.ts').then(({ createTemporalInspector }) =>
      createTemporalInspector(options),
    ));
  return {
    temporal: {
      describeWorkflow: async (workflowId) => (await openView()).describeWorkflow(workflowId),
      async *listRunningWorkflows(type) {
        yield* (await openView()).listRunningWorkflows(type);
      },
      terminateWorkflow: async (workflowId, reason) =>
        (await openView()).terminateWorkflow(workflowId, reason),
    },
    workflowStarter: {
      startDelivery: async (delivery) => (await openStarter()).startDelivery(delivery),
      startRecovery: async (recovery) => (await openStarter()).startRecovery(recovery),
    },
    async close() {
      await Promise.all([(await starter)?.close(), (await view)?.close()]);
    },
  };
}
