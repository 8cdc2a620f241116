import { lazy, Suspense, useState } from 'react';
import { useFirstSteps } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
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
  return (
    <Page title={t('overview.title')} description={isOpen ? t('overview.drawOrConnect') : undefined}>
      <Loaded query={query} skeleton={<PendingOverview />}>
        {(first) =>
          first.steps.webhook ? (
            <Running isNew={wasOpen} />
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

function Running({ isNew }: { readonly isNew: boolean }) {
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
    <p role="status" className="sr-only">
      {t('overview.loading')}
    </p>
  );
}
