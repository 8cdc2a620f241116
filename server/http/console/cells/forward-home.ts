import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeader } from '../../forward-to-cell.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { CellTarget, forwardConsoleRequest } from './forward-console.ts';

/**
 * Matches requests about accounts: sign-in, the person, invitations and CLI logins. Requests about a workspace go to
 * the workspace's cell.
 */
const ofPeople = /^\/(?:auth\/|api\/(?!workspaces\/))/;
/** The header value with which the home cell asks another cell to answer itself. */
export const askedByHome = 'asked-by-home';
/** The operations that the home cell asks for: a person's workspaces in this cell, and invitations to them. */
const answeredHere: readonly (string | undefined)[] = [
  '/api/me',
  '/api/invitations/look',
  '/api/invitations/accept',
];

/**
 * In every cell except the home cell: forwards requests about accounts to the home cell, after their origin was
 * checked.
 */
export function forwardPeopleToHome(app: FastifyInstance, deps: ConsoleDeps): void {
  const { cells, sharedPeople } = deps;
  if (cells === undefined || sharedPeople === undefined || sharedPeople.isHome) return;
  const target = new CellTarget(sharedPeople.homeCell, 'people');
  app.addHook('preHandler', async (request, reply) => {
    if (!ofPeople.test(request.url) || isAnsweredHere(request)) return undefined;
    return forwardConsoleRequest(cells, request, reply, target);
  });
}

/** Anybody can send this header. It gives no access beyond that of the session or the invitation. */
function isAnsweredHere(request: FastifyRequest): boolean {
  return request.headers[forwardedHeader] === askedByHome && answeredHere.includes(request.routeOptions.url);
}
