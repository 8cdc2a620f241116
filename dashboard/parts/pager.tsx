import { Button } from './button.tsx';

interface PagerProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** The number of rows shown. */
  readonly count: number;
  readonly noun: Noun;
}

/** The noun of a row, singular and plural. */
export type Noun = readonly [one: string, several: string];

/** Below a list: the number of rows and a button for more. */
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
