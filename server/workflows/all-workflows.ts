/** Exports every workflow under its registered name. Never rename one: running histories contain the names. */
export { checkSubscriptions } from './check-subscriptions/workflow.ts';
export { deliverEvent } from './deliver-event/workflow.ts';
export { exportWorkspace } from './export-workspace/workflow.ts';
export { generateBrand } from './generate-brand/workflow.ts';
export { makeExport } from './make-export/workflow.ts';
export { purgeProject } from './purge-project/workflow.ts';
export { purgeWorkspace } from './purge-workspace/workflow.ts';
export { recoverDeliveries } from './recover-deliveries/workflow.ts';
export { reportUsage } from './report-usage/workflow.ts';
export { sweep } from './sweep/workflow.ts';
