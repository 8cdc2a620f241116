import { Button } from './button.tsx';

interface PagerProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** How many are shown. */
  readonly count: number;
  /** What they are: "deliveries". */
  readonly noun: string;
}

/** Under a list: how far one has come, and more. */
export function Pager({ hasMore, isLoadingMore, loadMore, count, noun }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-4 text-xs text-faint">
      <p role="status">{hasMore ? `The latest ${count} ${noun}` : `All ${count} ${noun}`}</p>
      {hasMore && (
        <Button size="small" pending={isLoadingMore} onClick={loadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
