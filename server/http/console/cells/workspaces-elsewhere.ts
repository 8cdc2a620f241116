import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { listEntriesElsewhere } from '../../../store/directory-members.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { isConsoleFailure } from '../failure.ts';
import { askJson } from './ask-json.ts';
import { askedByHomeHeaderValue } from './forward-home.ts';

/** The workspaces of a person in other cells. */
export interface WorkspacesElsewhere {
  readonly workspaces: readonly MyWorkspace[];
  /** Workspaces that the directory lists in cells that do not respond. */
  readonly unreachable: readonly string[];
}

/**
 * Lists a person's workspaces in other cells, by asking each cell with the person's session. Returns undefined if
 * there are no other cells or this cell is not the home cell.
 */
export async function listWorkspacesElsewhere(
  { cells, sharedPeople }: Pick<ConsoleDeps, 'cells' | 'sharedPeople'>,
  request: { readonly person: Pick<Person, 'id'>; readonly headers: Headers; readonly address: string },
): Promise<WorkspacesElsewhere | undefined> {
  if (cells === undefined || sharedPeople === undefined || !sharedPeople.isHome) return undefined;
  const { person, headers, address } = request;
  const entries = await listEntriesElsewhere(sharedPeople.home, person.id, cells.name);
  const cookie = headers.get('cookie') ?? '';
  const jsonRequest = {
    method: 'GET',
    path: '/api/me',
    about: askedByHomeHeaderValue,
    cookie,
    address,
  } as const;
  const results = await Promise.all(
    [...Map.groupBy(entries, ({ cell }) => cell)].map(async ([cell, cellEntries]) => {
      const answer = await askJson(cells, cell, jsonRequest);
      const isAnswered = answer !== undefined && !isConsoleFailure(answer);
      return { own: cellEntries, workspaces: isAnswered ? readWorkspaces(answer.value) : undefined };
    }),
  );
  return {
    workspaces: results.flatMap(({ workspaces }) => workspaces ?? []),
    unreachable: results
      .filter(({ workspaces }) => workspaces === undefined)
      .flatMap(({ own: cellEntries }) => cellEntries.map(({ workspaceId }) => workspaceId)),
  };
}

/**
 * The value comes from one of our own consoles over an authenticated connection, so it is not validated in detail.
 */
function readWorkspaces(value: unknown): readonly MyWorkspace[] {
  return (value as { readonly workspaces: readonly MyWorkspace[] }).workspaces;
}
