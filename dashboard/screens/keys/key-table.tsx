import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';

interface KeyTableProps {
  readonly keys: readonly ConsoleKey[];
  /** Left out for those who may not. */
  readonly onRevoke: ((key: ConsoleKey) => void) | undefined;
}

export function KeyTable({ keys, onRevoke }: KeyTableProps) {
  return <Table label="Keys in use" columns={columnsOf(onRevoke)} rows={keys} rowKey={({ id }) => id} />;
}

function columnsOf(onRevoke: KeyTableProps['onRevoke']): readonly Column<ConsoleKey>[] {
  const facts: readonly Column<ConsoleKey>[] = [
    { key: 'key', header: 'Key', grows: true, cell: (key) => <KeyName apiKey={key} /> },
    { key: 'used', header: 'Last used', cell: (key) => <LastUsed apiKey={key} /> },
    { key: 'created', header: 'Created', cell: (key) => <Created apiKey={key} /> },
  ];
  if (onRevoke === undefined) return facts;
  const revoke: Column<ConsoleKey> = {
    key: 'revoke',
    header: 'Revoke',
    hideHeader: true,
    align: 'end',
    cell: (key) => (
      <Button size="small" aria-label={`Revoke ${key.label}`} onClick={() => onRevoke(key)}>
        Revoke
      </Button>
    ),
  };
  return [...facts, revoke];
}

/** The beginning and the end of the secret, as one finds it in a file of settings. */
export function KeyName({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5 py-2">
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium text-ink">{apiKey.label}</span>
        {apiKey.exposed_at !== null && <Badge tone="danger">Sent over plain HTTP</Badge>}
        {apiKey.reported !== null && <Badge tone="danger">Found in public</Badge>}
      </span>
      <code className="truncate font-mono text-xs font-normal text-faint">{maskedSecret(apiKey)}</code>
    </span>
  );
}

export function maskedSecret({ environment, last_four: lastFour }: ConsoleKey): string {
  return `${environment === 'live' ? 'sk_live_bz_' : 'sk_test_bz_'}…${lastFour}`;
}

function LastUsed({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return apiKey.last_used_at === null ? 'Never' : <Time at={apiKey.last_used_at} />;
}

export function Created({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return (
    <span className="max-sm:text-right">
      <Time at={apiKey.created_at} />
      <span className="text-faint"> by {apiKey.created_by?.name ?? 'an operator'}</span>
    </span>
  );
}
