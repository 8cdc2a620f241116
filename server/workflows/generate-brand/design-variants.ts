import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type { JobKey } from '../../store/jobs.ts';
import type { DesignPool, DesignTaskInput, Drawing } from './design-pool.ts';

export interface VariantDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly designer: Pick<DesignPool, 'design'>;
  readonly metrics: Pick<Metrics, 'designTime'>;
  readonly onDesignError: (error: unknown, jobId: string) => void;
}

export interface VariantRequest {
  /** The total number of drawings, including the result. */
  readonly count: number;
  readonly deadline: number;
}

type NewDesignInput = Extract<DesignTaskInput, { kind: 'new' }>;

const { designMilliseconds, variantDesigns } = workflowOptions['generate-brand'];

/**
 * Draws alternatives to the result, best first, with the same designer (the art director or the library). A variant
 * that cannot be drawn in time is omitted, so variants never fail the job. They depend only on the order, so a
 * repeated activity draws the same ones.
 */
export async function designVariants(
  deps: VariantDeps,
  { jobId }: JobKey,
  { count, deadline }: VariantRequest,
  order: DesignTaskInput,
  result: Drawing,
): Promise<Drawing[]> {
  if (count <= 1 || order.kind === 'refine' || order.kind === 'dress') return [];
  const drawn = [result];
  if (result.drawnBy !== 'library') {
    for (const finalist of result.finalists ?? [])
      if (drawn.length < count && isDistinct(finalist, drawn)) drawn.push(finalist);
    return drawn.slice(1);
  }
  const base = order.kind === 'direct' ? withoutDirector(order) : order;
  let keepsMark = false;
  for (let number = 1; number <= variantDesigns && drawn.length < count; number += 1) {
    const left = deadline - deps.clock.now().getTime();
    if (left <= 0) break;
    try {
      const limit = AbortSignal.timeout(Math.min(left, designMilliseconds));
      const drawing = await deps.designer.design(createVariantOrder(base, number, drawn, keepsMark), limit);
      deps.metrics.designTime.observe({ kind: 'variant' }, drawing.milliseconds / 1000);
      // Another mark fulfils fewer wishes, so the remaining variants keep the mark and change only type and colours.
      if (drawing.unfulfilled.length > result.unfulfilled.length) keepsMark = true;
      else if (isDistinct(drawing, drawn)) drawn.push(drawing);
    } catch (error) {
      deps.onDesignError(error, jobId);
      // The prompt takes too long to draw, so do not delay the result further.
      if (error instanceof Error && error.name === 'TimeoutError') break;
    }
  }
  return drawn.slice(1);
}

/** The distance between the seeds of variants. Repeated attempts add only 1 or 2, so the seeds never coincide. */
const seedStep = 0x9e37_79b9;

function createVariantOrder(
  order: NewDesignInput,
  number: number,
  drawn: readonly Drawing[],
  keepsMark: boolean,
): NewDesignInput {
  const [result] = drawn;
  return {
    ...order,
    seed: (order.seed + number * seedStep) >>> 0,
    likenesses: [...drawn.map(({ likeness }) => likeness), ...order.likenesses],
    ...(keepsMark && result !== undefined && { mark: result.mark }),
    siblings: drawn.map(({ assets }) => ({ family: assets.font_family, primary: assets.primary_color })),
  };
}

/**
 * Whether the drawing differs from each earlier one in its mark or its typeface. Other colours alone do not make a
 * variant.
 */
function isDistinct(drawing: Drawing, drawn: readonly Drawing[]): boolean {
  return drawn.every(
    (earlier) =>
      readFingerprint(earlier) !== readFingerprint(drawing) ||
      earlier.assets.font_family !== drawing.assets.font_family,
  );
}

/** Returns the fingerprint of the mark; null for a plain wordmark. */
function readFingerprint({ likeness }: Drawing): unknown {
  return typeof likeness === 'object' && likeness !== null && 'fingerprint' in likeness
    ? likeness.fingerprint
    : undefined;
}

/** Returns the same order without the art director, for the library. */
export function withoutDirector(order: Extract<DesignTaskInput, { kind: 'direct' }>): NewDesignInput {
  const { effort: _, answers: __, isRecorded: ___, maxFinalists: ____, ...brand } = order;
  return { ...brand, kind: 'new' };
}
