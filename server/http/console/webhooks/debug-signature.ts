import { createHmac } from 'node:crypto';
import { decodeId } from '@blazon/contract/ids.ts';
import { DebugSignatureBody, type SignatureReport } from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../domain/environment.ts';
import {
  findEventIds,
  diagnoseSignature,
  type SignatureDebugInput,
} from '../../../domain/signature-debugger.ts';
import { readEvent } from '../../../store/event-views.ts';
import { listEndpointSecrets } from '../../../store/endpoint-subscriptions.ts';
import { readLatestWebhookSecrets } from '../../../store/webhook-secrets.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import type { ConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';

/**
 * Finds the mistake in a receiver's signature check. The response contains no secret, and no signature that was not
 * pasted.
 */
export const debugSignature = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/debug-signature',
    action: 'workspace.read',
    body: DebugSignatureBody,
  },
  async (deps, { scope, person, body: report }): Promise<SignatureReport | ConsoleFailure> => {
    const tooOften = await enforceWebhookRateLimit(deps, 'debug', person.id);
    if (tooOften) return tooOften;
    const body = Buffer.from(
      report.body ?? report.body_base64 ?? '',
      report.body === undefined ? 'base64' : 'utf8',
    );
    const sent = await readSentBodies(deps, scope, findEventIds(report.headers, body));
    const findings = diagnoseSignature(
      {
        headers: report.headers,
        body,
        computed: report.computed,
        secrets: await readSecrets(deps, scope, report.secret ?? 'any'),
        sent,
        now: deps.clock.now(),
      },
      (algorithm, key, pieces) => {
        const hmac = createHmac(algorithm, key);
        for (const piece of pieces) hmac.update(piece);
        return hmac.digest();
      },
    );
    return {
      findings: findings.map(({ code, title, advice, difference }) => ({
        code,
        is_mistake: code !== 'correct',
        title,
        advice,
        difference: difference && {
          at_byte: difference.atByte,
          sent: difference.sent,
          given: difference.given,
        },
      })),
      event_id: [...sent.keys()][0] ?? null,
    };
  },
);

async function readSentBodies(
  { database }: ConsoleDeps,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const eventIds = ids.filter((id) => decodeId('event', id) !== undefined);
  const events = await Promise.all(eventIds.map((id) => readEvent(database, scope, id)));
  return new Map(events.filter((event) => event !== undefined).map(({ id, body }) => [id, body]));
}

async function readSecrets(
  { database, sealer }: ConsoleDeps,
  scope: Scope,
  choice: string,
): Promise<SignatureDebugInput['secrets']> {
  const secrets = await readLatestWebhookSecrets(database, scope);
  // The choices 'current' and 'previous' mean the workspace's secrets, so endpoint secrets are tried only for 'any'.
  const sealedEndpointSecrets = choice === 'any' ? await listEndpointSecrets(database, scope) : [];
  const endpointSecrets = sealedEndpointSecrets.map((sealed) => ({
    text: sealer.open(scope.workspaceId, sealed),
    isCurrent: true,
    until: null,
  }));
  const workspaceSecrets = secrets
    .map(({ sealed, expiresAt }) => ({
      text: sealer.open(scope.workspaceId, sealed),
      isCurrent: expiresAt === null,
      until: expiresAt,
    }))
    .filter(({ isCurrent }) => choice === 'any' || isCurrent === (choice === 'current'));
  return [...workspaceSecrets, ...endpointSecrets];
}
