import { Skeleton } from '../../parts/skeleton.tsx';
import { Ground } from './logo.tsx';
import { t } from './text.ts';

/** The placeholder of a brand: the logo on both grounds, and the first section below. */
export function PendingBrand() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{t('brand.loading')}</span>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        <div className="grid animate-pulse md:grid-cols-2">
          <Ground ground="light" className="aspect-[3/2] md:aspect-[4/3]" />
          <Ground ground="dark" className="aspect-[3/2] md:aspect-[4/3]" />
        </div>
        <div className="flex justify-between border-t border-line px-5 py-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-20" />
        </div>
      </div>
      <Skeleton className="h-5 w-72 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="aspect-4/3 w-full rounded-lg" />
        ))}
      </div>
    </div>
  );
}
