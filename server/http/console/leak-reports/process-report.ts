import type { Clock } from '../../../integrations/clock.ts';
import type { Database } from '../../../integrations/postgres.ts';
import { isWellFormedApiKey } from '../../../domain/api-key.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { hashApiKey } from '../../../store/create-api-key.ts';
import { findKeysBySecret, type MatchedKey, revokeLeakedKey } from '../../../store/leaked-keys.ts';
import type { LeakedToken } from './parse-report.ts';
import type { AbsentKey } from './report-to-cells.ts';

/** The response for one reported token: whether it is one of our keys. It contains a hash instead of the token. */
export interface TokenClassification {
  readonly token_hash: string;
  readonly token_type: string;
  readonly label: 'true_positive' | 'false_positive';
  /** Tells another cell which cell the key's workspace has moved to. */
  readonly moved_to?: string;
}

export interface ReportDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The name of the actor in the audit log. */
const auditActor = 'github-secret-scanning';

/** The result of processing a report in this cell. */
export interface ProcessedReport {
  readonly verdicts: TokenClassification[];
  /** Keys that this cell does not serve, but that another cell may serve. */
  readonly absent: AbsentKey[];
}

/**
 * Looks up all reported keys at once, then revokes each in its own transaction, so that a retry after a crash
 * continues where it stopped. If a key cannot be revoked now, for example because its workspace is moving to another
 * cell, the others are still revoked before this throws.
 */
export async function processLeakReport(
  deps: ReportDeps,
  findings: readonly LeakedToken[],
  requestId: string,
): Promise<ProcessedReport> {
  const hashed = findings.map((finding) => ({ finding, hash: hashApiKey(finding.token) }));
  // The checksum rejects most false alarms without a look-up.
  const wellFormed = hashed.filter(({ finding }) => isWellFormedApiKey(finding.token));
  const keysByHash = await findKeysByHash(
    deps.database,
    wellFormed.map(({ hash }) => hash),
  );
  const failures: Error[] = [];
  const absent: AbsentKey[] = [];
  for (const { finding, hash } of wellFormed) {
    const key = keysByHash.get(hash.toString('hex'));
    if (key === undefined || key.movedTo !== null) absent.push({ hash, movedTo: key?.movedTo ?? null });
    else if (!key.isReported)
      await revokeReportedKey(deps, key, finding, requestId).catch(
        (error: Error) => void failures.push(error),
      );
  }
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  const verdicts = hashed.map(({ finding, hash }) =>
    classifyToken(finding, hash, keysByHash.get(hash.toString('hex'))),
  );
  return { verdicts, absent };
}

function classifyToken(finding: LeakedToken, hash: Buffer, key: MatchedKey | undefined): TokenClassification {
  return {
    token_hash: hash.toString('hex'),
    token_type: finding.type,
    label: key === undefined ? 'false_positive' : 'true_positive',
    ...(key && key.movedTo !== null && { moved_to: key.movedTo }),
  };
}

async function findKeysByHash(
  database: Database,
  hashes: readonly Buffer[],
): Promise<Map<string, MatchedKey>> {
  if (hashes.length === 0) return new Map();
  const keys = await findKeysBySecret(database, hashes);
  return new Map(keys.map((key) => [key.secretHash.toString('hex'), key]));
}

async function revokeReportedKey(
  deps: ReportDeps,
  key: MatchedKey,
  finding: LeakedToken,
  requestId: string,
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const { source, url } = finding;
  await database.transaction(key.scope, async (transaction) => {
    const marked = await revokeLeakedKey(transaction, key.scope, key.id, { source, url, now });
    if (marked === undefined) return;
    await insertAuditEntry(transaction, key.scope.workspaceId, {
      id: clock.newId('auditEntry'),
      environment: key.scope.environment,
      createdAt: now,
      actor: auditActor,
      action: 'api_key.reported',
      subject: key.id,
      requestId,
      details: { source, url, revoked: marked.wasActive },
    });
  });
}
