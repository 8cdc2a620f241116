import type { BrandShare } from '@blazon/contract/console/shares.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useCreateShare, useRevokeShare, useShares } from '../../api/use-shares.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { t } from './text.ts';
import { createDateFormatter } from '../../messages/date-format.ts';

interface ShareDialogProps {
  readonly brandId: string;
  readonly onClose: () => void;
}

const shareTerms = [
  { value: '7', label: t('shareDialog.days', { count: 7 }) },
  { value: '30', label: t('shareDialog.days', { count: 30 }) },
  { value: '90', label: t('shareDialog.days', { count: 90 }) },
] as const;

/** Creates, copies and revokes share links for people without an account. A link can be copied only once. */
export function ShareDialog({ brandId, onClose }: ShareDialogProps) {
  const create = useCreateShare(brandId);
  const [days, setDays] = useState<(typeof shareTerms)[number]['value']>('30');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shareDialog.title')}
      description={t('shareDialog.description')}
      onSubmit={() => create.mutate(Number(days))}
      actions={<Button onClick={onClose}>{t('shareDialog.done')}</Button>}
    >
      {create.error && (
        <Notice tone="danger" announce>
          {describeError(create.error)}
        </Notice>
      )}
      {create.data ? (
        <NewLink url={create.data.url} />
      ) : (
        <div className="flex items-end gap-2">
          <Select
            label={t('shareDialog.worksFor')}
            value={days}
            options={shareTerms}
            onChange={setDays}
            className="w-36"
          />
          <Button type="submit" variant="primary" pending={create.isPending}>
            {t('shareDialog.createLink')}
          </Button>
        </div>
      )}
      <ActiveLinks
        brandId={brandId}
        // The address of a revoked link leads nowhere, so it must not be copied any more.
        onRevoked={(id) => {
          if (id === create.data?.id) create.reset();
        }}
      />
    </Dialog>
  );
}

/** Copying is the next step, so its button is beside the address and has the focus. */
function NewLink({ url }: { readonly url: string }) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => copy.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
      <Input
        label={t('shareDialog.link')}
        hideLabel
        hint={t('shareDialog.copyItNowWeKeep')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1"
      />
      <CopyButton ref={copy} variant="primary" text={url} label={t('shareDialog.copyLink')} />
    </div>
  );
}

interface ActiveLinksProps {
  readonly brandId: string;
  readonly onRevoked: (id: string) => void;
}

function ActiveLinks({ brandId, onRevoked }: ActiveLinksProps) {
  const shares = useShares(brandId);
  const id = useId();
  return (
    <Loaded query={shares}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-sm text-faint">{t('shareDialog.thereAreNoOpenLinks')}</p>
        ) : (
          <div className="flex flex-col gap-1 border-t border-line pt-4">
            <h3 id={id} className="text-sm font-medium text-ink">
              {t('shareDialog.openLinks')}
            </h3>
            <ul aria-labelledby={id} className="divide-y divide-line">
              {data.map((share) => (
                <ActiveLink key={share.id} brandId={brandId} share={share} onRevoked={onRevoked} />
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}

const formatDate = createDateFormatter({ dateStyle: 'medium' });
const formatDay = (seconds: number): string => formatDate(new Date(seconds * 1000));

function ActiveLink({ brandId, share, onRevoked }: ActiveLinksProps & { readonly share: BrandShare }) {
  const revoke = useRevokeShare(brandId, onRevoked);
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <span className="flex min-w-0 flex-col">
        <span className="text-ink">
          {t('shareDialog.worksUntil', { expiresAt: formatDay(share.expires_at) })}
        </span>
        <span className="text-xs text-faint">
          {t('shareDialog.createdOn', { createdAt: formatDay(share.created_at) })}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        pending={revoke.isPending}
        aria-label={t('shareDialog.revokeLinkOf', { createdAt: formatDay(share.created_at) })}
        onClick={() => revoke.mutate(share.id)}
      >
        {t('shareDialog.revoke')}
      </Button>
    </li>
  );
}
