import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { Columns2, GitBranch, Rocket, Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { BrandMenu } from './brand-menu.tsx';
import { brandTitle } from './brand-title.ts';
import { CompareDialog } from './compare/compare-dialog.tsx';
import { KitButton } from './downloads.tsx';
import { MakeLiveDialog } from './make-live.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { t } from './text.ts';

/**
 * The primary action downloads the kit, or takes a sandbox brand live. On a phone, all other actions are in the menu, so
 * that the logo is visible without scrolling.
 */
export function BrandActions({ brand }: { readonly brand: BrandDetail }) {
  const { environment, isAtLeast } = useWorkspaceContext();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'compare' | 'share' | 'live'>();
  const close = () => setOpen(undefined);
  const mayChange = isAtLeast('developer');
  const mayMakeLive = mayChange && environment === 'sandbox';
  return (
    <>
      {mayChange && !isPhone && <ChangeButtons brand={brand} onShare={() => setOpen('share')} />}
      {mayMakeLive ? (
        <Button variant="primary" icon={Rocket} onClick={() => setOpen('live')}>
          {t('makeLive.makeItLive')}
        </Button>
      ) : (
        <KitButton brandId={brand.id} />
      )}
      {mayChange ? (
        <BrandMenu
          brand={brand}
          onCompare={() => setOpen('compare')}
          onShare={isPhone ? () => setOpen('share') : undefined}
        />
      ) : (
        <Button icon={Columns2} onClick={() => setOpen('compare')}>
          {t('brandActions.compare')}
        </Button>
      )}
      {open === 'compare' && <CompareDialog brand={brand} onClose={close} />}
      {open === 'share' && <ShareDialog brandId={brand.id} onClose={close} />}
      {open === 'live' && <MakeLiveDialog brandId={brand.id} title={brandTitle(brand)} onClose={close} />}
    </>
  );
}

interface ChangeButtonsProps {
  readonly brand: BrandDetail;
  readonly onShare: () => void;
}

function ChangeButtons({ brand, onShare }: ChangeButtonsProps) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <>
      <ButtonLink
        to="/w/$workspace/$environment/projects/$project"
        params={{ ...params, project: brand.project_id }}
        search={{ refine: brand.id }}
      >
        <GitBranch aria-hidden className="size-4" strokeWidth={1.75} />
        {t('brandActions.refine')}
      </ButtonLink>
      <ButtonLink
        to="/w/$workspace/$environment/brands/$brand"
        params={{ ...params, brand: brand.id }}
        search={{ edit: true }}
        resetScroll={false}
      >
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        {t('brandActions.edit')}
      </ButtonLink>
      <Button icon={Share2} onClick={onShare}>
        {t('brandActions.share')}
      </Button>
    </>
  );
}
