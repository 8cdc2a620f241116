import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '../../api/auth.ts';
import { sessionsPath } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { Section } from '../../parts/page.tsx';
import { showToast } from '../../parts/toast.tsx';
import { NewPasswordInput, PasswordInput } from '../people/password-input.tsx';

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Password"
      description="A new password signs you out everywhere else."
      actions={<Button onClick={() => setOpen(true)}>Change password</Button>}
    >
      {open && <ChangePassword onClose={() => setOpen(false)} />}
    </Section>
  );
}

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [sessionsPath] });
      showToast('good', 'Your password is changed, and all other devices are signed out.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change password"
      onSubmit={() => change.mutate()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={change.isPending}>
            Change password
          </Button>
        </>
      }
    >
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={current}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <NewPasswordInput
        label="New password"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
      />
      {change.isError && <FieldError>{messageOf(change.error)}</FieldError>}
    </Dialog>
  );
}
