import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { useState } from 'react';
import { useReportedKeys } from '../../api/use-keys.ts';
import { Button } from '../../parts/button.tsx';
import { OutsideLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Time } from '../../parts/time.tsx';
import { rich, t } from './text.ts';

interface KeyWarningsProps {
  readonly active: readonly ConsoleKey[];
  readonly onRevoke: ((key: ConsoleKey) => void) | undefined;
}

const recentLeakSeconds = 14 * 86_400;

/** Warns about active keys that were sent over plain HTTP, then about keys recently found in public. */
export function KeyWarnings({ active, onRevoke }: KeyWarningsProps) {
  const reported = useReportedKeys();
  const [since] = useState(() => Date.now() / 1000 - recentLeakSeconds);
  const recent = (reported.data?.data ?? []).filter((key) => (key.reported?.at ?? 0) > since);
  const exposed = active.filter((key) => key.exposed_at !== null);
  if (exposed.length === 0 && recent.length === 0) return null;
  return (
    <section aria-label={t('keyWarnings.warnings')} className="flex flex-col gap-2">
      {exposed.map((key) => (
        <ExposedNotice key={key.id} apiKey={key} onRevoke={onRevoke} />
      ))}
      {recent.map((key) => (
        <ReportedNotice key={key.id} apiKey={key} />
      ))}
    </section>
  );
}

function ExposedNotice({
  apiKey,
  onRevoke,
}: {
  readonly apiKey: ConsoleKey;
  readonly onRevoke: KeyWarningsProps['onRevoke'];
}) {
  return (
    <Notice
      tone="danger"
      action={
        onRevoke && (
          <Button size="small" onClick={() => onRevoke(apiKey)}>
            {t('keyWarnings.revokeIt')}
          </Button>
        )
      }
    >
      {rich('keyWarnings.sentOverPlainHttp', { name: () => <KeyInText apiKey={apiKey} /> })}
    </Notice>
  );
}

function ReportedNotice({ apiKey }: { readonly apiKey: ConsoleKey }) {
  const { reported, revoked_at: revokedAt } = apiKey;
  return (
    <Notice tone="warning">
      {rich('keyWarnings.foundInPublic', {
        name: () => <KeyInText apiKey={apiKey} />,
        link: (children) =>
          reported?.url ? <OutsideLink href={reported.url}>{children}</OutsideLink> : children,
        time: () => revokedAt !== null && <Time at={revokedAt} />,
      })}
    </Notice>
  );
}

function KeyInText({ apiKey }: { readonly apiKey: ConsoleKey }) {
  return (
    <span className="font-medium [overflow-wrap:anywhere]">
      {apiKey.label} <code className="font-mono text-xs font-normal">…{apiKey.last_four}</code>
    </span>
  );
}
