import { waitUntil } from '../../../tools/services/wait-until.ts';
import type { Environment, Scope } from '../../domain/environment.ts';
import { expectStatus, type SignedInPerson, type JoinedConsole } from './console.ts';

/** A workspace and its owner, with the console's paths for its webhooks. */
export interface WebhookWorkspace {
  readonly person: SignedInPerson;
  readonly scope: Scope;
  /** The path of the environment's webhooks. */
  readonly path: string;
  /** The path of webhook settings that both environments share. */
  readonly workspacePath: string;
}

export async function createWebhookWorkspace(
  dashboard: JoinedConsole,
  environment: Environment = 'live',
): Promise<WebhookWorkspace> {
  const { person, workspaceId } = await dashboard.signUpWithWorkspace('pro');
  const workspacePath = `/api/workspaces/${workspaceId}/webhooks`;
  const path = `/api/workspaces/${workspaceId}/${environment}/webhooks`;
  return { person, scope: { workspaceId, environment }, path, workspacePath };
}

/** Adds an endpoint. Returns its id. */
export async function addConsoleEndpoint({ person, path }: WebhookWorkspace, url: string): Promise<string> {
  return String(expectStatus(await person.post(`${path}/endpoints`, { url }), 200).body.id);
}

/** Lists the actions in the audit log of the workspace, newest first. */
export async function listAuditActions({ person, scope }: WebhookWorkspace): Promise<string[]> {
  const { body } = await person.get(`/api/workspaces/${scope.workspaceId}/audit`);
  return body.data.map(({ action }: { action: string }) => action);
}

/** Waits until the dashboard shows the event in this state. */
export function waitForShownState({ person, path }: WebhookWorkspace, eventId: string, state: string) {
  return waitUntil(
    async () => {
      const { body } = expectStatus(await person.get(`${path}/events/${eventId}`), 200);
      if (body.state !== state) throw new Error(body.state);
      return body;
    },
    { what: `${eventId} to be ${state}`, seconds: 90 },
  );
}
