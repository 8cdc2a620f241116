import { joinClasses } from '../../parts/classes.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { t } from './text.ts';

const barHeights = [
  'h-10',
  'h-20',
  'h-28',
  'h-24',
  'h-22',
  'h-26',
  'h-8',
  'h-6',
  'h-24',
  'h-22',
  'h-20',
  'h-26',
  'h-22',
  'h-12',
];

/** Every section of the screen, before its figures are known. */
export function UsageSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-12">
      <span className="sr-only">{t('usage.loadingUsage')}</span>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className="flex h-44 items-end gap-1.5 border-b border-line sm:gap-2.5">
        {barHeights.map((height, index) => (
          <Skeleton key={index} className={joinClasses('flex-1', height)} />
        ))}
      </div>
      <TableSkeleton />
      <TableSkeleton />
    </div>
  );
}

/** A heading and three rows, like the sections below the chart. */
function TableSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-5 w-28" />
      <div className="border-t border-line">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex h-13 items-center justify-between border-b border-line">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3.5 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}
