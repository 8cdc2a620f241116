import { lazy, Suspense, useState } from 'react';
import { useFirstSteps } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Figures } from './figures.tsx';
import { RecentBrands } from './recent-brands.tsx';
import { t } from './text.ts';

/** With its code samples, which those who are set up do not load. */
const GetStarted = lazy(async () => {
  const { GetStarted: start } = await import('./get-started.tsx');
  return { default: start };
});

/** First steps until the first verified webhook; after that, the key figures. */
export function OverviewScreen() {
  const { workspace, environment } = usePlace();
  // A key per environment, because each has its own steps and state.
  return <Overview key={`${workspace.id}/${environment}`} />;
}

function Overview() {
  const query = useFirstSteps();
  const isOpen = query.data?.steps.webhook === false;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Each poll clears the error until it fails too. The message stays until there is something to show.
  const [lastError, setLastError] = useState<unknown>(null);
  if (query.error !== null && query.error !== lastError) setLastError(query.error);
  const { data, error, refetch } = query;
  return (
    <Page title={t('overview.title')} description={isOpen ? t('overview.drawOrConnect') : undefined}>
      <Loaded query={{ data, error: error ?? lastError, refetch }} skeleton={<PendingOverview />}>
        {(first) =>
          first.steps.webhook ? (
            <RunningOverview isNew={wasOpen} />
          ) : (
            <Suspense fallback={<PendingOverview />}>
              <GetStarted first={first} />
            </Suspense>
          )
        }
      </Loaded>
    </Page>
  );
}

function RunningOverview({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      {isNew && (
        <Notice tone="good" announce>
          {t('overview.youreAllSetYourFirst')}
        </Notice>
      )}
      <Figures />
      <RecentBrands />
    </>
  );
}

function PendingOverview() {
  return (
    <div role="status" className="flex flex-col gap-10">
      <span className="sr-only">{t('overview.loading')}</span>
      <Skeleton className="h-36 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}
