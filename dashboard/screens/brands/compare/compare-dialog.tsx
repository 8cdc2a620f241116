import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { Link } from '@tanstack/react-router';
import { useBrands } from '../../../api/use-brands.ts';
import { useWorkspaceContext } from '../../../api/workspace-context.tsx';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Pager } from '../../../parts/pager.tsx';
import { brandTitle } from '../brand-title.ts';
import { Ground, Logo } from '../logo.tsx';
import { useGround } from '../use-ground.tsx';
import { t } from '../text.ts';

interface CompareDialogProps {
  readonly brand: BrandDetail;
  readonly onClose: () => void;
}

/** Lets people choose another brand of the project to compare with. */
export function CompareDialog({ brand, onClose }: CompareDialogProps) {
  const { workspace, environment } = useWorkspaceContext();
  const [ground] = useGround();
  const list = useBrands({ projectId: brand.project_id });
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t('compareDialog.title')}
      description={t('compareDialog.description')}
      actions={<Button onClick={onClose}>{t('compareDialog.cancel')}</Button>}
    >
      <Loaded query={{ ...list, data: list.data?.filter(({ id }) => id !== brand.id) }}>
        {(others) =>
          others.length === 0 ? (
            <p className="py-8 text-center text-sm text-soft">{t('compareDialog.thereIsNoOtherBrand')}</p>
          ) : (
            <div className="flex flex-col gap-4">
              <ul aria-label={t('compareDialog.brands')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {others.map((other) => (
                  <li key={other.id}>
                    <Link
                      to="/w/$workspace/$environment/brands/$brand/compare/$other"
                      params={{ workspace: workspace.id, environment, brand: brand.id, other: other.id }}
                      className="flex flex-col gap-1.5 rounded-md text-xs text-soft hover:text-ink"
                    >
                      <Ground ground={ground} className="aspect-[4/3] rounded-md">
                        <Logo brandId={other.id} ground={ground} alt="" className="h-1/2 w-[66%]" />
                      </Ground>
                      <span className="line-clamp-1 font-medium text-ink [overflow-wrap:anywhere]">
                        {brandTitle(other)}
                      </span>
                      <span className="line-clamp-1 [overflow-wrap:anywhere]">{other.prompt}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager {...list} count={others.length} describeRows={(count) => t('rows.brands', { count })} />
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}
