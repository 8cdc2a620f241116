import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { buttonClasses } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Page, PlainPage } from '../parts/page.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useUnlockPage } from '../parts/use-unlock-page.ts';
import { MainLandmark } from './main-landmark.tsx';
import { t } from '../parts/text.ts';

/** Shown while the code or data of a screen loads, after a short delay. */
export function RoutePending() {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-5 pt-8 sm:px-8 lg:px-10 lg:pt-10"
    >
      <span className="sr-only">{t('routeStates.loading')}</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** Replaces a screen that threw an error. The rest of the page stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  useUnlockPage();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MainLandmark>
      <div className="mx-auto w-full max-w-3xl px-5 pt-16">
        <title>{t('routeStates.somethingWentWrongBlazon')}</title>
        <h1 className="sr-only">{t('routeStates.somethingWentWrong')}</h1>
        <ErrorState error={error} retry={retry} />
      </div>
    </MainLandmark>
  );
}

/** For a URL outside all workspaces, or inside one that the person does not belong to. */
export function NotFound() {
  return (
    <PlainPage title={t('routeStates.pageNotFound')} description={t('routeStates.itMayHaveBeenMoved')}>
      <Link to="/" className={buttonClasses('primary')}>
        {t('routeStates.goToTheOverview')}
      </Link>
    </PlainPage>
  );
}

/** For an unknown URL inside a workspace. The navigation stays. */
export function NotFoundInShell() {
  return (
    <Page title={t('routeStates.pageNotFound')} description={t('routeStates.itMayHaveBeenMoved')}>
      <div>
        <Link to="/" className={buttonClasses('primary')}>
          {t('routeStates.goToTheOverview')}
        </Link>
      </div>
    </Page>
  );
}
