import { createHash } from 'node:crypto';
import type { Clock } from '../../outside/clock.ts';
import type { Metrics } from '../../outside/metrics.ts';
import type { Database } from '../../outside/postgres.ts';
import type { ExportStart } from '../../outside/temporal.ts';
import { exportBounds } from '../../rules/export-rules.ts';
import { dispatcher, flows } from '../../rules/flows.ts';
import { type ClaimedExport, claimExport, failExport, finishExport } from '../../store/export-work.ts';
import type { Designer, ExportedFile } from '../generate-brand/design-pool.ts';
import { withHeartbeat } from '../generate-brand/with-heartbeat.ts';

export interface MakeExportParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly designer: Pick<Designer, 'makeExport'>;
  readonly metrics: Pick<Metrics, 'designTime'>;
  readonly onExportError: (error: unknown, exportId: string) => void;
}

const { attempts, drawMilliseconds, heartbeatMilliseconds } = flows['make-export'];

export function makeExportSteps(parts: MakeExportParts) {
  return {
    /** Claims, draws, stores. Repeated after a crash at any point it ends the same export, once. */
    makeExport: (start: ExportStart): Promise<void> =>
      withHeartbeat(heartbeatMilliseconds, () => makeExport(parts, start)),
  };
}

async function makeExport(parts: MakeExportParts, { scope, exportId }: ExportStart): Promise<void> {
  const { database, clock } = parts;
  for (;;) {
    const lostAt = new Date(clock.now().getTime() + dispatcher.lostAfterSeconds * 1000);
    const claimed = await claimExport(database, scope, exportId, lostAt);
    if (claimed === undefined) return;
    const file =
      claimed.attempts > attempts ? undefined : await draw(parts, scope.environment, exportId, claimed);
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

/** Undefined when nothing could be drawn; what went wrong is told to the operator. */
async function draw(
  { designer, metrics, onExportError }: MakeExportParts,
  environment: ExportStart['scope']['environment'],
  exportId: string,
  { kind, prompt, madeAt, decisions }: ClaimedExport,
): Promise<ExportedFile | undefined> {
  try {
    const order = { kind, prompt, decisions, madeAt: madeAt.getTime(), sandbox: environment === 'sandbox' };
    const file = await designer.makeExport(order, AbortSignal.timeout(drawMilliseconds));
    if (file.bytes.length > exportBounds.bytes) throw new Error(`${file.bytes.length} bytes are too many.`);
    metrics.designTime.observe({ kind }, file.milliseconds / 1000);
    return file;
  } catch (error) {
    onExportError(error, exportId);
    return undefined;
  }
}
