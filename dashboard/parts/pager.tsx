import { Button } from './button.tsx';

interface PagerProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** How many are shown. */
  readonly count: number;
  readonly noun: Noun;
}

/** What the rows are called: one of them, and several. */
export type Noun = readonly [one: string, several: string];

/** Under a list: how far one has come, and more. */
export function Pager({ hasMore, isLoadingMore, loadMore, count, noun }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-4 text-xs text-faint">
      <p role="status">{describeCount(count, noun, hasMore)}</p>
      {hasMore && (
        <Button size="small" pending={isLoadingMore} onClick={loadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

function describeCount(count: number, [one, several]: Noun, hasMore: boolean): string {
  if (hasMore) return `Latest ${count} ${several}`;
  return count === 1 ? `1 ${one}` : `All ${count} ${several}`;
}
