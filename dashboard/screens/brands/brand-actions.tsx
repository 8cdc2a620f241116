import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { Columns2, GitBranch, Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { brandTitle } from './brand-title.ts';
import { CompareDialog } from './compare/compare-dialog.tsx';
import { KitButton } from './downloads.tsx';
import { MakeLive } from './make-live.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { t } from './text.ts';

export function BrandActions({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const [open, setOpen] = useState<'compare' | 'share'>();
  const close = () => setOpen(undefined);
  const mayChange = isAtLeast('developer');
  return (
    <>
      {mayChange && (
        <>
          <ButtonLink
            to="/w/$workspace/$environment/projects/$project"
            params={{ workspace: workspace.id, environment, project: brand.project_id }}
            search={{ refine: brand.id }}
          >
            <GitBranch aria-hidden className="size-4" strokeWidth={1.75} />
            {t('brandActions.refine')}
          </ButtonLink>
          <ButtonLink
            to="/w/$workspace/$environment/brands/$brand"
            params={{ workspace: workspace.id, environment, brand: brand.id }}
            search={{ edit: true }}
            resetScroll={false}
          >
            <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
            {t('brandActions.edit')}
          </ButtonLink>
          <Button icon={Share2} onClick={() => setOpen('share')}>
            {t('brandActions.share')}
          </Button>
        </>
      )}
      {environment === 'sandbox' && <MakeLive brandId={brand.id} title={brandTitle(brand)} />}
      <KitButton brandId={brand.id} />
      {mayChange ? (
        <BrandMenu brand={brand} onCompare={() => setOpen('compare')} />
      ) : (
        <Button icon={Columns2} onClick={() => setOpen('compare')}>
          {t('brandActions.compare')}
        </Button>
      )}
      {open === 'compare' && <CompareDialog brand={brand} onClose={close} />}
      {open === 'share' && <ShareDialog brandId={brand.id} onClose={close} />}
    </>
  );
}
