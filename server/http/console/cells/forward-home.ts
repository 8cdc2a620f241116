import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeader } from '../../forward-to-cell.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { CellTarget, forwardConsoleRequest } from './forward-console.ts';

/**
 * Matches requests about accounts: sign-in, the person, invitations and CLI logins. Requests about a workspace go to
 * the workspace's cell.
 */
const accountPathPattern = /^\/(?:auth\/|api\/(?!workspaces\/))/;
/** The value of `forwardedHeader` in requests from the home cell. Other cells must not forward these requests back. */
export const askedByHomeHeaderValue = 'asked-by-home';
/** The paths that the home cell requests: a person's workspaces in this cell, and invitations to workspaces here. */
const pathsAskedByHome: readonly (string | undefined)[] = [
  '/api/me',
  '/api/invitations/look',
  '/api/invitations/accept',
];

/**
 * Forwards requests about accounts to the home cell, after their origin was checked. Does nothing in the home cell
 * itself.
 */
export function forwardPeopleToHome(app: FastifyInstance, deps: ConsoleDeps): void {
  const { cells, sharedPeople } = deps;
  if (cells === undefined || sharedPeople === undefined || sharedPeople.isHome) return;
  const target = new CellTarget(sharedPeople.homeCell, 'people');
  app.addHook('preHandler', async (request, reply) => {
    if (!accountPathPattern.test(request.url) || isAnsweredHere(request)) return undefined;
    return forwardConsoleRequest(cells, request, reply, target);
  });
}

/**
 * Whether the home cell asks this cell to answer. Anybody can send this header, but it gives no access beyond that of
 * the session or the invitation.
 */
function isAnsweredHere(request: FastifyRequest): boolean {
  return (
    request.headers[forwardedHeader] === askedByHomeHeaderValue &&
    pathsAskedByHome.includes(request.routeOptions.url)
  );
}
