import { expect, it } from 'vitest';
import { systemClock } from '../../integrations/clock.ts';
import { createMetrics } from '../../integrations/metrics.ts';
import type { DesignTaskInput, Drawing } from './design-pool.ts';
import { designVariants } from './design-variants.ts';

const order = { kind: 'new', prompt: 'Kettle', seed: 7, sandbox: false, likenesses: ['earlier'] } as const;
const metrics = createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) });
const jobKey = { projectId: 'proj', jobId: 'job' };

function createDrawing(
  mark: string,
  { family = 'Inter', unfulfilled = [] as string[], primary = '#000000' } = {},
) {
  const drawn: Drawing = {
    assets: {
      logo_svg: '',
      logo_svg_dark: '',
      primary_color: primary,
      secondary_color: '#ffffff',
      font_family: family,
      font_weight_heading: '700',
      font_weight_body: '400',
    },
    decisions: {},
    likeness: { fingerprint: mark },
    drawnBy: 'library',
    mark,
    name: 'Kettle',
    unfulfilled,
    isUnchanged: false,
    milliseconds: 1,
  };
  return drawn;
}

/** A fake studio that returns the given results in order, and records the orders it received. */
function createScriptedStudio(...answers: (Drawing | Error)[]) {
  const orders: DesignTaskInput[] = [];
  const errors: unknown[] = [];
  return {
    orders,
    errors,
    deps: {
      clock: systemClock(),
      designer: {
        async design(asked: DesignTaskInput): Promise<Drawing> {
          const answer = answers[orders.length];
          orders.push(asked);
          if (answer instanceof Error) throw answer;
          if (answer === undefined) throw new Error('The studio received more orders than expected');
          return answer;
        },
      },
      metrics,
      onDesignError: (error: unknown) => void errors.push(error),
    },
  };
}

const createVariantRequest = (count: number) => ({ count, deadline: Date.now() + 60_000 });

it('designVariants draws variants with their own seeds, and compares each with all earlier drawings', async () => {
  const [first, second, third] = [
    createDrawing('a'),
    createDrawing('b', { family: 'Lora' }),
    createDrawing('c'),
  ];
  const { deps, orders } = createScriptedStudio(second, third);
  expect(await designVariants(deps, jobKey, createVariantRequest(3), order, first)).toEqual([second, third]);
  expect(orders).toMatchObject([
    { likenesses: [{ fingerprint: 'a' }, 'earlier'], siblings: [{ family: 'Inter' }] },
    {
      likenesses: [{ fingerprint: 'a' }, { fingerprint: 'b' }, 'earlier'],
      siblings: [{ family: 'Inter' }, { family: 'Lora' }],
    },
  ]);
  const seeds = [order, ...orders].map((each) => ('seed' in each ? each.seed : undefined));
  expect(new Set(seeds).size).toBe(3);
});

it('designVariants draws nothing for a single drawing, a refinement or a stored record', async () => {
  const { deps, orders } = createScriptedStudio();
  const refine = { kind: 'refine', prompt: 'bluer', lineage: [], sandbox: false } as const;
  const dress = { kind: 'dress', prompt: 'a', decisions: {}, unfulfilled: [], sandbox: false } as const;
  expect(await designVariants(deps, jobKey, createVariantRequest(1), order, createDrawing('a'))).toEqual([]);
  expect(await designVariants(deps, jobKey, createVariantRequest(3), refine, createDrawing('a'))).toEqual([]);
  expect(await designVariants(deps, jobKey, createVariantRequest(3), dress, createDrawing('a'))).toEqual([]);
  expect(orders).toEqual([]);
});

it('designVariants redraws, a few times, variants that fail, look the same or fulfil fewer wishes', async () => {
  const same = createDrawing('a', { primary: '#112233' });
  const worse = createDrawing('b', { unfulfilled: ['No kettle.'] });
  const good = createDrawing('c');
  const { deps, orders, errors } = createScriptedStudio(new Error('broken'), same, worse, good);
  expect(await designVariants(deps, jobKey, createVariantRequest(3), order, createDrawing('a'))).toEqual([
    good,
  ]);
  expect([orders.length, errors.length]).toEqual([4, 1]);
  // After a variant with another mark fulfilled fewer wishes, the next variant keeps the result's mark.
  expect(orders.map((each) => ('mark' in each ? each.mark : undefined))).toEqual([
    undefined,
    undefined,
    undefined,
    'a',
  ]);
});

it('designVariants accepts a drawing with the same mark but another typeface', async () => {
  const other = createDrawing('a', { family: 'Lora' });
  const { deps } = createScriptedStudio(other);
  expect(await designVariants(deps, jobKey, createVariantRequest(2), order, createDrawing('a'))).toEqual([
    other,
  ]);
});

it('designVariants stops after the deadline, or after a design times out', async () => {
  const slow = createScriptedStudio(new DOMException('Too long', 'TimeoutError'));
  expect(await designVariants(slow.deps, jobKey, createVariantRequest(3), order, createDrawing('a'))).toEqual(
    [],
  );
  expect(slow.orders).toHaveLength(1);
  const late = createScriptedStudio();
  const past = { count: 3, deadline: Date.now() - 1 };
  expect(await designVariants(late.deps, jobKey, past, order, createDrawing('a'))).toEqual([]);
  expect(late.orders).toEqual([]);
});

it('designVariants adds the director’s other drawings, and new ones only if the library drew the result', async () => {
  const directed = { ...order, kind: 'direct', effort: 'best', answers: new Map() } as const;
  const chosen: Drawing = {
    ...createDrawing('a'),
    drawnBy: 'model',
    finalists: [createDrawing('b'), createDrawing('a'), createDrawing('c')],
  };
  const model = createScriptedStudio();
  const variants = await designVariants(model.deps, jobKey, createVariantRequest(3), directed, chosen);
  expect(variants.map(({ likeness }) => likeness)).toEqual([{ fingerprint: 'b' }, { fingerprint: 'c' }]);
  expect(model.orders).toEqual([]);

  const library = createScriptedStudio(createDrawing('b'), createDrawing('c'));
  expect(
    await designVariants(library.deps, jobKey, createVariantRequest(3), directed, createDrawing('a')),
  ).toHaveLength(2);
  expect(library.orders.map(({ kind }) => kind)).toEqual(['new', 'new']);
});
