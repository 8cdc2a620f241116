import { memo } from 'react';
import type { Forest } from './layout-forest.ts';
import { rich } from './text.ts';

interface TreeLabelsProps {
  readonly forest: Forest;
  readonly promptOf: ReadonlyMap<string, string>;
  readonly zoom: number;
}

/** Narrower labels could not be read. In pixels on the screen. */
const minLabelWidth = 96;

/** Names each tree by the prompt of its root, as long as the brands are too small for captions. */
export const TreeLabels = memo(function TreeLabels({ forest, promptOf, zoom }: TreeLabelsProps) {
  if (forest.trees.length === 1) return null;
  return forest.trees
    .filter(({ count, width }) => count > 1 && width * zoom >= minLabelWidth)
    .map(({ root, count, x, y, width }) => (
      <p
        key={root}
        aria-hidden
        style={{ left: x, top: y, maxWidth: width }}
        className="caption pointer-events-none absolute flex -translate-y-full gap-[0.3em] bg-page pr-[0.5em] whitespace-nowrap font-medium text-ink"
      >
        {rich('treeLabels.treeOfBrands', {
          prompt: promptOf.get(root) ?? '',
          count,
          name: (text) => <span className="truncate">{text}</span>,
          size: (text) => <span className="shrink-0">{text}</span>,
        })}
      </p>
    ));
});
