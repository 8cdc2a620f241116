import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { useRecentBrands } from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import type { ButtonVariant } from '../../parts/button.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import sampleOnDark from '../../pictures/sample-on-dark.svg';
import sampleOnLight from '../../pictures/sample-on-light.svg';
import { DrawButton } from './draw-button.tsx';
import { RecentBrands } from './recent-brands.tsx';
import { t } from './text.ts';

const maxBrands = 4;

interface FirstDrawingProps {
  readonly first: FirstSteps;
  /** The variant of the button below the sample text. */
  readonly variant: ButtonVariant;
}

/** Shows what the service does: the newest brands, or a sample if there are none. */
export function FirstDrawing({ first, variant }: FirstDrawingProps) {
  const { isAtLeast } = useWorkspaceContext();
  const brands = useRecentBrands();
  if (brands.isPending) return <Skeleton className="h-56 w-full rounded-lg" />;
  if (brands.data !== undefined && brands.data.data.length > 0)
    return (
      // On a phone, the tiles would push the steps below the fold.
      <div className="max-md:order-last">
        <RecentBrands maxBrands={maxBrands} />
      </div>
    );
  return isAtLeast('developer') ? <Invitation first={first} variant={variant} /> : null;
}

/** Invites the person to draw a first brand. */
function Invitation({ first, variant }: FirstDrawingProps) {
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-2">
      <div className="flex flex-col justify-center gap-5 p-6 lg:p-8">
        <div className="flex flex-col gap-1.5">
          <h2 className="text-lg font-semibold text-ink">{t('firstDrawing.title')}</h2>
          <p className="text-sm text-soft">{t('firstDrawing.description')}</p>
        </div>
        <div>
          <DrawButton first={first} variant={variant} />
        </div>
      </div>
      <Sample />
    </section>
  );
}

/** A sentence and the drawing it led to. */
function Sample() {
  return (
    <figure className="flex flex-col border-line bg-sunken max-md:border-t md:border-l">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-soft">
        {t('firstDrawing.samplePrompt')}
      </figcaption>
      <div className="grid flex-1 grid-cols-2">
        <Ground picture={sampleOnLight} background="bg-[#f6f6f7]" />
        <Ground picture={sampleOnDark} background="bg-[#111113]" />
      </div>
    </figure>
  );
}

function Ground({ picture, background }: { readonly picture: string; readonly background: string }) {
  return (
    <div className={`flex min-h-40 items-center justify-center px-6 py-8 ${background}`}>
      <img src={picture} alt="" className="max-h-24 w-full object-contain" />
    </div>
  );
}
