import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutForest, type LayoutSizes, type TreeNode } from './layout-forest.ts';

const sizes: LayoutSizes = { width: 100, height: 40, across: 30, down: 10, apart: 50 };

const node = (id: string, parentId: string | null = null): TreeNode => ({ id, parentId });

/** Generates forests in which each node refines an earlier one or none, as in real projects. */
const forests = fc
  .array(fc.nat(), { maxLength: 60 })
  .map((numbers) =>
    numbers.map((number, index) =>
      node(`n${index}`, number % (index + 1) === 0 ? null : `n${(number % (index + 1)) - 1}`),
    ),
  );

test('nodes never overlap, and children are to the right of their parents', () => {
  fc.assert(
    fc.property(forests, (nodes) => {
      const { places } = layOutForest(nodes, sizes);
      expect(places.size).toBe(nodes.length);
      const all = [...places.values()];
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= sizes.width - 0.01 ||
            Math.abs(one.y - other.y) >= sizes.height - 0.01;
          expect(apart).toBe(true);
        }
      const steps = nodes.flatMap(({ id, parentId }) => {
        const parent = parentId === null ? undefined : places.get(parentId);
        return parent ? [(places.get(id)?.x ?? 0) - parent.x] : [];
      });
      expect(steps.every((step) => step === sizes.width + sizes.across)).toBe(true);
    }),
  );
});

test('layOutForest centres a parent on its children', () => {
  const { places } = layOutForest([node('a'), node('b', 'a'), node('c', 'a'), node('d', 'a')], sizes);
  expect(places.get('b')).toEqual({ x: 130, y: 0 });
  expect(places.get('d')).toEqual({ x: 130, y: 100 });
  expect(places.get('a')).toEqual({ x: 0, y: 50 });
});

test('layOutForest places a small subtree beside a deep one', () => {
  const { places, height } = layOutForest(
    [node('a'), node('b', 'a'), node('c', 'a'), node('d', 'b'), node('e', 'b'), node('f', 'b')],
    sizes,
  );
  // The three grandchildren are 140 high. The shallow sibling of their parent needs no extra row.
  expect(height).toBe(140);
  expect((places.get('c')?.y ?? 0) - (places.get('b')?.y ?? 0)).toBe(50);
});

test('layOutForest packs trees from the top left, in the given order', () => {
  const nodes = Array.from({ length: 100 }, (_, index) => node(`n${index}`));
  const { places, width, height } = layOutForest(nodes, sizes);
  expect(width / height).toBeGreaterThan(1);
  expect(width / height).toBeLessThan(2.5);
  expect(places.get('n0')).toEqual({ x: 0, y: 0 });
  expect(places.get('n1')).toEqual({ x: 150, y: 0 });
});

test('layOutForest fills the gaps below small trees', () => {
  const single = Array.from({ length: 20 }, (_, index) => node(`n${index}`));
  const wide = [node('a'), node('b', 'a'), node('c', 'a'), node('d', 'a')];
  const { places } = layOutForest([...wide, ...single], sizes);
  // The tree of four is 140 high and 230 wide; two single nodes lie below each other beside it.
  expect(places.get('b')).toEqual({ x: 130, y: 0 });
  expect(places.get('n0')).toEqual({ x: 280, y: 0 });
  const column = [...places.values()].filter(({ x }) => x === 280).map(({ y }) => y);
  expect(column.slice(0, 2)).toEqual([0, 90]);
});

test('layOutForest treats a node whose parent is missing as a root', () => {
  const { roots, places } = layOutForest([node('a', 'gone'), node('b', 'a')], sizes);
  expect(roots).toEqual(['a']);
  expect(places.get('b')).toEqual({ x: 130, y: 0 });
});

test('layOutForest lays out a chain of twenty thousand refinements quickly and without recursion', () => {
  const nodes = Array.from({ length: 20_000 }, (_, index) =>
    node(`n${index}`, index === 0 ? null : `n${index - 1}`),
  );
  // The least of three measurements, because other load on the machine only adds.
  const measurements = Array.from({ length: 3 }, () => {
    const start = performance.now();
    const { width, height } = layOutForest(nodes, sizes);
    expect([width, height]).toEqual([19_999 * 130 + 100, 40]);
    return performance.now() - start;
  });
  expect(Math.min(...measurements)).toBeLessThan(1_000);
});

test('layOutForest returns an empty forest for an empty list', () => {
  expect(layOutForest([], sizes)).toMatchObject({ roots: [], width: 0, height: 0 });
});
