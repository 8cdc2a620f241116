/**
 * Returns the URL to which the browser returns. `visit` is the page that the person comes from, so that the dashboard
 * knows whether to refresh the plan.
 */
export function planPageUrl(origin: string, workspaceId: string, visit: 'done' | 'left'): string {
  return `${origin}/w/${workspaceId}/settings/plan?visit=${visit}`;
}
