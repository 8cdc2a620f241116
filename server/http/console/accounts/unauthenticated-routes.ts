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
import type { ConsoleParts } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail, isConsoleFailure } from '../failure.ts';
import { sendConsoleResult, sendConsoleFailure } from '../operation.ts';
import { limitUnauthenticated } from '../rate-limits.ts';
import { acceptInvitationToken } from './accept-invitation.ts';
import { signInOnBehalfOf } from './auth-routes.ts';
import { cancelEmailChangeToken, confirmEmailChangeToken } from './change-email.ts';
import { countSignInAttempt } from './sign-in-throttle.ts';
import { hashInvitationToken } from './invitation-token.ts';
import { toSeconds } from './member-view.ts';

/** Open to anybody with the token of an invitation or of an email change. */
export const unauthenticatedOperations = {
  confirmAddress: { path: '/api/address-changes/confirm', body: TokenBody },
  cancelAddress: { path: '/api/address-changes/cancel', body: TokenBody },
  look: { path: '/api/invitations/look', body: TokenBody },
  join: { path: '/api/invitations/join', body: JoinBody },
} as const;

/** What somebody may ask who is not signed in yet. */
export function registerUnauthenticatedRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  app.get('/api/sign-in-options', async (request, reply) => {
    const options: SignInOptions = { letters: parts.emails !== undefined };
    return sendConsoleResult(request, reply, (await limitUnauthenticated(parts, request.ip)) ?? options);
  });
  open(app, parts, unauthenticatedOperations.look, async (_request, _reply, { token }) =>
    lookAtInvitation(parts, token),
  );
  open(app, parts, unauthenticatedOperations.confirmAddress, async (request, _reply, { token }) =>
    confirmEmailChangeToken(parts, token, request.id),
  );
  open(app, parts, unauthenticatedOperations.cancelAddress, async (_request, _reply, { token }) =>
    cancelEmailChangeToken(parts, token),
  );
  open(app, parts, unauthenticatedOperations.join, async (request, reply, body) =>
    joinByInvitation(parts, { request, reply, ...body }),
  );
}

function open<const Body extends TSchema>(
  app: FastifyInstance,
  parts: ConsoleParts,
  { path, body }: { readonly path: string; readonly body: Body },
  handle: (request: FastifyRequest, reply: FastifyReply, body: Static<Body>) => Promise<object | undefined>,
): void {
  const read = createInputReader(body);
  app.post(path, async (request, reply) => {
    const refused = await countSignInAttempt(parts, request, { kind: 'network' });
    if (refused) return sendConsoleFailure(request, reply, refused);
    const given = read(request.body ?? {});
    if (isFailure(given)) {
      const { message, param } = given;
      return sendConsoleFailure(
        request,
        reply,
        consoleFail('invalid_input', { message, ...(param && { param }) }),
      );
    }
    // Just checked by its schema.
    return sendConsoleResult(request, reply, await handle(request, reply, given.value as Static<Body>));
  });
}

async function findOpen(parts: ConsoleParts, token: string): Promise<NamedInvitation | ConsoleFailure> {
  const invitation = await findInvitationByToken(parts.database, hashInvitationToken(token));
  if (invitation === undefined || invitation.expiresAt <= parts.clock.now())
    return consoleFail('invitation_over');
  return invitation;
}

/** The token proves access to the mailbox, so its holder may know whether the address has an account. */
async function lookAtInvitation(
  parts: ConsoleParts,
  token: string,
): Promise<InvitationView | ConsoleFailure> {
  const invitation = await findOpen(parts, token);
  if (isConsoleFailure(invitation)) return invitation;
  return {
    workspace_name: invitation.workspaceName,
    invited_by: invitation.inviterName,
    email: invitation.email,
    role: invitation.role,
    expires_at: toSeconds(invitation.expiresAt),
    has_account: (await findPersonByEmail(parts.database, invitation.email)) !== undefined,
  };
}

/**
 * A new account and the membership in one step. The email proves the address, so nobody has to confirm it again. If
 * the process dies in between, the account is there, the invitation still open, and signing in goes on from there.
 */
async function joinByInvitation(
  parts: ConsoleParts,
  input: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly token: string;
    readonly name: string;
    readonly password: string;
  },
): Promise<object | ConsoleFailure> {
  const { request, reply, token, password } = input;
  const invitation = await findOpen(parts, token);
  if (isConsoleFailure(invitation)) return invitation;
  const { email } = invitation;
  const name = input.name.trim();
  const id = await parts.people.create({ email, name, password });
  if (id === undefined) return consoleFail('account_exists');
  const refused = await signInOnBehalfOf(parts, request, reply, { email, password });
  return refused ?? acceptInvitationToken(parts, token, { person: { id, email }, requestId: request.id });
}
