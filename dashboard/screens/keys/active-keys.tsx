import type { ConsoleKey, ConsoleKeys } from '@blazon/contract/console/keys.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useApiUrl } from '../../api/use-overview.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { isExpired } from './key-limits.ts';
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
  const expired = keys.filter((key) => isExpired(key, now));
  return (
    <>
      {active.length === 0 ? (
        <NoKeys create={null} />
      ) : (
        <>
          <KeyTable label={t('activeKeys.activeKeys')} keys={active} onAct={onAct} />
          <p className="text-xs text-faint">{t('activeKeys.count', { count: active.length, most })}</p>
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
