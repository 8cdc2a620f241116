import { joinClasses } from './classes.ts';
import { t } from './text.ts';

/** A grey placeholder for text or a picture. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={joinClasses('block animate-pulse rounded-sm bg-pressed', className ?? 'h-4 w-32')}
    />
  );
}

/** Placeholder rows for a loading list. */
export function SkeletonRows({
  rows = 5,
  label = t('skeleton.loading'),
}: {
  readonly rows?: number;
  readonly label?: string;
}) {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{label}…</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b border-line">
          <Skeleton className={joinClasses('h-3.5', row % 2 === 0 ? 'w-40' : 'w-52')} />
          <Skeleton className="ml-auto h-3.5 w-24 max-sm:hidden" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
