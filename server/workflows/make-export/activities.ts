import { createHash } from 'node:crypto';
import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { ExportStart } from '../../integrations/temporal-client.ts';
import { exportLimits } from '../../domain/export-limits.ts';
import { dispatcherOptions, workflowOptions } from '../../domain/workflow-options.ts';
import { type ClaimedExport, claimExport, failExport, finishExport } from '../../store/export-claims.ts';
import type { DesignPool, ExportedFile } from '../generate-brand/design-pool.ts';
import { withHeartbeat } from '../generate-brand/with-heartbeat.ts';

export interface MakeExportDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly designer: Pick<DesignPool, 'makeExport'>;
  readonly metrics: Pick<Metrics, 'designTime'>;
  readonly onExportError: (error: unknown, exportId: string) => void;
}

const { attempts, drawMilliseconds, heartbeatMilliseconds } = workflowOptions['make-export'];

export function makeExportActivities(deps: MakeExportDeps) {
  return {
    /** Claims the export, draws the file and stores it. A retry after a crash completes the export only once. */
    makeExport: (start: ExportStart): Promise<void> =>
      withHeartbeat(heartbeatMilliseconds, () => makeExport(deps, start)),
  };
}

async function makeExport(deps: MakeExportDeps, { scope, exportId }: ExportStart): Promise<void> {
  const { database, clock } = deps;
  for (;;) {
    const lostAt = new Date(clock.now().getTime() + dispatcherOptions.lostAfterSeconds * 1000);
    const claimed = await claimExport(database, scope, exportId, lostAt);
    if (claimed === undefined) return;
    const file =
      claimed.attempts > attempts ? undefined : await drawExport(deps, scope.environment, exportId, claimed);
    if (file !== undefined) {
      const sha256 = createHash('sha256').update(file.bytes).digest();
      await finishExport(database, scope, exportId, { ...file, sha256 }, clock.now());
      return;
    }
    if (claimed.attempts >= attempts) {
      await failExport(database, scope, exportId, clock.now());
      return;
    }
  }
}

/** Draws the file. Undefined if drawing failed; the cause is logged. */
async function drawExport(
  { designer, metrics, onExportError }: MakeExportDeps,
  environment: ExportStart['scope']['environment'],
  exportId: string,
  { kind, prompt, madeAt, decisions }: ClaimedExport,
): Promise<ExportedFile | undefined> {
  try {
    const order = { kind, prompt, decisions, madeAt: madeAt.getTime(), sandbox: environment === 'sandbox' };
    const file = await designer.makeExport(order, AbortSignal.timeout(drawMilliseconds));
    if (file.bytes.length > exportLimits.bytes)
      throw new Error(`The file is too large: ${file.bytes.length} bytes.`);
    metrics.designTime.observe({ kind }, file.milliseconds / 1000);
    return file;
  } catch (error) {
    onExportError(error, exportId);
    return undefined;
  }
}
