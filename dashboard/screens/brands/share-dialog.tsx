import type { BrandShare } from '@blazon/contract/console/shares.ts';
import { useState } from 'react';
import { useCreateShare, useRevokeShare, useShares } from '../../api/use-shares.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';

interface ShareDialogProps {
  readonly brandId: string;
  readonly onClose: () => void;
}

const terms = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** Share links for people without an account: created, copied once and revoked here. */
export function ShareDialog({ brandId, onClose }: ShareDialogProps) {
  const create = useCreateShare(brandId);
  const [days, setDays] = useState<(typeof terms)[number]['value']>('30');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this brand"
      description="Anyone with the link can see the logo, colours and typeface, and download the logo. Search engines are told not to list it."
      onSubmit={() => create.mutate(Number(days))}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {create.error && (
        <Notice tone="danger" announce>
          {messageOf(create.error)}
        </Notice>
      )}
      {create.data ? (
        <NewLink url={create.data.url} />
      ) : (
        <div className="flex items-end gap-2">
          <Select label="Works for" value={days} options={terms} onChange={setDays} className="w-36" />
          <Button type="submit" variant="primary" pending={create.isPending}>
            Create link
          </Button>
        </div>
      )}
      <OpenLinks brandId={brandId} />
    </Dialog>
  );
}

function NewLink({ url }: { readonly url: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Input
        label="Link"
        hint="Copy it now: we keep only a fingerprint of it and cannot show it again."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyButton text={url} label="Copy link" />
      </div>
    </div>
  );
}

function OpenLinks({ brandId }: { readonly brandId: string }) {
  const shares = useShares(brandId);
  return (
    <Loaded query={shares}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-sm text-faint">There are no open links.</p>
        ) : (
          <ul aria-label="Open links" className="divide-y divide-line border-y border-line">
            {data.map((share) => (
              <OpenLink key={share.id} brandId={brandId} share={share} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayOf = (seconds: number): string => day.format(new Date(seconds * 1000));

function OpenLink({ brandId, share }: { readonly brandId: string; readonly share: BrandShare }) {
  const revoke = useRevokeShare(brandId);
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <span className="text-soft">
        Created {dayOf(share.created_at)}, works until {dayOf(share.expires_at)}
      </span>
      <Button
        size="small"
        variant="quiet"
        pending={revoke.isPending}
        aria-label={`Revoke the link of ${dayOf(share.created_at)}`}
        onClick={() => revoke.mutate(share.id)}
      >
        Revoke
      </Button>
    </li>
  );
}
