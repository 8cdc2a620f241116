import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { KeyRound } from 'lucide-react';
import { useRevokedKeys } from '../../api/use-keys.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Pager } from '../../parts/pager.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Created, KeyName } from './key-table.tsx';

const columns: readonly Column<ConsoleKey>[] = [
  { key: 'key', header: 'Key', grows: true, cell: (key) => <KeyName apiKey={key} /> },
  {
    key: 'revoked',
    header: 'Revoked',
    cell: (key) => (key.revoked_at === null ? 'Not yet' : <Time at={key.revoked_at} />),
  },
  { key: 'created', header: 'Created', cell: (key) => <Created apiKey={key} /> },
];

/** Past keys, so that an old key in a file can be distinguished from an active one. */
export function RevokedKeys() {
  const list = useRevokedKeys();
  return (
    <Loaded query={list} skeleton={<SkeletonRows rows={4} label="Loading the keys" />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={KeyRound} title="No key was revoked yet">
            A revoked key stays in this list, so that you can tell it from one that works.
          </Empty>
        ) : (
          <>
            <Table label="Revoked keys" columns={columns} rows={rows} rowKey={({ id }) => id} />
            <Pager {...list} count={rows.length} noun={['revoked key', 'revoked keys']} />
          </>
        )
      }
    </Loaded>
  );
}
