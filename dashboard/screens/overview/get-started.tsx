import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { FirstStepsList } from './first-steps.tsx';

/** For a new workspace: a first drawing without code, then the steps to the API. */
export function GetStarted({ first }: { readonly first: FirstSteps }) {
  return (
    <div className="flex flex-col gap-12">
      <FirstDrawing first={first} />
      <FirstStepsList first={first} />
    </div>
  );
}
