import type { FlowStarter, TemporalOptions } from '../outside/temporal.ts';
import type { TemporalView } from '../outside/temporal-view.ts';
import type { AdminParts } from './parts.ts';

/** Temporal's client takes longer to load than most commands to run: only those that need it wait for it. */
export function lazyTemporal(
  options: TemporalOptions,
): Pick<AdminParts, 'temporal' | 'flowStarter'> & { close(): Promise<void> } {
  let starter: Promise<FlowStarter> | undefined;
  let view: Promise<TemporalView> | undefined;
  const openStarter = () =>
    (starter ??= import('../outside/temporal.ts').then(({ connectTemporal }) => connectTemporal(options)));
  const openView = () =>
    (view ??= import('../outside/temporal-view.ts').then(({ viewTemporal }) => viewTemporal(options)));
  return {
    temporal: { describeFlow: async (workflowId) => (await openView()).describeFlow(workflowId) },
    flowStarter: {
      startDelivery: async (delivery) => (await openStarter()).startDelivery(delivery),
      startRecovery: async (recovery) => (await openStarter()).startRecovery(recovery),
    },
    async close() {
      await Promise.all([(await starter)?.close(), (await view)?.close()]);
    },
  };
}
