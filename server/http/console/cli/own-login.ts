import type { CliLogin } from '@blazon/contract/console/cli.ts';
import { findCliToken } from '../../../store/cli-tokens.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { describeLogin } from './login-view.ts';
import { endLogin } from './my-logins.ts';

/** Returns the person and workspace that the calling CLI acts for. A browser session has no such login. */
export const getOwnLogin = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/cli-login', action: 'workspace.read' },
  async (deps, { person }): Promise<CliLogin | ConsoleFailure> => {
    const token = person.cliToken && (await findCliToken(deps.peopleDatabase, person.id, person.cliToken.id));
    const login = token && (await describeLogin(deps, token));
    return login ?? createConsoleFailure('not_found');
  },
);

/** Ends the calling CLI's own login, for `blazon logout`. */
export const endOwnLogin = defineOperation(
  { method: 'DELETE', path: '/api/workspaces/{workspace_id}/cli-login', action: 'workspace.read' },
  async (deps, { person, requestId }): Promise<ConsoleFailure | undefined> => {
    const { cliToken } = person;
    const isEnded = cliToken !== undefined && (await endLogin(deps, { person, requestId }, cliToken.id));
    return isEnded ? undefined : createConsoleFailure('not_found');
  },
);
