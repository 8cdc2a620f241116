import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addPasskey, canUsePasskeys, type Passkey, passkeysPath, removePasskey } from '../../api/passkeys.ts';
import { usePasskeys } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { FieldError, Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';

export function PasskeysSection() {
  const passkeys = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, face or device PIN instead of a password."
      actions={
        canUsePasskeys() && (
          <Button icon={Plus} onClick={() => setIsAdding(true)}>
            Add passkey
          </Button>
        )
      }
    >
      <Loaded query={passkeys}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="border-y border-line py-3.5 text-sm text-soft">
              No passkeys yet: add one on each device that you sign in from.
            </p>
          ) : (
            <Table label="Passkeys" rows={rows} rowKey={({ id }) => id} columns={columnsFor(setLeaving)} />
          )
        }
      </Loaded>
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(undefined)} />}
    </Section>
  );
}

const nameOf = (passkey: Passkey): string => passkey.name ?? 'Passkey';

function columnsFor(onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] {
  return [
    { key: 'name', header: 'Name', grows: true, cell: nameOf },
    {
      key: 'added',
      header: 'Added',
      cell: ({ createdAt }) =>
        createdAt === null ? null : <Time at={Math.floor(Date.parse(createdAt) / 1000)} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (passkey) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${nameOf(passkey)}`}
          onClick={() => onRemove(passkey)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [passkeysPath] });
      showToast('good', 'The passkey is added: you can sign in with it.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add passkey"
      description="Your device asks for your fingerprint, face or PIN next."
      onSubmit={() => add.mutate()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={add.isPending}>
            Go on
          </Button>
        </>
      }
    >
      <Input
        label="Name"
        hint="So that you know it again, such as “Work laptop”."
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {add.isError && <FieldError>{messageOf(add.error)}</FieldError>}
    </Dialog>
  );
}

function RemovePasskey({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [passkeysPath] });
      showToast('good', 'The passkey is removed: it signs nobody in any more.');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={`Remove “${nameOf(passkey)}”?`}
      action="Remove passkey"
      pending={remove.isPending}
      error={remove.isError ? messageOf(remove.error) : null}
    >
      It signs you in no more; your device may go on showing it until you delete it there.
    </ConfirmDialog>
  );
}
