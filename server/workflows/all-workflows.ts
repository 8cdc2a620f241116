/** What a worker loads: every flow by its name. */
export { purgeProject } from './purge-project/workflow.ts';
export { sweep } from './sweep/workflow.ts';
