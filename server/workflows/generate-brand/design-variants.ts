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

export interface WantedVariants {
  /** Drawings in all, the result included. */
  readonly count: number;
  readonly deadline: number;
}

type NewOrder = Extract<DesignTaskInput, { kind: 'new' }>;

const { designMilliseconds, variantDesigns } = workflowOptions['generate-brand'];

/**
 * Other drawings of the prompt to choose from, best first, by whoever drew the result. They never fail the job: one that
 * cannot be drawn in time is left out. They depend on the order only, so a repeated activity draws the same.
 */
export async function designVariants(
  deps: VariantDeps,
  { jobId }: JobKey,
  { count, deadline }: WantedVariants,
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
      const drawing = await deps.designer.design(variantOrder(base, number, drawn, keepsMark), limit);
      deps.metrics.designTime.observe({ kind: 'variant' }, drawing.milliseconds / 1000);
      // Only this mark shows what the prompt asks for: then type and colours are the choice.
      if (drawing.unfulfilled.length > result.unfulfilled.length) keepsMark = true;
      else if (isDistinct(drawing, drawn)) drawn.push(drawing);
    } catch (error) {
      deps.onDesignError(error, jobId);
      // The prompt is costly to draw: the result need not wait for more of the same.
      if (error instanceof Error && error.name === 'TimeoutError') break;
    }
  }
  return drawn.slice(1);
}

/** Far from the seeds that repeated attempts of the result use. */
const SEED_STEP = 0x9e37_79b9;

function variantOrder(
  order: NewOrder,
  number: number,
  drawn: readonly Drawing[],
  keepsMark: boolean,
): NewOrder {
  const [result] = drawn;
  return {
    ...order,
    seed: (order.seed + number * SEED_STEP) >>> 0,
    likenesses: [...drawn.map(({ likeness }) => likeness), ...order.likenesses],
    ...(keepsMark && result !== undefined && { mark: result.mark }),
    siblings: drawn.map(({ assets }) => ({ family: assets.font_family, primary: assets.primary_color })),
  };
}

/** The mark or the typeface must differ: another shade of the same logo is not a choice. */
function isDistinct(drawing: Drawing, drawn: readonly Drawing[]): boolean {
  return drawn.every(
    (other) =>
      fingerprintOf(other) !== fingerprintOf(drawing) ||
      other.assets.font_family !== drawing.assets.font_family,
  );
}

/** Of the mark; undefined for a plain wordmark. */
function fingerprintOf({ likeness }: Drawing): unknown {
  return typeof likeness === 'object' && likeness !== null && 'fingerprint' in likeness
    ? likeness.fingerprint
    : undefined;
}

/** The same order for the library alone. */
export function withoutDirector(order: Extract<DesignTaskInput, { kind: 'direct' }>): NewOrder {
  const { effort: _, answers: __, isRecorded: ___, maxFinalists: ____, ...brand } = order;
  return { ...brand, kind: 'new' };
}
