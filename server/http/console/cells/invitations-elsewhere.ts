import type { InvitationView, MyWorkspace } from '@blazon/contract/console/people.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { askJson } from './ask-json.ts';
import { askedByHomeHeaderValue } from './forward-home.ts';

type Deps = Pick<ConsoleDeps, 'cells' | 'sharedPeople'>;

/** An invitation to a workspace in another cell. */
export interface InvitationElsewhere {
  readonly cell: string;
  readonly view: InvitationView;
}

/**
 * Finds an invitation in another cell. Its cell is not known, so the home cell asks all cells. The caller must limit
 * the attempts of each network.
 */
export async function findInvitationElsewhere(
  { cells, sharedPeople }: Deps,
  token: string,
  address: string,
): Promise<InvitationElsewhere | ConsoleFailure> {
  const notFound = createConsoleFailure('invitation_over');
  if (cells === undefined || sharedPeople === undefined || !sharedPeople.isHome) return notFound;
  const request = {
    method: 'POST',
    path: '/api/invitations/look',
    about: askedByHomeHeaderValue,
    cookie: '',
    address,
    body: { token },
  } as const;
  const names = Object.keys(cells.consoles);
  const answers = await Promise.all(names.map((cell) => askJson(cells, cell, request)));
  for (const [index, cell] of names.entries()) {
    const answer = answers[index];
    if (answer !== undefined && !isConsoleFailure(answer))
      return { cell, view: answer.value as InvitationView };
  }
  return answers.includes(undefined)
    ? createConsoleFailure('service_unavailable', { retryAfter: 5 })
    : notFound;
}

/** Accepts an invitation in another cell, which checks the session, the address and the invitation. */
export async function acceptInvitationElsewhere(
  { cells }: Deps,
  cell: string,
  request: { readonly token: string; readonly cookie: string; readonly address: string },
): Promise<MyWorkspace | ConsoleFailure> {
  const { token, cookie, address } = request;
  const answer =
    cells &&
    (await askJson(cells, cell, {
      method: 'POST',
      path: '/api/invitations/accept',
      about: askedByHomeHeaderValue,
      cookie,
      address,
      body: { token },
    }));
  if (answer === undefined) return createConsoleFailure('service_unavailable', { retryAfter: 5 });
  return isConsoleFailure(answer) ? answer : (answer.value as MyWorkspace);
}
