import { overviewPaths } from '@blazon/contract/console/overview.ts';

const inWorkspace = /^\/w\/(ws_[0-9a-z]{1,40})\/(?:(live|sandbox)\/overview(?=[/?]|$))?/;

/**
 * What a page of the dashboard will ask for, as a `Link` header: the browser fetches it beside the script instead of
 * after it. Asked for like a call of the script, or it would come twice.
 */
export function preloadLinkHeader(address: string): string | undefined {
  const found = inWorkspace.exec(address);
  if (found === null) return undefined;
  const [, workspace, environment] = found;
  const paths = ['/api/me'];
  if (environment !== undefined)
    paths.push(...Object.values(overviewPaths(`/api/workspaces/${workspace}/${environment}`)));
  return paths.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
