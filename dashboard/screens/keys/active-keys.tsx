import type { ConsoleKey, ConsoleKeys } from '@blazon/contract/console/keys.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { FirstCall } from './first-call.tsx';
import { isExpired } from './key-limits.ts';
import { createKeyColumns, isExpiringSoon, KeyTable, type KeyTableProps } from './key-table.tsx';
import { PlanNotice, PlanUpgradeNotice } from './plan-upgrade-notice.tsx';
import { t } from './text.ts';

interface ActiveKeysProps {
  readonly keys: UseQueryResult<ConsoleKeys>;
  readonly onAct: KeyTableProps['onAct'];
  /** The button that creates a key, if the person may. */
  readonly create: ReactNode;
}

/** Lists the active keys, or explains why there are none. */
export function ActiveKeys({ keys, onAct, create }: ActiveKeysProps) {
  return (
    <Loaded
      query={keys}
      failureTitle={t('activeKeys.couldNotLoad')}
      skeleton={
        <TableSkeleton
          rows={4}
          label={t('activeKeys.loadingTheKeys')}
          columns={createKeyColumns(onAct)}
          secondLine="desktop"
        />
      }
    >
      {({ data, plan_has_keys: hasPlan, most }) => {
        if (data.length === 0) return hasPlan ? <NoKeys create={create} /> : <PlanUpgradeNotice />;
        return (
          <>
            {!hasPlan && <PlanNotice />}
            <KeyGroups keys={data} most={most} onAct={onAct} />
          </>
        );
      }}
    </Loaded>
  );
}

interface KeyGroupsProps extends Pick<ActiveKeysProps, 'onAct'> {
  readonly keys: readonly ConsoleKey[];
  readonly most: number;
}

/** Lists expired keys below the others. They count towards the limit until somebody revokes them. */
function KeyGroups({ keys, most, onAct }: KeyGroupsProps) {
  const [now] = useState(() => Date.now() / 1000);
  const active = keys.filter((key) => !isExpired(key, now));
  const expiringCount = active.filter((key) => isExpiringSoon(key, now)).length;
  const expired = keys.filter((key) => isExpired(key, now));
  return (
    <>
      {active.length === 0 ? (
        <NoKeys create={null} />
      ) : (
        <>
          <KeyTable label={t('activeKeys.activeKeys')} keys={active} onAct={onAct} />
          <div className="flex flex-col gap-1 text-xs text-faint">
            <p>{t('activeKeys.count', { count: active.length, most })}</p>
            {onAct === undefined ? (
              <p>{t('activeKeys.yourRoleCantManageKeys')}</p>
            ) : (
              expiringCount > 0 && <p>{t('activeKeys.expiringSoon', { count: expiringCount })}</p>
            )}
          </div>
        </>
      )}
      {expired.length > 0 && (
        <div className="mt-8">
          <Section title={t('activeKeys.expired')} description={t('activeKeys.callsAreRefused')}>
            <KeyTable label={t('activeKeys.expiredKeys')} keys={expired} onAct={onAct} />
          </Section>
        </div>
      )}
    </>
  );
}

function NoKeys({ create }: { readonly create: ReactNode }) {
  const { isAtLeast } = useWorkspaceContext();
  if (!isAtLeast('developer'))
    return (
      <Empty icon={KeyRound} title={t('activeKeys.title')}>
        {t('activeKeys.yourRoleCantCreateKeys')}
      </Empty>
    );
  return (
    <div className="flex flex-col gap-4">
      <Empty icon={KeyRound} title={t('activeKeys.title')} action={create}>
        {t('activeKeys.createOneForEachProgram')}
      </Empty>
      <FirstCall label={t('activeKeys.sendTheKey')} />
    </div>
  );
}
