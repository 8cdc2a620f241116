import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeader } from '../../forward-to-cell.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { CellTarget, forwardConsoleRequest } from './forward-console.ts';

/** Requests about accounts: sign-in, the person, invitations, CLI logins. Requests of a workspace go to its cell. */
const ofPeople = /^\/(?:auth\/|api\/(?!workspaces\/))/;
/** The home asks another cell to answer for itself. */
export const askedByHome = 'asked-by-home';
/** What the home asks for: a person's workspaces in the cell, and invitations to them. */
const answeredHere: readonly (string | undefined)[] = [
  '/api/me',
  '/api/invitations/look',
  '/api/invitations/accept',
];

/** In every cell but the home: sends requests about accounts there, after the check of their origin. */
export function forwardPeopleToHome(app: FastifyInstance, deps: ConsoleDeps): void {
  const { cells, sharedPeople } = deps;
  if (cells === undefined || sharedPeople === undefined || sharedPeople.isHome) return;
  const target = new CellTarget(sharedPeople.homeCell, 'people');
  app.addHook('preHandler', async (request, reply) => {
    if (!ofPeople.test(request.url) || isAnsweredHere(request)) return undefined;
    return forwardConsoleRequest(cells, request, reply, target);
  });
}

/** Anybody can send the header. It gives them nothing that their session or their invitation does not. */
function isAnsweredHere(request: FastifyRequest): boolean {
  return request.headers[forwardedHeader] === askedByHome && answeredHere.includes(request.routeOptions.url);
}
