import {
  type InvitationView,
  JoinBody,
  type SignInOptions,
  TokenBody,
} from '@blazon/contract/console/people.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { findInvitationByToken, type NamedInvitation } from '../../../store/invitations.ts';
import { findPersonByEmail } from '../../../store/persons.ts';
import { createInputReader } from '../../checks/input.ts';
import { isFailure } from '../../failure.ts';
import { acceptInvitationElsewhere, findInvitationElsewhere } from '../cells/invitations-elsewhere.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { sendConsoleResult, sendConsoleFailure } from '../send-result.ts';
import { limitUnauthenticated } from '../rate-limits.ts';
import { acceptInvitationToken } from './accept-invitation.ts';
import { signInOnBehalfOf } from './auth-routes.ts';
import { cancelEmailChangeToken, confirmEmailChangeToken, showEmailChange } from './change-email.ts';
import { countSignInAttempt } from './sign-in-throttle.ts';
import { hashInvitationToken } from './invitation-token.ts';
import { toSeconds } from './member-view.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Operations for anybody who has the token of an invitation or of an e-mail change. */
export const unauthenticatedOperations = {
  lookAtAddress: { path: '/api/address-changes/look', body: TokenBody },
  confirmAddress: { path: '/api/address-changes/confirm', body: TokenBody },
  cancelAddress: { path: '/api/address-changes/cancel', body: TokenBody },
  look: { path: '/api/invitations/look', body: TokenBody },
  join: { path: '/api/invitations/join', body: JoinBody },
} as const;

/** Routes that need no session. */
export function registerUnauthenticatedRoutes(app: FastifyInstance, deps: ConsoleDeps): void {
  app.get('/api/sign-in-options', async (request, reply) => {
    const options: SignInOptions = { email: deps.emails !== undefined };
    return sendConsoleResult(request, reply, (await limitUnauthenticated(deps, request.ip)) ?? options);
  });
  registerOpenRoute(app, deps, unauthenticatedOperations.look, async (request, _reply, { token }) =>
    showInvitation(deps, token, request.ip),
  );
  registerOpenRoute(app, deps, unauthenticatedOperations.lookAtAddress, async (_request, _reply, { token }) =>
    showEmailChange(deps, token),
  );
  registerOpenRoute(app, deps, unauthenticatedOperations.confirmAddress, async (request, _reply, { token }) =>
    confirmEmailChangeToken(deps, token, request.id),
  );
  registerOpenRoute(app, deps, unauthenticatedOperations.cancelAddress, async (_request, _reply, { token }) =>
    cancelEmailChangeToken(deps, token),
  );
  registerOpenRoute(app, deps, unauthenticatedOperations.join, async (request, reply, body) =>
    joinByInvitation(deps, { request, reply, ...body }),
  );
}

function registerOpenRoute<const Body extends TSchema>(
  app: FastifyInstance,
  deps: ConsoleDeps,
  { path, body }: { readonly path: string; readonly body: Body },
  handle: (request: FastifyRequest, reply: FastifyReply, body: Static<Body>) => Promise<object | undefined>,
): void {
  const read = createInputReader(body);
  app.post(path, async (request, reply) => {
    const refused = await countSignInAttempt(deps, request, { kind: 'network' });
    if (refused) return sendConsoleFailure(request, reply, refused);
    const input = read(request.body ?? {});
    if (isFailure(input)) {
      const { message, param } = input;
      return sendConsoleFailure(
        request,
        reply,
        createConsoleFailure('invalid_input', { message, ...(param && { param }) }),
      );
    }
    // The schema has validated the body.
    return sendConsoleResult(request, reply, await handle(request, reply, input.value as Static<Body>));
  });
}

async function findOpenInvitation(
  deps: ConsoleDeps,
  token: string,
): Promise<NamedInvitation | ConsoleFailure> {
  const invitation = await findInvitationByToken(deps.database, hashInvitationToken(token));
  if (invitation === undefined || invitation.expiresAt <= deps.clock.now())
    return createConsoleFailure('invitation_over');
  return invitation;
}

/** The token proves access to the mailbox, so its holder may see whether the address has an account. */
async function showInvitation(
  deps: ConsoleDeps,
  token: string,
  address: string,
): Promise<InvitationView | ConsoleFailure> {
  const invitation = await findOpenInvitation(deps, token);
  if (isConsoleFailure(invitation)) {
    const elsewhere = await findInvitationElsewhere(deps, token, address);
    if (isConsoleFailure(elsewhere)) return elsewhere;
    // Accounts are stored in this cell, so only this cell knows whether the address has one.
    const account = await findPersonByEmail(deps.database, elsewhere.view.email);
    return { ...elsewhere.view, has_account: account !== undefined };
  }
  return {
    workspace_name: invitation.workspaceName,
    invited_by: invitation.inviterName,
    email: invitation.email,
    role: invitation.role,
    expires_at: toSeconds(invitation.expiresAt),
    has_account: (await findPersonByEmail(deps.database, invitation.email)) !== undefined,
  };
}

/**
 * Creates an account and accepts the invitation. The token was e-mailed to the address, so the address needs no
 * further confirmation. If the process dies after creating the account, the invitation is still open, and the person
 * can sign in and accept it.
 */
async function joinByInvitation(
  deps: ConsoleDeps,
  input: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly token: string;
    readonly name: string;
    readonly password: string;
  },
): Promise<object | ConsoleFailure> {
  const { request, reply, token, password } = input;
  const invitation = await findOpenInvitation(deps, token);
  const elsewhere = isConsoleFailure(invitation)
    ? await findInvitationElsewhere(deps, token, request.ip)
    : undefined;
  if (elsewhere && isConsoleFailure(elsewhere)) return elsewhere;
  const email = elsewhere?.view.email ?? (isConsoleFailure(invitation) ? '' : invitation.email);
  const name = input.name.trim();
  const passwordFailure = refuseWeakPassword({ password, personalTexts: [name, email] });
  if (passwordFailure) return passwordFailure;
  const id = await deps.people.create({ email, name, password });
  if (id === undefined) return createConsoleFailure('account_exists');
  const signInFailure = await signInOnBehalfOf(deps, request, reply, { email, password });
  if (signInFailure) return signInFailure;
  if (elsewhere === undefined)
    return acceptInvitationToken(deps, token, { person: { id, email }, requestId: request.id });
  const cookie = readNewCookies(reply);
  return acceptInvitationElsewhere(deps, elsewhere.cell, { token, cookie, address: request.ip });
}

/** Returns the cookies that this response sets, in the form of a `Cookie` header. */
function readNewCookies(reply: FastifyReply): string {
  const headers = [reply.getHeader('set-cookie') ?? []].flat();
  return headers.map((line) => String(line).split(';', 1)[0]).join('; ');
}
