import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { CurrentPasswordInput } from '../people/password-input.tsx';
import { t } from './text.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly dangerous?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (password: string) => void;
  readonly pending: boolean;
  readonly error: unknown;
}

/**
 * Asks for the password before anything that weakens an account, because an unlocked screen does not prove who is
 * using it.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, description, action, dangerous = false, onClose, onSubmit, pending, error } = props;
  const [password, setPassword] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      onSubmit={() => onSubmit(password)}
      actions={
        <>
          <Button onClick={onClose}>{t('passwordDialog.cancel')}</Button>
          <Button type="submit" variant={dangerous ? 'danger' : 'primary'} pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <CurrentPasswordInput value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
      {error !== null && error !== undefined && <FieldError>{describeError(error)}</FieldError>}
    </Dialog>
  );
}
