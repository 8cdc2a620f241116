import { createHash, randomBytes } from 'node:crypto';
import { type DeviceCode, DeviceCodeBody, DeviceTokenBody } from '@blazon/contract/console/cli.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { toClientNetworkKey } from '../../../domain/client-network.ts';
import { formatUserCode, generateUserCode } from '../../../domain/user-code.ts';
import { deleteExpiredDeviceCodes, insertDeviceCode } from '../../../store/device-codes.ts';
import { createInputReader } from '../../checks/input.ts';
import { isFailure } from '../../failure.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { sendConsoleFailure, sendConsoleResult } from '../send-result.ts';
import { limitUnauthenticated } from '../rate-limits.ts';
import { exchangeDeviceCode } from './exchange-code.ts';

const maxExpiredDeletions = 1_000;

/** Operations for a CLI that is not logged in yet. They read no cookie, so they require no origin. */
export const deviceOperations = {
  begin: { path: '/api/cli/device-codes', body: DeviceCodeBody },
  finish: { path: '/api/cli/tokens', body: DeviceTokenBody },
} as const;

export function registerDeviceRoutes(app: FastifyInstance, deps: ConsoleDeps): void {
  registerOpenRoute(app, deps, deviceOperations.begin, (request, body) =>
    beginDeviceLogin(deps, request, body),
  );
  registerOpenRoute(app, deps, deviceOperations.finish, (request, { device_code: code }) =>
    exchangeDeviceCode(deps, hashDeviceCode(code), request.id),
  );
}

function registerOpenRoute<const Body extends TSchema>(
  app: FastifyInstance,
  deps: ConsoleDeps,
  { path, body }: { readonly path: string; readonly body: Body },
  handle: (request: FastifyRequest, body: Static<Body>) => Promise<object>,
): void {
  const read = createInputReader(body);
  app.post(path, { config: { fromOutside: true } }, async (request, reply) => {
    const limited = await limitUnauthenticated(deps, request.ip);
    if (limited) return sendConsoleFailure(request, reply, limited);
    const input = read(request.body ?? {});
    if (isFailure(input)) {
      const { message, param } = input;
      const failure = createConsoleFailure('invalid_input', { message, ...(param && { param }) });
      return sendConsoleFailure(request, reply, failure);
    }
    // The schema has just validated the body.
    return sendConsoleResult(request, reply, await handle(request, input.value as Static<Body>));
  });
}

async function beginDeviceLogin(
  deps: ConsoleDeps,
  { ip }: FastifyRequest,
  { host_name: hostName }: Static<typeof DeviceCodeBody>,
): Promise<DeviceCode | ConsoleFailure> {
  const { database, clock, signInThrottle, origin } = deps;
  const network = toClientNetworkKey(ip);
  // Codes live only as long as this window, so one network can never fill the table.
  const started = await signInThrottle.counter.addAttempt(
    `device-codes:${network}`,
    limits.deviceCodeSeconds,
  );
  if (started > signInThrottle.networkLimit)
    return createConsoleFailure('too_many_requests', {
      message: 'Too many logins were started from your network. Try again in ten minutes.',
      retryAfter: limits.deviceCodeSeconds,
    });
  const createdAt = clock.now();
  await deleteExpiredDeviceCodes(database, createdAt, maxExpiredDeletions);
  const deviceCode = randomBytes(32).toString('base64url');
  const userCode = generateUserCode((limit) => clock.randomBelow(limit));
  const isStored = await insertDeviceCode(database, {
    deviceCodeHash: hashDeviceCode(deviceCode),
    userCode,
    hostName,
    ipAddress: ip,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.deviceCodeSeconds * 1000),
  });
  if (!isStored) return createConsoleFailure('service_unavailable', { retryAfter: 60 });
  const formattedCode = formatUserCode(userCode);
  return {
    device_code: deviceCode,
    user_code: formattedCode,
    verification_uri: `${origin}/device`,
    verification_uri_complete: `${origin}/device?code=${formattedCode}`,
    expires_in: limits.deviceCodeSeconds,
    interval: limits.devicePollSeconds,
  };
}

/** A plain hash is enough, because the 32 random bytes of a device code cannot be guessed. */
function hashDeviceCode(code: string): Uint8Array {
  return createHash('sha256').update(code).digest();
}
