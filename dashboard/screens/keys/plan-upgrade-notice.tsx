import { KeyRound } from 'lucide-react';
import { usePlace } from '../../api/use-me.ts';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Shown in place of an empty list on the Free plan: why, and what to do. */
export function PlanUpgradeNotice() {
  const { isAtLeast } = usePlace();
  return (
    <Empty icon={KeyRound} title="API keys come with Pro and Agency" action={<SeePlans />}>
      {isAtLeast('owner')
        ? 'The Free plan draws brands in the sandbox but has no API access: move this workspace to another plan to create keys.'
        : 'The Free plan draws brands in the sandbox but has no API access: ask the owner of this workspace to change the plan.'}
    </Empty>
  );
}

/** Shown above existing keys after a downgrade to Free. */
export function PlanNotice() {
  return (
    <Notice tone="warning" action={<SeePlans />}>
      The Free plan has no API access, so calls with these keys are refused: they work again on Pro or Agency.
    </Notice>
  );
}

function SeePlans() {
  const { workspace } = usePlace();
  return (
    <ButtonLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }} variant="secondary">
      See plans
    </ButtonLink>
  );
}
