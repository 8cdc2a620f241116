import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';
import type { LeakReportVerifier } from '../../../integrations/leak-report-verifier.ts';
import type { ConsoleCells } from '../cells/ask-console.ts';
import { forwardedHeader } from '../../forward-to-cell.ts';
import { createReportLimiter } from './report-limits.ts';
import { parseLeakReport } from './parse-report.ts';
import {
  type ProcessedReport,
  processLeakReport,
  type ReportDeps,
  type TokenClassification,
} from './process-report.ts';
import { reportToOtherCells } from './report-to-cells.ts';

export interface LeakReportDeps extends ReportDeps {
  readonly reportKeys: LeakReportVerifier;
  /** Makes the sender of e-mails about revoked keys check for work now. */
  readonly wakeNotices: () => void;
  /** Undefined if the service runs as a single cell. */
  readonly cells: ConsoleCells | undefined;
}

const maxBodyBytes = 2 * 1024 * 1024;
const keyIdHeader = 'github-public-key-identifier';
const signatureHeader = 'github-public-key-signature';

/**
 * `POST /reports/github-secret-scanning` receives reports of keys that were found in public, in the format of
 * GitHub's secret-scanning partner programme. The signature covers the raw bytes, so this route reads the body
 * itself.
 */
export async function registerLeakReportRoute(app: FastifyInstance, deps: LeakReportDeps): Promise<void> {
  const limit = createReportLimiter(() => deps.clock.now());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const release = limit(request.ip);
      if (release === 'too_often')
        return sendConsoleFailure(
          request,
          reply,
          createConsoleFailure('too_many_requests', { retryAfter: 60 }),
        );
      if (release === 'full')
        return sendConsoleFailure(request, reply, createConsoleFailure('service_unavailable'));
      reply.raw.once('close', release);
      // Checked before the body is read, so that an unsigned report is rejected immediately.
      if (readSignature(request) === undefined)
        return sendConsoleFailure(request, reply, createConsoleFailure('report_not_signed'));
    });
    scope.post('/reports/github-secret-scanning', { config: { fromOutside: true } }, async (request, reply) =>
      sendResult(request, reply, await verifyAndProcess(deps, request)),
    );
  });
}

function readSignature({ headers }: FastifyRequest): { keyId: string; signature: string } | undefined {
  const keyId = headers[keyIdHeader];
  const signature = headers[signatureHeader];
  return typeof keyId === 'string' && typeof signature === 'string' ? { keyId, signature } : undefined;
}

async function verifyAndProcess(
  deps: LeakReportDeps,
  request: FastifyRequest,
): Promise<TokenClassification[] | ConsoleFailure> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signature = readSignature(request);
  const verification = signature ? await deps.reportKeys.check({ ...signature, bytes }) : 'not_signed';
  if (verification === 'unavailable') return createConsoleFailure('service_unavailable');
  if (verification === 'not_signed') return createConsoleFailure('report_not_signed');
  const findings = parseLeakReport(bytes);
  if (findings === undefined) return createConsoleFailure('malformed_request');
  const processed = await processLeakReport(deps, findings, request.id).finally(deps.wakeNotices);
  const verdicts = await addVerdictsOfOtherCells(deps, request, processed);
  if (isConsoleFailure(verdicts)) return verdicts;
  const realCount = verdicts.filter(({ label }) => label === 'true_positive').length;
  request.log.warn(
    { request_id: request.id, findings: verdicts.length, real: realCount },
    'keys were reported as leaked',
  );
  return verdicts;
}

/**
 * Sends the report to the other cells and adds their results. A report that came from another cell is not sent on,
 * because that cell sends it to all others itself.
 */
async function addVerdictsOfOtherCells(
  { cells }: LeakReportDeps,
  request: FastifyRequest,
  { verdicts, absent }: ProcessedReport,
): Promise<TokenClassification[] | ConsoleFailure> {
  const proof = readSignature(request);
  const { body, headers } = request;
  if (cells === undefined || headers[forwardedHeader] !== undefined) return verdicts;
  if (absent.length === 0 || proof === undefined || !Buffer.isBuffer(body)) return verdicts;
  const report = {
    path: request.url,
    bytes: body,
    address: request.ip,
    headers: { [keyIdHeader]: proof.keyId, [signatureHeader]: proof.signature },
  };
  const existingHashes = await reportToOtherCells(cells, report, absent);
  if (existingHashes === 'unavailable') return createConsoleFailure('service_unavailable', { retryAfter: 5 });
  return verdicts.map(({ moved_to: _movedTo, ...verdict }) =>
    existingHashes.has(verdict.token_hash) ? { ...verdict, label: 'true_positive' } : verdict,
  );
}

function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  result: TokenClassification[] | ConsoleFailure,
): FastifyReply {
  if (isConsoleFailure(result)) return sendConsoleFailure(request, reply, result);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(result));
}
