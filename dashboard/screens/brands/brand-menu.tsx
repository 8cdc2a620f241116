import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { limits } from '@blazon/contract/limits.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Columns2,
  Ellipsis,
  GitBranch,
  PencilLine,
  Share2,
  SlidersHorizontal,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useDeleteBrand, useUpdateBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx';
import { showToast } from '../../parts/toast.tsx';
import { brandTitle } from './brand-title.ts';
import { t } from './text.ts';

interface BrandMenuProps {
  readonly brand: BrandDetail;
  readonly onCompare: () => void;
  /** Given only on a phone, where the menu also contains the actions that are buttons elsewhere. */
  readonly onShare?: (() => void) | undefined;
}

/** A menu of the actions that do not redraw the brand. On a phone, it contains all actions except the primary one. */
export function BrandMenu({ brand, onCompare, onShare }: BrandMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const update = useUpdateBrand(brand.id);
  const close = () => setOpen(undefined);
  const toggleFavourite = () =>
    update.mutate(
      { is_favourite: !brand.is_favourite },
      { onError: (error) => showToast('danger', describeError(error)) },
    );
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('brandMenu.moreAboutThisBrand')} />}>
        {onShare !== undefined && <ChangeItems brand={brand} onShare={onShare} />}
        <MenuItem icon={Columns2} onSelect={onCompare}>
          {t('brandActions.compare')}
        </MenuItem>
        <MenuItem icon={brand.is_favourite ? StarOff : Star} onSelect={toggleFavourite}>
          {brand.is_favourite ? t('brandMenu.removeFromFavourites') : t('brandMenu.addToFavourites')}
        </MenuItem>
        <MenuItem icon={PencilLine} onSelect={() => setOpen('rename')}>
          {t('brandMenu.rename')}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} danger onSelect={() => setOpen('delete')}>
          {t('brandMenu.deleteBrand')}
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameDialog brand={brand} onClose={close} />}
      {open === 'delete' && <DeleteDialog brand={brand} onClose={close} />}
    </>
  );
}

function ChangeItems({ brand, onShare }: { readonly brand: BrandDetail; readonly onShare: () => void }) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <>
      <MenuItem
        icon={GitBranch}
        render={
          <Link
            to="/w/$workspace/$environment/projects/$project"
            params={{ ...params, project: brand.project_id }}
            search={{ refine: brand.id }}
          />
        }
      >
        {t('brandActions.refine')}
      </MenuItem>
      <MenuItem
        icon={SlidersHorizontal}
        render={
          <Link
            to="/w/$workspace/$environment/brands/$brand"
            params={{ ...params, brand: brand.id }}
            search={{ edit: true }}
            resetScroll={false}
          />
        }
      >
        {t('brandActions.edit')}
      </MenuItem>
      <MenuItem icon={Share2} onSelect={onShare}>
        {t('brandActions.share')}
      </MenuItem>
    </>
  );
}

interface BrandDialogProps {
  readonly brand: BrandDetail;
  readonly onClose: () => void;
}

function RenameDialog({ brand, onClose }: BrandDialogProps) {
  const update = useUpdateBrand(brand.id);
  const [name, setName] = useState(brand.name ?? '');
  const submit = () => {
    if (name.trim() === '' || update.isPending) return;
    update.mutate({ name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('brandMenu.title')}
      description={t('brandMenu.description')}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('brandMenu.cancel')}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {t('brandMenu.rename')}
          </Button>
        </>
      }
    >
      <Input
        label={t('brandMenu.name')}
        value={name}
        maxLength={limits.nameLength}
        error={update.error === null ? null : describeError(update.error)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function DeleteDialog({ brand, onClose }: BrandDialogProps) {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  const erase = useDeleteBrand(brand);
  const confirm = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        showToast('good', t('brandMenu.deleted', { brandTitle: brandTitle(brand) }));
        void navigate({
          to: '/w/$workspace/$environment/projects/$project',
          params: { workspace: workspace.id, environment, project: brand.project_id },
        });
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('brandMenu.deleteQuestion', { brandTitle: brandTitle(brand) })}
      action={t('brandMenu.deleteBrand')}
      pending={erase.isPending}
      error={erase.error === null ? null : describeError(erase.error)}
    >
      {t('brandMenu.itsDrawingsAndDownloadsDisappear')}
    </ConfirmDialog>
  );
}
