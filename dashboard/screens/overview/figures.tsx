import type { Health } from '@blazon/contract/console/overview.ts';
import { useHealth } from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { HealthFigures } from './health-figures.tsx';
import { LastRun } from './last-run.tsx';
import { t } from './text.ts';

/** With fewer generations, percentages would mostly reflect chance. */
const minGenerationsForPercentages = 20;

/** Shows the key figures, or plain counts while there are too few generations for percentages. */
export function Figures() {
  return (
    <div className="flex flex-col gap-3">
      <Loaded query={useHealth()} skeleton={<PendingFigures />} failureTitle={t('figures.couldNotLoad')}>
        {(health) => (
          <>
            {health.succeeded + health.failed < minGenerationsForPercentages ? (
              <LastRun health={health} />
            ) : (
              <HealthFigures health={health} />
            )}
            <UndeliveredNotice health={health} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function UndeliveredNotice({ health }: { readonly health: Health }) {
  const { workspace, environment } = useWorkspaceContext();
  if (health.undeliverable === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
          size="small"
        >
          {t('figures.seeDeliveries')}
        </ButtonLink>
      }
    >
      {t('figures.couldNotBeDelivered', { count: health.undeliverable })}
    </Notice>
  );
}

export function PendingFigures() {
  return (
    <div role="status" className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 lg:grid-cols-4">
      <span className="sr-only">{t('figures.loading')}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2.5">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
