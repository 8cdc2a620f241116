import type { BrandShare } from '@blazon/contract/console/shares.ts';
import { useState } from 'react';
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
      <ActiveLinks brandId={brandId} />
    </Dialog>
  );
}

function NewLink({ url }: { readonly url: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Input
        label={t('shareDialog.link')}
        hint={t('shareDialog.copyItNowWeKeep')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyButton text={url} label={t('shareDialog.copyLink')} />
      </div>
    </div>
  );
}

function ActiveLinks({ brandId }: { readonly brandId: string }) {
  const shares = useShares(brandId);
  return (
    <Loaded query={shares}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-sm text-faint">{t('shareDialog.thereAreNoOpenLinks')}</p>
        ) : (
          <ul aria-label={t('shareDialog.openLinks')} className="divide-y divide-line border-y border-line">
            {data.map((share) => (
              <ActiveLink key={share.id} brandId={brandId} share={share} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const formatDate = createDateFormatter({ dateStyle: 'medium' });
const formatDay = (seconds: number): string => formatDate(new Date(seconds * 1000));

function ActiveLink({ brandId, share }: { readonly brandId: string; readonly share: BrandShare }) {
  const revoke = useRevokeShare(brandId);
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <span className="text-soft">
        {t('shareDialog.createdAndWorksUntil', {
          createdAt: formatDay(share.created_at),
          expiresAt: formatDay(share.expires_at),
        })}
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
