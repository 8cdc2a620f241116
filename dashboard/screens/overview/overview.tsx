import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFirstSteps, useHealth, useRecentBrands } from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { DrawButton } from './draw-button.tsx';
import { Figures, PendingFigures } from './figures.tsx';
import { PendingBrands, RecentBrands } from './recent-brands.tsx';
import { t } from './text.ts';

/** Loaded on demand, because its code samples are not needed after the first steps. */
const GetStarted = lazy(async () => {
  const { GetStarted: start } = await import('./get-started.tsx');
  return { default: start };
});

/** Shows the first steps until the first webhook is delivered, then the key figures. */
export function OverviewScreen() {
  const { workspace, environment } = useWorkspaceContext();
  // A key per environment, because each has its own steps and state.
  return <Overview key={`${workspace.id}/${environment}`} />;
}

function Overview() {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const query = useFirstSteps();
  const isOpen = query.data?.steps.webhook === false;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Each poll clears the error while it runs. The last error stays on screen until there is data.
  const [lastError, setLastError] = useState<unknown>(null);
  if (query.error !== null && query.error !== lastError) setLastError(query.error);
  const { data, error, refetch } = query;
  const brands = useRecentBrands();
  const hasBrands = brands.data === undefined ? undefined : brands.data.data.length > 0;
  const mayDraw = isAtLeast('developer');
  // If there are brands and unfinished steps, the next step has the primary button. An unpaid invoice comes before both,
  // and so does trying again.
  const isStepPrimary = isOpen && data?.may_use_api === true && hasBrands === true;
  const isPaid = workspace.unpaid_since === null;
  const hasFailed = data === undefined && (error ?? lastError) !== null;
  const variant = isStepPrimary || !isPaid || hasFailed ? 'secondary' : 'primary';
  // Until the first brand is drawn, the button is in the card that invites to it.
  const isButtonInCard = isOpen && hasBrands === false;
  return (
    <Page
      title={t('overview.title')}
      description={
        environment === 'live' && !isPaid
          ? t('overview.untilTheInvoiceIsSettled')
          : describeState(data, hasBrands, mayDraw)
      }
      actions={mayDraw && !isButtonInCard && <DrawButton first={data} variant={variant} />}
    >
      <Loaded
        query={{ data, error: error ?? lastError, refetch }}
        skeleton={<PendingOverview />}
        failureTitle={t('overview.couldNotLoad')}
        isRetryPrimary
      >
        {(first) =>
          first.steps.webhook ? (
            <RunningOverview isNew={wasOpen} />
          ) : (
            <Suspense fallback={<PendingOverview />}>
              <GetStarted first={first} isConnecting={isConnecting(first)} />
            </Suspense>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Whether at least one of the steps to the API is done. */
function isConnecting(first: FirstSteps): boolean {
  return first.may_use_api && Object.values(first.steps).some(Boolean);
}

/** The line below the title: what to do next, or what the page shows. */
function describeState(
  first: FirstSteps | undefined,
  hasBrands: boolean | undefined,
  mayDraw: boolean,
): string {
  if (first === undefined || hasBrands === undefined || first.steps.webhook)
    return t('overview.brandsAndDeliveries');
  if (!hasBrands && !isConnecting(first))
    return mayDraw ? t('overview.drawYourFirstBrand') : t('overview.brandsAndDeliveries');
  return first.may_use_api ? t('overview.connectYourServer') : t('overview.yourNewestBrands');
}

function RunningOverview({ isNew }: { readonly isNew: boolean }) {
  const { refetch: refetchHealth } = useHealth();
  const { refetch: refetchBrands } = useRecentBrands();
  // Both were last read before the brand was drawn, and would be read again only half a minute later.
  useEffect(() => {
    if (!isNew) return;
    void refetchHealth();
    void refetchBrands();
  }, [isNew, refetchHealth, refetchBrands]);
  return (
    <>
      {isNew && (
        <Notice tone="good" announce action={<GoLiveButton />}>
          {t('overview.youreAllSetYourFirst')}
        </Notice>
      )}
      <Figures />
      <RecentBrands />
    </>
  );
}

/** Leads from the finished steps in the sandbox to the first one in live. */
function GoLiveButton() {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  if (environment === 'live' || !isAtLeast('developer')) return null;
  return (
    <ButtonLink
      size="small"
      to="/w/$workspace/$environment/keys"
      params={{ workspace: workspace.id, environment: 'live' }}
    >
      {t('overview.createALiveKey')}
    </ButtonLink>
  );
}

function PendingOverview() {
  return (
    <div className="flex flex-col gap-8">
      <PendingFigures />
      <PendingBrands />
    </div>
  );
}
