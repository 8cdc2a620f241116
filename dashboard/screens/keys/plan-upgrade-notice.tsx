import { KeyRound } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { t } from './text.ts';

/** Replaces the empty list on the Free plan: explains why there are no keys, and what to do. */
export function PlanUpgradeNotice() {
  const { isAtLeast } = useWorkspaceContext();
  return (
    <Empty icon={KeyRound} title={t('planUpgradeNotice.title')} action={<PlansLink />}>
      {isAtLeast('owner') ? t('planUpgradeNotice.forOwners') : t('planUpgradeNotice.forOthers')}
    </Empty>
  );
}

/** Shown above existing keys after a downgrade to Free. */
export function PlanNotice() {
  return (
    <Notice tone="warning" action={<PlansLink />}>
      {t('planUpgradeNotice.theFreePlanHasNo')}
    </Notice>
  );
}

function PlansLink() {
  const { workspace } = useWorkspaceContext();
  return (
    <ButtonLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }} variant="secondary">
      {t('planUpgradeNotice.seePlans')}
    </ButtonLink>
  );
}
