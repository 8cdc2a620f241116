import { overviewPaths } from '@blazon/contract/console/overview.ts';

const signInPattern = /^\/sign-in(?=\?|$)/;
const workspacePattern = /^\/w\/ws_[0-9a-z]{1,40}\//;
const overviewPattern = /^\/w\/(ws_[0-9a-z]{1,40})\/(live|sandbox)\/overview(?=\?|$)/;

/**
 * Lists the paths of everything that a page shows in its first paint. Undefined for pages that are not rendered on
 * the server. Without cookies nobody is signed in, so that the overview is not rendered either.
 */
export function listInitialPaths(address: string, cookie: string | undefined): readonly string[] | undefined {
  if (signInPattern.test(address)) return ['/api/sign-in-options'];
  const overview = overviewPattern.exec(address);
  if (overview === null || cookie === undefined) return undefined;
  const [, workspace, environment] = overview;
  return ['/api/me', ...Object.values(overviewPaths(`/api/workspaces/${workspace}/${environment}`))];
}

/**
 * Returns a `Link` header for what every other page of a workspace loads first, so that the browser fetches it in
 * parallel with the script. The request must match the script's own request, or the browser would fetch it twice.
 */
export function createPreloadLinkHeader(address: string): string | undefined {
  return workspacePattern.test(address) ? '</api/me>; rel=preload; as=fetch; crossorigin' : undefined;
}
