import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addPasskey, canUsePasskeys, type Passkey, passkeysPath, removePasskey } from '../../api/passkeys.ts';
import { usePasskeys } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError, Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

export function PasskeysSection() {
  const passkeys = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <SettingRow
      title={t('passkeysSection.title')}
      description={t('passkeysSection.description')}
      actions={
        canUsePasskeys() && (
          <Button icon={Plus} onClick={() => setIsAdding(true)}>
            {t('passkeysSection.addPasskey')}
          </Button>
        )
      }
    >
      <Loaded query={passkeys}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-soft">{t('passkeysSection.noPasskeysYetAddOne')}</p>
          ) : (
            <Table
              label={t('passkeysSection.passkeys')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={createColumns(setRemoving)}
            />
          )
        }
      </Loaded>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </SettingRow>
  );
}

const getPasskeyTitle = (passkey: Passkey): string => passkey.name ?? t('passkeysSection.passkey');

function createColumns(onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] {
  return [
    { key: 'name', header: t('passkeysSection.name'), cell: getPasskeyTitle },
    {
      key: 'added',
      header: t('passkeysSection.added'),
      width: 'large',
      labelOnPhone: true,
      cell: ({ createdAt }) =>
        createdAt === null ? null : <Time at={Math.floor(Date.parse(createdAt) / 1000)} />,
    },
    {
      key: 'actions',
      header: t('passkeysSection.actions'),
      isMenu: true,
      cell: (passkey) => (
        <RowMenu label={t('passkeysSection.moreAboutNamed', { passkey: getPasskeyTitle(passkey) })}>
          <MenuItem icon={Trash2} danger onSelect={() => onRemove(passkey)}>
            {t('passkeysSection.remove')}
          </MenuItem>
        </RowMenu>
      ),
    },
  ];
}

function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [passkeysPath] });
      showToast('good', t('passkeysSection.passkeyAddedYouCanNow'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeysSection.addPasskey')}
      description={t('passkeysSection.yourDeviceWillAskFor')}
      onSubmit={() => add.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('passkeysSection.cancel')}</Button>
          <Button type="submit" variant="primary" pending={add.isPending}>
            {t('passkeysSection.continue')}
          </Button>
        </>
      }
    >
      <Input
        label={t('passkeysSection.name')}
        hint={t('passkeysSection.toRecogniseItLaterFor')}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {add.isError && <FieldError>{describeError(add.error)}</FieldError>}
    </Dialog>
  );
}

function RemovePasskeyDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [passkeysPath] });
      showToast('good', t('passkeysSection.passkeyRemovedItCanNo'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={t('passkeysSection.removeQuestion', { passkey: getPasskeyTitle(passkey) })}
      action={t('passkeysSection.removePasskey')}
      pending={remove.isPending}
      error={remove.isError ? describeError(remove.error) : null}
    >
      {t('passkeysSection.youCanNoLongerSign')}
    </ConfirmDialog>
  );
}
