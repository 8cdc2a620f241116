import { overviewPaths } from '@blazon/contract/console/overview.ts';

const workspacePagePattern = /^\/w\/(ws_[0-9a-z]{1,40})\/(?:(live|sandbox)\/overview(?=[/?]|$))?/;

/**
 * Returns a `Link` header for the data that a page of the dashboard will load, so that the browser fetches it in
 * parallel with the script. The request must match the script's own request, or the browser would fetch the data
 * twice.
 */
export function createPreloadLinkHeader(address: string): string | undefined {
  const found = workspacePagePattern.exec(address);
  if (found === null) return undefined;
  const [, workspace, environment] = found;
  const paths = ['/api/me'];
  if (environment !== undefined)
    paths.push(...Object.values(overviewPaths(`/api/workspaces/${workspace}/${environment}`)));
  return paths.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
