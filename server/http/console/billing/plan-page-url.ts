/** Where the browser returns to. `visit` says from which page, so that the dashboard knows whether to refresh the plan. */
export function planPageUrl(origin: string, workspaceId: string, visit: 'done' | 'left'): string {
  return `${origin}/w/${workspaceId}/settings/plan?visit=${visit}`;
}
