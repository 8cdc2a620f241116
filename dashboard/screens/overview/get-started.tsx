import type { FirstSteps } from '@blazon/contract/console/overview.ts';
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
  const brands = useRecentBrands();
  const hasBrands = (brands.data?.data.length ?? 0) > 0;
  // Whoever is connecting a server came back for the next step, not for the sample.
  const areStepsFirst = isConnecting && (!hasBrands || first.refused_call !== null);
  return (
    <div className="flex flex-col gap-12">
      {!areStepsFirst && <FirstDrawing />}
      {first.may_use_api ? <FirstStepsList first={first} isMainTask={hasBrands} /> : <UpgradeCard />}
      {areStepsFirst && <FirstDrawing />}
    </div>
  );
}
