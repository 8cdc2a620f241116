import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '../../api/auth.ts';
import { sessionsPath } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { NewPasswordInput, PasswordInput } from '../people/password-input.tsx';
import { t } from './text.ts';

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      title={t('passwordSection.title')}
      description={t('passwordSection.description')}
      actions={<Button onClick={() => setOpen(true)}>{t('passwordSection.changePassword')}</Button>}
    >
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [sessionsPath] });
      showToast('good', t('passwordSection.passwordChangedAllOtherDevices'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passwordSection.changePassword')}
      onSubmit={() => change.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('passwordSection.cancel')}</Button>
          <Button type="submit" variant="primary" pending={change.isPending}>
            {t('passwordSection.changePassword')}
          </Button>
        </>
      }
    >
      <PasswordInput
        label={t('passwordSection.currentPassword')}
        autoComplete="current-password"
        required
        maxLength={128}
        value={current}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <NewPasswordInput
        label={t('passwordSection.newPassword')}
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
      />
      {change.isError && <FieldError>{describeError(change.error)}</FieldError>}
    </Dialog>
  );
}
