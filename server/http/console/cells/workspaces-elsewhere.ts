import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { listEntriesElsewhere } from '../../../store/directory-members.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { isConsoleFailure } from '../failure.ts';
import { askJson } from './ask-json.ts';
import { askedByHome } from './forward-home.ts';

/** The workspaces of a person in other cells. */
export interface WorkspacesElsewhere {
  readonly workspaces: readonly MyWorkspace[];
  /** Workspaces that the directory lists in cells that do not respond. */
  readonly unreachable: readonly string[];
}

/**
 * Lists a person's workspaces in other cells. Returns undefined if there are no other cells or this cell is not the
 * home cell. Each cell is asked with the person's session.
 */
export async function listWorkspacesElsewhere(
  { cells, sharedPeople }: Pick<ConsoleDeps, 'cells' | 'sharedPeople'>,
  asked: { readonly person: Pick<Person, 'id'>; readonly headers: Headers; readonly address: string },
): Promise<WorkspacesElsewhere | undefined> {
  if (cells === undefined || sharedPeople === undefined || !sharedPeople.isHome) return undefined;
  const { person, headers, address } = asked;
  const entries = await listEntriesElsewhere(sharedPeople.home, person.id, cells.name);
  const cookie = headers.get('cookie') ?? '';
  const question = { method: 'GET', path: '/api/me', about: askedByHome, cookie, address } as const;
  const answers = await Promise.all(
    [...Map.groupBy(entries, ({ cell }) => cell)].map(async ([cell, own]) => {
      const answer = await askJson(cells, cell, question);
      const isAnswered = answer !== undefined && !isConsoleFailure(answer);
      return { own, workspaces: isAnswered ? readWorkspaces(answer.value) : undefined };
    }),
  );
  return {
    workspaces: answers.flatMap(({ workspaces }) => workspaces ?? []),
    unreachable: answers
      .filter(({ workspaces }) => workspaces === undefined)
      .flatMap(({ own }) => own.map(({ workspaceId }) => workspaceId)),
  };
}

/**
 * The value comes from one of our own consoles over an authenticated connection, so it is not validated in detail.
 */
function readWorkspaces(value: unknown): readonly MyWorkspace[] {
  return (value as { readonly workspaces: readonly MyWorkspace[] }).workspaces;
}
