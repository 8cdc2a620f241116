import type { ConsoleKeys } from '@blazon/contract/console/keys.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useApiUrl } from '../../api/use-overview.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { KeyTable, type KeyTableProps } from './key-table.tsx';
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
      skeleton={<SkeletonRows rows={4} label={t('activeKeys.loadingTheKeys')} />}
    >
      {({ data, plan_has_keys: hasPlan, most }) => {
        if (data.length === 0) return hasPlan ? <NoKeys create={create} /> : <PlanUpgradeNotice />;
        return (
          <>
            {!hasPlan && <PlanNotice />}
            <KeyTable keys={data} onAct={onAct} />
            <p className="text-xs text-faint">{t('activeKeys.countInUse', { count: data.length, most })}</p>
          </>
        );
      }}
    </Loaded>
  );
}

function NoKeys({ create }: { readonly create: ReactNode }) {
  const { environment, isAtLeast } = useWorkspaceContext();
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
      <FirstCall environment={environment} />
    </div>
  );
}

/** A sample call with a key. It is hidden until the URL of the API is known. */
function FirstCall({ environment }: { readonly environment: 'live' | 'sandbox' }) {
  const apiUrl = useApiUrl().data;
  if (apiUrl === undefined) return null;
  const secret = environment === 'live' ? 'sk_live_bz_…' : 'sk_test_bz_…';
  const code = `curl ${apiUrl}/v1/projects -H "Authorization: Bearer ${secret}"`;
  return <CodeBlock label={t('activeKeys.sendTheKey')} code={code} wraps showLabel />;
}
