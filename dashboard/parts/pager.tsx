import { Button } from './button.tsx';
import { t } from './text.ts';

interface PagerProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** The number of rows shown. */
  readonly count: number;
  readonly describeRows: DescribeRows;
}

/** Returns a text such as "1 request" or "12 requests". */
export type DescribeRows = (count: number) => string;

/** Shown below a list: the number of rows, and a button for more. */
export function Pager({ hasMore, isLoadingMore, loadMore, count, describeRows }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-4 text-xs text-faint">
      <p role="status">{describeCount(count, describeRows(count), hasMore)}</p>
      {hasMore && (
        <Button size="small" pending={isLoadingMore} onClick={loadMore}>
          {t('pager.loadMore')}
        </Button>
      )}
    </div>
  );
}

function describeCount(count: number, rows: string, hasMore: boolean): string {
  if (hasMore) return t('pager.latestRows', { rows });
  return count === 1 ? rows : t('pager.allRows', { rows });
}
