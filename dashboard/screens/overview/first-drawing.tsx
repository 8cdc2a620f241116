import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { Sparkles } from 'lucide-react';
import { useRecentBrands } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { ButtonLink } from '../../parts/link.tsx';
import sampleOnDark from '../../pictures/sample-on-dark.svg';
import sampleOnLight from '../../pictures/sample-on-light.svg';
import { RecentBrands } from './recent-brands.tsx';
import { t } from './text.ts';

const maxBrands = 4;

/** What the service does, before any code: the newest brands, or how to draw the first one. */
export function FirstDrawing({ first }: { readonly first: FirstSteps }) {
  const { isAtLeast } = usePlace();
  const brands = useRecentBrands();
  if (brands.isPending) return null;
  if (brands.data !== undefined && brands.data.data.length > 0) return <RecentBrands maxBrands={maxBrands} />;
  return isAtLeast('developer') ? <Invitation first={first} /> : null;
}

function Invitation({ first }: { readonly first: FirstSteps }) {
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-5 p-6 lg:p-8">
        <div className="flex flex-col gap-1.5">
          <h2 className="text-lg font-semibold text-ink">{t('firstDrawing.title')}</h2>
          <p className="text-sm text-soft">{t('firstDrawing.description')}</p>
        </div>
        <DrawButton first={first} />
      </div>
      <Sample />
    </section>
  );
}

/** Links to the prompt box of the newest project. On the Free plan, it links to the sandbox. */
function DrawButton({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment } = usePlace();
  const look = { variant: first.may_use_api ? 'secondary' : 'primary' } as const;
  const label = (
    <>
      <Sparkles aria-hidden className="size-4" strokeWidth={1.75} />
      {t('firstDrawing.drawABrand')}
    </>
  );
  const mayDrawHere = first.may_use_api || environment === 'sandbox';
  if (mayDrawHere && first.project !== null)
    return (
      <ButtonLink
        to="/w/$workspace/$environment/projects/$project"
        params={{ workspace: workspace.id, environment, project: first.project.id }}
        {...look}
      >
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink
      to="/w/$workspace/$environment/projects"
      params={{ workspace: workspace.id, environment: mayDrawHere ? environment : 'sandbox' }}
      {...look}
    >
      {label}
    </ButtonLink>
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
        <Ground picture={sampleOnLight} look="bg-[#f6f6f7]" />
        <Ground picture={sampleOnDark} look="bg-[#111113]" />
      </div>
    </figure>
  );
}

function Ground({ picture, look }: { readonly picture: string; readonly look: string }) {
  return (
    <div className={`flex min-h-40 items-center justify-center px-6 py-8 ${look}`}>
      <img src={picture} alt="" className="max-h-24 w-full object-contain" />
    </div>
  );
}
