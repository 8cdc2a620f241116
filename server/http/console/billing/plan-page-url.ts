/** Where the browser comes back to; `visit` says from what, so that the page knows whether to ask for news. */
export function planPageUrl(origin: string, workspaceId: string, visit: 'done' | 'left'): string {
  return `${origin}/w/${workspaceId}/settings/plan?visit=${visit}`;
}
