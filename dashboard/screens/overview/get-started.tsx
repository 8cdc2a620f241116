import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { useRecentBrands } from '../../api/use-overview.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { FirstStepsList } from './first-steps.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

/** For a new workspace: a first drawing without code, then the steps to the API. */
export function GetStarted({ first }: { readonly first: FirstSteps }) {
  const brands = useRecentBrands();
  const hasBrands = (brands.data?.data.length ?? 0) > 0;
  return (
    <div className="flex flex-col gap-12">
      <FirstDrawing />
      {first.may_use_api ? <FirstStepsList first={first} isMainTask={hasBrands} /> : <UpgradeCard />}
    </div>
  );
}
