import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { KeyRound } from 'lucide-react';
import { useRevokedKeys } from '../../api/use-keys.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Pager } from '../../parts/pager.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { accessColumn, createdColumn, KeyName } from './key-table.tsx';
import { t } from './text.ts';

const columns: readonly Column<ConsoleKey>[] = [
  { key: 'key', header: t('revokedKeys.key'), cell: (key) => <KeyName apiKey={key} /> },
  accessColumn,
  {
    key: 'revoked',
    header: t('revokedKeys.revoked'),
    width: 'medium',
    labelOnPhone: true,
    cell: (key) => (key.revoked_at === null ? t('revokedKeys.notYet') : <Time at={key.revoked_at} />),
  },
  createdColumn,
];

/** Lists revoked keys, so that people can tell whether an old key in a file still works. */
export function RevokedKeys() {
  const list = useRevokedKeys();
  return (
    <Loaded
      query={list}
      failureTitle={t('revokedKeys.couldNotLoad')}
      skeleton={
        <TableSkeleton
          rows={4}
          label={t('revokedKeys.loadingTheKeys')}
          columns={columns}
          secondLine="desktop"
        />
      }
    >
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={KeyRound} title={t('revokedKeys.title')}>
            {t('revokedKeys.keysThatYouRevokeStay')}
          </Empty>
        ) : (
          <>
            <Table
              label={t('revokedKeys.revokedKeys')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <Pager {...list} count={rows.length} describeRows={(count) => t('revokedKeys.rows', { count })} />
          </>
        )
      }
    </Loaded>
  );
}
