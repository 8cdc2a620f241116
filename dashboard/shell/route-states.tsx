import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { buttonClasses } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { MainLandmark } from './main-landmark.tsx';

/** Shown while the code or data of a screen loads, after a short delay. */
export function RoutePending() {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-5 pt-8 sm:px-8 lg:px-10 lg:pt-10"
    >
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** Catches errors of a screen: the rest of the page stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MainLandmark>
      <div className="mx-auto w-full max-w-3xl px-5 pt-16">
        <title>Something went wrong · Blazon</title>
        <h1 className="sr-only">Something went wrong</h1>
        <ErrorState error={error} retry={retry} />
      </div>
    </MainLandmark>
  );
}

export function NotFound() {
  return (
    <MainLandmark>
      <div className="mx-auto flex w-full max-w-3xl flex-col items-start gap-4 px-5 pt-24 sm:px-8">
        <title>Not found · Blazon</title>
        <p className="font-mono text-xs text-faint">404</p>
        <h1 className="text-xl font-semibold text-ink">There is nothing at this address</h1>
        <p className="text-base text-soft">
          It was moved or deleted, or belongs to a workspace that you are not a member of: start again from
          the overview.
        </p>
        <Link to="/" className={buttonClasses('primary')}>
          Go to the overview
        </Link>
      </div>
    </MainLandmark>
  );
}
