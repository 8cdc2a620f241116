/**
 * Returns the URL to which the payment provider sends the browser back. `visit` says how the visit ended, so that the
 * dashboard knows whether to refresh the plan.
 */
export function buildPlanPageUrl(origin: string, workspaceId: string, visit: 'done' | 'left'): string {
  return `${origin}/w/${workspaceId}/settings/plan?visit=${visit}`;
}
