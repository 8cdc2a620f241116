import { useState } from 'react';
import { useFirstSteps } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Figures } from './figures.tsx';
import { FirstStepsList } from './first-steps.tsx';
import { RecentBrands } from './recent-brands.tsx';
import { t } from './text.ts';

/** Shows the first steps until the first verified webhook, and then the key figures. */
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
    <Page title={t('overview.title')} description={isOpen ? promise : undefined}>
      <Loaded query={query} skeleton={<PendingOverview />}>
        {(first) => (first.steps.webhook ? <Running isNew={wasOpen} /> : <FirstStepsList first={first} />)}
      </Loaded>
    </Page>
  );
}

const promise = t('overview.fourStepsFromAnApi');

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
