import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { Ban, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { describeTimeAgo } from '../../parts/time-ago.ts';
import { Time } from '../../parts/time.tsx';
import { describeNetworks, describeScopes, isExpired } from './key-limits.ts';
import { rich, t } from './text.ts';

export type KeyAction = 'change' | 'revoke';

export interface KeyTableProps {
  readonly label: string;
  readonly keys: readonly ConsoleKey[];
  /** Undefined if the person may not change keys. */
  readonly onAct: ((action: KeyAction, key: ConsoleKey) => void) | undefined;
}

export function KeyTable({ label, keys, onAct }: KeyTableProps) {
  return <Table label={label} columns={createKeyColumns(onAct)} rows={keys} rowKey={({ id }) => id} />;
}

export function createKeyColumns(onAct: KeyTableProps['onAct']): readonly Column<ConsoleKey>[] {
  const onRevoke = onAct && ((key: ConsoleKey) => onAct('revoke', key));
  const facts: readonly Column<ConsoleKey>[] = [
    { key: 'key', header: t('keyTable.key'), cell: (key) => <KeyName apiKey={key} onRevoke={onRevoke} /> },
    accessColumn,
    {
      key: 'used',
      header: t('keyTable.lastUsed'),
      width: 'medium',
      labelOnPhone: true,
      cell: (key) => <LastUsedCell apiKey={key} />,
    },
    { ...createdColumn, cell: (key) => <CreatedCell apiKey={key} onRevoke={onRevoke} /> },
  ];
  if (onAct === undefined) return facts;
  const menu: Column<ConsoleKey> = {
    key: 'menu',
    header: t('keyTable.actions'),
    isMenu: true,
    cell: (key) => (
      <RowMenu label={t('keyTable.moreAboutLabel', { label: key.label })}>
        {!isExpired(key, Date.now() / 1000) && (
          <MenuItem icon={SlidersHorizontal} onSelect={() => onAct('change', key)}>
            {t('keyTable.changeLimits')}
          </MenuItem>
        )}
        <MenuItem icon={Ban} danger onSelect={() => onAct('revoke', key)}>
          {t('keyTable.revoke')}
        </MenuItem>
      </RowMenu>
    ),
  };
  return [...facts, menu];
}

export const accessColumn: Column<ConsoleKey> = {
  key: 'access',
  header: t('keyTable.access'),
  width: 'large',
  cell: (key) => <AccessCell apiKey={key} />,
};

export const createdColumn: Column<ConsoleKey> = {
  key: 'created',
  header: t('keyTable.created'),
  width: 'large',
  hideOnPhone: true,
  cell: (key) => <CreatedCell apiKey={key} />,
};

interface KeyCellProps {
  readonly apiKey: ConsoleKey;
  /** Offers to revoke a key whose creator has left the workspace. */
  readonly onRevoke?: ((key: ConsoleKey) => void) | undefined;
}

/** Shows the beginning and the end of the secret, so that people recognise it in a settings file. */
export function KeyName({ apiKey, onRevoke }: KeyCellProps) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="max-w-full truncate font-medium text-ink">{apiKey.label}</span>
        <code className="font-mono text-xs font-normal text-faint md:hidden">…{apiKey.last_four}</code>
        <ExpiryBadge apiKey={apiKey} />
        {apiKey.exposed_at !== null && <Badge tone="danger">{t('keyTable.sentOverPlainHttp')}</Badge>}
        {apiKey.reported !== null && <Badge tone="danger">{t('keyTable.foundInPublic')}</Badge>}
      </span>
      <code className="truncate font-mono text-xs font-normal text-faint max-md:hidden">
        {maskSecret(apiKey)}
      </code>
      {hasCreatorLeft(apiKey) && (
        <span className="flex flex-wrap items-center gap-x-1.5 text-xs font-normal text-warning md:hidden">
          {t('keyTable.createdByFormerMember', { creatorName: creatorName(apiKey) })}
          <RevokeButton apiKey={apiKey} onRevoke={onRevoke} />
        </span>
      )}
    </span>
  );
}

/** How long before the expiry a warning appears. This leaves time to replace the key. */
const expiryWarningSeconds = 14 * 86_400;

export function isExpiringSoon(
  { expires_at: expiresAt, revoked_at: revokedAt }: ConsoleKey,
  now: number,
): boolean {
  return (
    expiresAt !== null && revokedAt === null && expiresAt > now && expiresAt - now < expiryWarningSeconds
  );
}

function ExpiryBadge({ apiKey }: { readonly apiKey: ConsoleKey }) {
  const [now] = useState(() => Date.now() / 1000);
  if (isExpired(apiKey, now) && apiKey.revoked_at === null)
    return <Badge tone="danger">{t('keyTable.expired')}</Badge>;
  return isExpiringSoon(apiKey, now) ? (
    <Badge tone="warning">
      {t('keyTable.expiresSoon', { timeAgo: describeTimeAgo(apiKey.expires_at ?? now, now) })}
    </Badge>
  ) : null;
}

/** What the key may do, from where, and until when. If it expires soon, a badge beside its name replaces the date. */
function AccessCell({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return (
    <span className="flex min-w-0 flex-col max-md:flex-row max-md:flex-wrap max-md:gap-x-1.5">
      <span className="max-md:not-last:after:ml-1.5 max-md:not-last:after:text-faint max-md:not-last:after:content-['·']">
        {describeScopes(apiKey)}
      </span>
      <LimitsLine apiKey={apiKey} />
    </span>
  );
}

function LimitsLine({ apiKey }: { readonly apiKey: ConsoleKey }) {
  const [now] = useState(() => Date.now() / 1000);
  const networks = describeNetworks(apiKey);
  const expiresAt = isExpiringSoon(apiKey, now) ? null : apiKey.expires_at;
  if (networks === '' && expiresAt === null) return null;
  return (
    <span className="text-xs text-faint">
      {networks !== '' && <span title={apiKey.allowed_networks?.join(', ')}>{networks}</span>}
      {networks !== '' && expiresAt !== null && '\u00a0· '}
      {expiresAt !== null && (
        <>
          {rich(expiresAt <= now ? 'keyTable.expiredTime' : 'keyTable.expiresTime', {
            time: () => <Time at={expiresAt} />,
          })}
        </>
      )}
    </span>
  );
}

export function maskSecret({ environment, last_four: lastFour }: ConsoleKey): string {
  return `${environment === 'live' ? 'sk_live_bz_' : 'sk_test_bz_'}…${lastFour}`;
}

function LastUsedCell({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return apiKey.last_used_at === null ? t('keyTable.never') : <Time at={apiKey.last_used_at} />;
}

function CreatedCell({ apiKey, onRevoke }: KeyCellProps) {
  return (
    <span>
      <Time at={apiKey.created_at} />
      <span className="text-faint"> {t('keyTable.by', { creatorName: creatorName(apiKey) })}</span>
      {hasCreatorLeft(apiKey) && (
        <span className="flex flex-wrap gap-x-1.5 text-xs text-warning">
          {t('keyTable.noLongerAMember')}
          <RevokeButton apiKey={apiKey} onRevoke={onRevoke} />
        </span>
      )}
    </span>
  );
}

function RevokeButton({ apiKey, onRevoke }: KeyCellProps) {
  if (onRevoke === undefined) return null;
  return (
    <TextButton
      aria-label={t('keyTable.revokeLabel', { label: apiKey.label })}
      onClick={() => onRevoke(apiKey)}
    >
      {t('keyTable.revoke')}
    </TextButton>
  );
}

/** A person who left may still have the secret. */
function hasCreatorLeft({ created_by: creator, revoked_at: revokedAt }: ConsoleKey): boolean {
  return creator?.is_member === false && revokedAt === null;
}

function creatorName({ created_by: creator }: ConsoleKey): string {
  return creator === null ? t('keyTable.anOperator') : (creator.name ?? t('keyTable.aDeletedAccount'));
}
