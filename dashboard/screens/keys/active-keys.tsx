import type { ConsoleKey, ConsoleKeys } from '@blazon/contract/console/keys.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { usePlace } from '../../api/use-me.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { KeyTable } from './key-table.tsx';
import { PlanNotice, PlanUpgradeNotice } from './plan-upgrade-notice.tsx';

interface ActiveKeysProps {
  readonly keys: UseQueryResult<ConsoleKeys>;
  readonly onRevoke: ((key: ConsoleKey) => void) | undefined;
}

/** The active keys, or why there are none. */
export function ActiveKeys({ keys, onRevoke }: ActiveKeysProps) {
  return (
    <Loaded query={keys} skeleton={<SkeletonRows rows={4} label="Loading the keys" />}>
      {({ data, plan_has_keys: hasPlan, most }) => {
        if (data.length === 0) return hasPlan ? <NoKeys /> : <PlanUpgradeNotice />;
        return (
          <>
            {!hasPlan && <PlanNotice />}
            <KeyTable keys={data} onRevoke={onRevoke} />
            <p className="text-xs text-faint">
              {data.length === 1 ? 'One key' : `${data.length} keys`} in use; a workspace may have {most},
              live and test together.
            </p>
          </>
        );
      }}
    </Loaded>
  );
}

function NoKeys() {
  const { isAtLeast } = usePlace();
  return (
    <Empty icon={KeyRound} title="No keys in use">
      {isAtLeast('developer')
        ? 'Create one for each program that calls Blazon, so that each can be revoked alone.'
        : 'Your role cannot create keys: ask a developer or an admin of this workspace.'}
    </Empty>
  );
}
