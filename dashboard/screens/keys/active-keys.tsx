import type { ConsoleKey, ConsoleKeys } from '@blazon/contract/console/keys.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { usePlace } from '../../api/use-me.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { KeyTable } from './key-table.tsx';
import { PlanNotice, PlanUpgradeNotice } from './plan-upgrade-notice.tsx';
import { t } from './text.ts';

interface ActiveKeysProps {
  readonly keys: UseQueryResult<ConsoleKeys>;
  readonly onRevoke: ((key: ConsoleKey) => void) | undefined;
}

/** Lists the active keys, or explains why there are none. */
export function ActiveKeys({ keys, onRevoke }: ActiveKeysProps) {
  return (
    <Loaded query={keys} skeleton={<SkeletonRows rows={4} label={t('activeKeys.loadingTheKeys')} />}>
      {({ data, plan_has_keys: hasPlan, most }) => {
        if (data.length === 0) return hasPlan ? <NoKeys /> : <PlanUpgradeNotice />;
        return (
          <>
            {!hasPlan && <PlanNotice />}
            <KeyTable keys={data} onRevoke={onRevoke} />
            <p className="text-xs text-faint">{t('activeKeys.countInUse', { count: data.length, most })}</p>
          </>
        );
      }}
    </Loaded>
  );
}

function NoKeys() {
  const { isAtLeast } = usePlace();
  return (
    <Empty icon={KeyRound} title={t('activeKeys.title')}>
      {isAtLeast('developer')
        ? t('activeKeys.createOneForEachProgram')
        : t('activeKeys.yourRoleCantCreateKeys')}
    </Empty>
  );
}
