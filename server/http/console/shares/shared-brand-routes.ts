import type { IncomingMessage } from 'node:http';
import { drawingFiles } from '@blazon/contract/console/brands.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSharedBrand, type SharedBrand } from '../../../store/brand-shares.ts';
import { getBrandDetail, readDrawing } from '../../../store/brand-views.ts';
import { readBackground, extractRequestedPart } from '../brands/get-drawing.ts';
import { relayResponse } from '../cells/forward-console.ts';
import { findSharedPageElsewhere } from '../cells/shared-page-elsewhere.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { createConsoleFailure } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';
import { limitSharedPages } from '../rate-limits.ts';
import {
  createSharedPageFrame,
  renderGonePage,
  renderSharedBrand,
  type SharedPageFrame,
} from './render-shared-brand.ts';
import { hashShareToken, shareTokenPattern } from './share-token.ts';

const drawingPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * `GET /s/{token}` shows one brand to anybody who has the link. It reads no cookie, runs no script, asks search
 * engines not to index it, and is not cached, so that a revoked link stops working immediately.
 */
export function registerSharedBrandRoutes(
  app: FastifyInstance,
  deps: ConsoleDeps,
  font: string | undefined,
): void {
  const frame = createSharedPageFrame(font);
  app.get('/s/:token', async (request, reply) => {
    const limited = await limitSharedPages(deps, request.ip);
    if (limited) return sendConsoleFailure(request, reply, limited);
    const shared = await findRequestedBrand(deps, request);
    const elsewhere = shared ? undefined : await findRequestedPageElsewhere(deps, request);
    if (elsewhere !== undefined) return sendPageFromElsewhere(request, reply, elsewhere);
    const brand = shared && (await getBrandDetail(deps.database, shared.scope, shared.brandId));
    if (shared === undefined || brand === undefined)
      return sendPage(reply.code(404), frame, renderGonePage(frame));
    const { token } = request.params as { readonly token: string };
    const page = renderSharedBrand(brand, { frame, path: `/s/${token}`, expiresAt: shared.expiresAt });
    return sendPage(reply, frame, page);
  });
  for (const file of drawingFiles) {
    app.get(`/s/:token/${file}`, async (request, reply) => {
      const limited = await limitSharedPages(deps, request.ip);
      if (limited) return sendConsoleFailure(request, reply, limited);
      const shared = await findRequestedBrand(deps, request);
      const elsewhere = shared ? undefined : await findRequestedPageElsewhere(deps, request);
      if (elsewhere !== undefined) return sendPageFromElsewhere(request, reply, elsewhere);
      const drawing =
        shared && (await readDrawing(deps.database, shared.scope, shared.brandId, readBackground(file)));
      if (drawing === undefined) return sendConsoleFailure(request, reply, createConsoleFailure('not_found'));
      return preventIndexing(reply)
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('content-security-policy', drawingPolicy)
        .header('content-disposition', `inline; filename="${file}"`)
        .send(extractRequestedPart(drawing.svg, file));
    });
  }
}

async function findRequestedBrand(
  deps: ConsoleDeps,
  request: FastifyRequest,
): Promise<SharedBrand | undefined> {
  const { token } = request.params as { readonly token: string };
  if (!shareTokenPattern.test(token)) return undefined;
  return findSharedBrand(deps.database, hashShareToken(token), deps.clock.now());
}

async function findRequestedPageElsewhere(deps: ConsoleDeps, request: FastifyRequest) {
  const { token } = request.params as { readonly token: string };
  return shareTokenPattern.test(token) ? findSharedPageElsewhere(deps.cells, request) : undefined;
}

function sendPageFromElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  elsewhere: IncomingMessage | 'unavailable',
): FastifyReply {
  if (elsewhere !== 'unavailable') return relayResponse(reply, elsewhere);
  return sendConsoleFailure(request, reply, createConsoleFailure('service_unavailable', { retryAfter: 5 }));
}

function sendPage(reply: FastifyReply, { policy }: SharedPageFrame, page: string): FastifyReply {
  return preventIndexing(reply)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(page);
}

function preventIndexing(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive');
}
