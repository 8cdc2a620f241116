import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRecentBrands } from '../../api/use-overview.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { FirstStepsList } from './first-steps.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

interface GetStartedProps {
  readonly first: FirstSteps;
  /** Whether at least one of the steps to the API is done. */
  readonly isConnecting: boolean;
}

/** For a new workspace: a first drawing without code, then the steps to the API. */
export function GetStarted({ first, isConnecting }: GetStartedProps) {
  const { workspace } = useWorkspaceContext();
  const brands = useRecentBrands();
  const hasBrands = (brands.data?.data.length ?? 0) > 0;
  // Whoever is connecting a server came back for the next step, not for the sample.
  const areStepsFirst = isConnecting && (!hasBrands || first.refused_call !== null);
  // While an invoice is unpaid, settling it is the main task.
  const isPaid = workspace.unpaid_since === null;
  const drawing = <FirstDrawing first={first} variant={isPaid && !areStepsFirst ? 'primary' : 'secondary'} />;
  return (
    <div className="flex flex-col gap-12">
      {!areStepsFirst && drawing}
      {first.may_use_api ? (
        <FirstStepsList first={first} isMainTask={isPaid && (hasBrands || areStepsFirst)} />
      ) : (
        <UpgradeCard />
      )}
      {areStepsFirst && drawing}
    </div>
  );
}
