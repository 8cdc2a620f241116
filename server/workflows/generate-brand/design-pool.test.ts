import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DesignPool, type DesignTaskInput, type Drawing, createDesignPool } from './design-pool.ts';

function newBrand(
  prompt: string,
  change: Partial<Extract<DesignTaskInput, { kind: 'new' }>> = {},
): DesignTaskInput {
  return {
    kind: 'new',
    prompt,
    seed: 7,
    sandbox: false,
    likenesses: [],
    ...change,
  };
}

const bakeryPrompt =
  'Loafwright is an artisan sourdough bakery in Lyon. Warm, honest, handmade, a little rustic.';

function timeoutSignal() {
  return AbortSignal.timeout(60_000);
}

/** Keeps only the fields that are the same on every run. */
function deterministicFields({ assets, decisions, likeness }: Drawing) {
  return { assets, decisions, likeness };
}

/** Returns a value as PostgreSQL returns JSONB: with the keys in a different order. */
function reorderKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorderKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, reorderKeys(inner)]));
}

describe('a design pool', () => {
  let designer: DesignPool;
  beforeAll(async () => {
    designer = await createDesignPool({ threads: 2 });
  }, 60_000);
  afterAll(() => designer.close());

  it('returns an identity, the data for refinements, and the duration', async () => {
    const drawing = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    expect(drawing.assets.logo_svg).toMatch(/^<svg /);
    expect(Object.values(drawing.assets).every((value) => typeof value === 'string' && value !== '')).toBe(
      true,
    );
    expect(drawing.decisions).toMatchObject({ version: 1, text: 'Loafwright', seed: 7 });
    expect(drawing.milliseconds).toBeGreaterThan(0);
  });

  it('returns the same bytes again, in either thread', async () => {
    const order = newBrand(bakeryPrompt);
    const first = await designer.design(order, timeoutSignal());
    const both = await Promise.all([
      designer.design(order, timeoutSignal()),
      designer.design(order, timeoutSignal()),
    ]);
    for (const again of both)
      expect(JSON.stringify(deterministicFields(again))).toBe(JSON.stringify(deterministicFields(first)));
  });

  it('refines from stored decisions regardless of the order of their keys', async () => {
    const parent = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    const refine = (lineage: unknown[]): DesignTaskInput => ({
      kind: 'refine',
      prompt: 'use a deep blue',
      lineage,
      sandbox: false,
    });
    const child = await designer.design(refine([parent.decisions]), timeoutSignal());
    expect(child.assets.primary_color).not.toBe(parent.assets.primary_color);
    expect(child.assets.font_family).toBe(parent.assets.font_family);
    const stored = await designer.design(refine([reorderKeys(parent.decisions)]), timeoutSignal());
    expect(stored.assets).toEqual(child.assets);
    const grandchild = await designer.design(
      { ...refine([parent.decisions, child.decisions]), prompt: 'go back to the first colours' },
      timeoutSignal(),
    );
    expect(grandchild.assets.primary_color).toBe(parent.assets.primary_color);
  });

  it('reports which stored record is unreadable, and keeps running', async () => {
    const parent = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    const lineage = [parent.decisions, { version: 99 }];
    await expect(
      designer.design({ kind: 'refine', prompt: 'warmer', lineage, sandbox: false }, timeoutSignal()),
    ).rejects.toThrow('Record 2 of 2 in the lineage cannot be read: there is no way from version 99');
    await expect(
      designer.design({ kind: 'refine', prompt: 'warmer', lineage: [], sandbox: false }, timeoutSignal()),
    ).rejects.toThrow('needs the decisions');
    await designer.design(newBrand(bakeryPrompt), timeoutSignal());
  });

  it('adds a watermark to sandbox drawings and changes nothing else', async () => {
    const live = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    const sandbox = await designer.design(newBrand(bakeryPrompt, { sandbox: true }), timeoutSignal());
    expect(sandbox.assets.logo_svg).not.toBe(live.assets.logo_svg);
    expect(sandbox.assets.logo_svg_dark).not.toBe(live.assets.logo_svg_dark);
    expect(sandbox.decisions).toEqual(live.decisions);
    expect(sandbox.likeness).toEqual(live.likeness);
  });

  it('draws a brand that differs from similar ones, and ignores unreadable visual fingerprints', async () => {
    const first = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    const apart = await designer.design(
      newBrand(bakeryPrompt, { likenesses: Array(8).fill(reorderKeys(first.likeness)) }),
      timeoutSignal(),
    );
    expect(apart.assets.primary_color).not.toBe(first.assets.primary_color);
    const unreadable = [
      null,
      1,
      'x',
      [],
      {},
      { version: 2 },
      { ...Object(first.likeness), fingerprint: 'AAAA' },
    ];
    const same = await designer.design(newBrand(bakeryPrompt, { likenesses: unreadable }), timeoutSignal());
    expect(deterministicFields(same)).toEqual(deterministicFields(first));
  });

  it('keeps a visual fingerprint under a kilobyte', async () => {
    const { likeness } = await designer.design(newBrand(bakeryPrompt), timeoutSignal());
    expect(JSON.stringify(likeness).length).toBeLessThan(1_000);
  });

  it('does not start a design that is already aborted', async () => {
    await expect(designer.design(newBrand(bakeryPrompt), AbortSignal.abort('too late'))).rejects.toBe(
      'too late',
    );
  });
});

describe('a design pool with failing threads', () => {
  const threadFile = new URL('../../test/support/faulty-design-thread.ts', import.meta.url);
  const inFaultyThreads = async (threads: number, work: (designer: DesignPool) => Promise<void>) => {
    const designer = await createDesignPool({ threads, threadFile });
    try {
      await work(designer);
    } finally {
      await designer.close();
    }
  };
  const works = async (designer: DesignPool, word: string) =>
    expect(await designer.design(newBrand(word), timeoutSignal())).toEqual({ assets: word });

  it('aborts a design that hangs, and ends its thread', async () =>
    inFaultyThreads(1, async (designer) => {
      const hanging = designer.design(newBrand('hang'), AbortSignal.timeout(200));
      const waiting = works(designer, 'was in line behind it');
      await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
      await waiting;
      await works(designer, 'came after it');
    }));

  it('stops a design that uses too much CPU time, but not one that is merely slow', async () => {
    const designer = await createDesignPool({ threads: 1, threadFile, designCpuMilliseconds: 300 });
    try {
      await works(designer, 'wait');
      await expect(designer.design(newBrand('hang'), timeoutSignal())).rejects.toMatchObject({
        name: 'TimeoutError',
        message: 'The design used more than 300 ms of CPU time',
      });
      await works(designer, 'came after it');
    } finally {
      await designer.close();
    }
  });

  it('aborts a design that waits for a thread without disturbing the running one', async () =>
    inFaultyThreads(1, async (designer) => {
      const controller = new AbortController();
      const hanging = designer.design(newBrand('hang'), controller.signal);
      await expect(designer.design(newBrand('in line'), AbortSignal.timeout(100))).rejects.toThrow('timeout');
      controller.abort(new Error('enough'));
      await expect(hanging).rejects.toThrow('enough');
      await works(designer, 'after both');
    }));

  it.each([
    ['throw', 'The pencil broke'],
    ['exit', 'code: 3'],
    ['take all memory', 'memory limit'],
    ['throw an error that cannot be cloned', 'without reporting the reason'],
  ])(
    'fails only one design when its prompt makes the thread %s',
    async (how, message) =>
      inFaultyThreads(2, async (designer) => {
        const failing = designer.design(newBrand(how), timeoutSignal());
        const others = Array.from({ length: 6 }, (_, index) => works(designer, `other ${index}`));
        await expect(failing).rejects.toThrow(message);
        await Promise.all(others);
        await works(designer, 'afterwards');
      }),
    60_000,
  );

  it('survives many thread deaths in a row', async () =>
    inFaultyThreads(2, async (designer) => {
      for (let round = 0; round < 10; round += 1) {
        await expect(designer.design(newBrand('exit'), timeoutSignal())).rejects.toThrow('code: 3');
      }
      await works(designer, 'afterwards');
    }));

  it('aborts designs in progress when the pool is closed', async () => {
    const designer = await createDesignPool({ threads: 1, threadFile });
    const hanging = designer.design(newBrand('hang'), timeoutSignal());
    await Promise.all([expect(hanging).rejects.toThrow('Terminating'), designer.close()]);
  });

  it('reports threads that fail to start', async () => {
    const missing = new URL('./no-such-thread.ts', import.meta.url);
    await expect(createDesignPool({ threads: 2, threadFile: missing })).rejects.toThrow('did not start');
  });
});
